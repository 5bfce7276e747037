// Gives an order the price that its payment link promised.
import { listPriceOf } from '@taana-baana/contract/pricing/list-price.ts';
import { sharePaise } from '@taana-baana/contract/pricing/share-paise.ts';
import type { Transaction } from '../../../../../database/transaction.ts';
import { toPaise } from '../../../../../integrations/payment-gateway/paise.ts';
import { deleteAdjustments, insertGoods, listLines, updateLine } from '../../../order/order-goods.repository.ts';
import type { OrderRecord } from '../../../order/orders.mapping.ts';
import { takePromised } from '../../offers/uses.service.ts';
import type { PromisedPrice } from './promised-price.ts';

/** Call in the transaction that sets the order's sums to the promised ones. Throws an OfferGoneError. */
export async function writePromised(
  trx: Transaction,
  order: OrderRecord,
  { adjustments, uses, off }: PromisedPrice,
  at: Date,
): Promise<void> {
  for (const [product, lines] of Map.groupBy(await listLines(trx, [order.id]), (line) => line.product_id)) {
    const shares = sharePaise(
      off[product] ?? 0,
      lines.map((line) => toPaise(listPriceOf(line))),
    );
    for (const [index, { id }] of lines.entries()) await updateLine(trx, id, { discount_paise: shares[index] ?? 0 });
  }
  await deleteAdjustments(trx, order.id);
  await insertGoods(trx, { lines: [], adjustments });
  await takePromised(trx, order, uses, at);
}
