// Ends an order that is not delivered, by staff or the customer: refunds the rest of its payment,
// and mails the customer.
import type { RestockDecision } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import { type Transaction, lockCustomer, inTransaction } from '../../../../database/transaction.ts';
import type { Deps, PaymentDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { issueDueDocuments } from '../../money/documents/issue/issue-documents.service.ts';
import { writeCash } from '../../money/methods/cash-on-delivery/write-cash.service.ts';
import { updateReplacementGone } from '../../goods/exchanges/exchanges.repository.ts';
import { giveBackUses } from '../../money/offers/uses.service.ts';
import { readBooks } from '../../money/payments/books.repository.ts';
import { cancelledMail } from '../../money/payments/refunds/refund-mail.ts';
import { nobody, recordRefund, splitRefund } from '../../money/payments/refunds/refund-records.service.ts';
import { mailCustomer } from '../../order/mail-customer.service.ts';
import { syncPayments } from '../../money/methods/razorpay/provider-refunds.service.ts';
import { returnPieces } from '../../goods/stock/returns.service.ts';
import { nameOf } from '../../order/order-records.service.ts';
import { type Source, transitionOrder } from '../../order/transitions.service.ts';
import { type OrderRecord, toOrderRecord } from '../../order/orders.mapping.ts';
import { queueWaitingMail } from '../checkout/place-order.service.ts';

interface Ending {
  readonly source: Source;
  readonly staffId?: string | null;
  /** What happens to the pieces that came from the stock. */
  readonly goods?: RestockDecision | undefined;
}

export interface Ended {
  readonly order: OrderRecord;
  /** The amount refunded now. */
  readonly refundPaise: number;
}

/**
 * Ends the order and refunds the rest of its payment and credit, all or nothing. Throws a conflict
 * if the order has changed since it was read. `alsoIn` writes in the same transaction.
 */
export async function endOrder(
  deps: PaymentDeps,
  order: OrderRecord,
  { source, staffId = null, goods = 'restock' }: Ending,
  alsoIn: (trx: Transaction, ended: Ended) => Promise<unknown>,
): Promise<Ended> {
  const providerPayment = await syncPayments(deps, order);
  const at = deps.clock.now();
  return inTransaction(deps, async (trx) => {
    if (order.credit > 0) await lockCustomer(trx, order.customerId);
    const row = await transitionOrder(trx, {
      orderId: order.id,
      from: order.status,
      to: 'Cancelled',
      source,
      at,
      staffId,
      // Late payments are possible: the provider is asked from now on.
      changes: providerPayment !== null ? { check_at: at.toISOString() } : {},
    });
    if (!row) throw new AppError('conflict', texts.changedMeanwhile(nameOf(order)));
    const cancelled = toOrderRecord(row);
    await writeCash(trx, row, at);
    // A mail that waits for the address must be sent before the mail about the cancellation.
    await queueWaitingMail(trx, deps, order.id);
    if (order.isReplacement) await updateReplacementGone(trx, order.id);
    const reason = source === 'returned' ? 'returned' : 'cancelled';
    await returnPieces(trx, { orderId: order.id, reason, goods, staffId, at });
    await giveBackUses(trx, cancelled);
    const refundPaise = await refundCancelled(trx, deps, cancelled, { staffId, source });
    const ended = { order: cancelled, refundPaise };
    await alsoIn(trx, ended);
    await issueDueDocuments(trx, deps, order.id);
    return ended;
  });
}

/**
 * Records the refund of the rest of a cancelled order's payment and credit, and mails the customer.
 * Resolves to the refunded paise.
 */
export async function refundCancelled(
  trx: Transaction,
  deps: Pick<Deps, 'clock' | 'config' | 'settings'>,
  order: OrderRecord,
  { staffId = null, source }: Pick<Ending, 'staffId' | 'source'>,
): Promise<number> {
  const books = await readBooks(trx, order);
  const refundPaise = await recordRefund(trx, deps, order, books, {
    reason: 'order cancelled',
    ...splitRefund(books),
    origin: { ...nobody, staff_id: staffId },
  });
  if (refundPaise > 0) return refundPaise;
  await mailCustomer(trx, deps, order, cancelledMail(deps, order, { isPaid: books.payments.length > 0, source }));
  return 0;
}
