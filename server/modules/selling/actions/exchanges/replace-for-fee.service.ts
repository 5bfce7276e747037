// A replacement that the customer pays the sending of, by a payment link: it is an unpaid order until
// then, as one that staff take.
import { createHash } from 'node:crypto';
import type { ReplacementFee } from '@taana-baana/contract/admin/schemas/selling/exchanges.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import { linkDescription } from '@taana-baana/contract/admin/texts/selling/manual-order-messages.ts';
import type { Transaction } from '../../../../database/transaction.ts';
import type { PaymentDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { findExchange, listOrderNames, updateExchange } from '../../goods/exchanges/exchanges.repository.ts';
import { reserveUntil } from '../../goods/stock/reservations.service.ts';
import { SoldOutError } from '../../goods/stock/sold-out.service.ts';
import { findCountedVariant } from '../../goods/stock/stock.service.ts';
import { atProvider } from '../../money/methods/razorpay/provider-unavailable.ts';
import { mailCustomer } from '../../order/mail-customer.service.ts';
import { findOrderOfKey } from '../../order/orders.repository.ts';
import { linkLength } from '../manual-orders/payment-link.service.ts';
import { insertLink } from '../manual-orders/payment-links.repository.ts';
import { change, requireReplaceable, isWaitingForFee } from './move-exchange.service.ts';
import { feeWords } from './exchange-mail.ts';
import { type ReplacementLine, insertUnpaidReplacement } from './replacement-order.service.ts';

/**
 * Its goods are here. The pieces are reserved until the link ends: then the exchange waits for an
 * answer again. One order per key. Resolves to the id of the order.
 */
export async function replaceForFee(
  deps: PaymentDeps,
  id: string,
  { key, amount }: ReplacementFee,
  actor: Actor,
): Promise<{ id: string }> {
  const attempt = `exchange:${key}`;
  const row = await findExchange(deps.db, id);
  const isWaiting = row !== undefined && (await isWaitingForFee(deps.db, row));
  // After these: they may show what another call with this key has just made.
  const known = await findOrderOfKey(deps.db, attempt);
  if (known) return { id: known.id };
  if (!row) throw new AppError('not-found', texts.exchangeNotFound);
  if (row.state !== 'received') throw new AppError('conflict', texts.exchangeChanged);
  if (isWaiting) throw new AppError('conflict', texts.feeWaits);
  const expiresAt = new Date(deps.clock.now().getTime() + linkLength);
  const customer = (await listOrderNames(deps.db, [row.order_id])).get(row.order_id);
  const link = await atProvider(
    deps,
    deps.gateway.createPaymentLink({
      amount,
      // The provider makes one link per reference: a repeated call after a kill finds it.
      reference: createHash('sha256').update(attempt).digest('hex').slice(0, 40),
      description: linkDescription(deps.settings.current().name),
      customer: { name: customer?.customer ?? '', mobile: customer?.mobile ?? '', email: customer?.email ?? null },
      expiresAt,
    }),
  );
  const checkAt = new Date(deps.clock.now().getTime() + deps.config.reconcileAfterSeconds * 1000).toISOString();
  let made = '';
  try {
    await change(deps, id, actor, 'exchanges fee', async ({ trx, order, locked, row: current }) => {
      if (current.state !== 'received') return false;
      const lines = await requireReplaceable(trx, order, current);
      const fee = { amount, key: attempt, checkAt, staffId: staffIdOf(actor) };
      const waiting = await insertUnpaidReplacement(trx, deps, locked, lines, fee);
      if (!waiting) return false;
      made = waiting.id;
      await reserveLines(trx, waiting.id, lines, link.expiresAt);
      await insertLink(trx, { order_id: made, id: link.id, url: link.url, expires_at: link.expiresAt.toISOString() });
      await mailCustomer(trx, deps, waiting, feeWords(deps, order, { amount, link }));
      return (await updateExchange(trx, id, ['received'], { replacement_id: made })) !== undefined;
    });
  } catch (error) {
    // Another call with this key was faster.
    const faster = await findOrderOfKey(deps.db, attempt);
    if (!faster) throw error;
    made = faster.id;
  }
  return { id: made };
}

async function reserveLines(
  trx: Transaction,
  orderId: string,
  lines: readonly ReplacementLine[],
  until: Date,
): Promise<void> {
  const counted = [];
  for (const { product_id: product, title, color_id: color, color_title: colorTitle, size, quantity } of lines)
    counted.push({
      title,
      colorTitle,
      size,
      quantity,
      counted: await findCountedVariant(trx, { product, color, size }),
    });
  try {
    await reserveUntil(trx, { orderId, until }, counted);
  } catch (error) {
    if (!(error instanceof SoldOutError)) throw error;
    throw new AppError('conflict', texts.replacementSoldOut(error.piece, error.available));
  }
}
