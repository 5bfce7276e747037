// Orders that wait for the payment of their link: records a manual payment, withdraws them.
import type { PaymentDeps } from '../../../../deps.ts';
import { paymentPendingStatus } from '@taana-baana/contract';
import type { HandPaymentForm, MadeOrder } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/manual-order-messages.ts';
import * as orderTexts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { settleOrder } from '../checkout/settlement.service.ts';
import { receivedByHand } from '../../money/methods/by-hand/by-hand.ts';
import { expireOrder } from '../checkout/unpaid-orders.service.ts';
import { listUsedOffers } from '../../money/offers/shopper/open-offers.service.ts';
import { listUsesOfOrder } from '../../money/offers/uses.repository.ts';
import { nameOf } from '../../order/order-records.service.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import { findOrder } from '../../order/orders.repository.ts';
import { placeOrder, withFreeNumber } from '../checkout/place-order.service.ts';
import { atProvider } from '../../money/methods/razorpay/provider-unavailable.ts';
import { findLinkOfOrder } from './payment-links.repository.ts';

/** The customer pays the shop itself. The link ends at the provider first, so nobody pays twice. */
export async function recordHandPayment(
  deps: PaymentDeps,
  id: string,
  paid: HandPaymentForm,
  actor: Actor,
): Promise<MadeOrder> {
  // Its link, which is for this price, stays.
  const uses = (await listUsesOfOrder(deps.db, id)).map(({ offer_id: offerId, code, rupees }) => ({
    offerId,
    code,
    rupees,
  }));
  const forOnline = (await listUsedOffers(deps.db, uses)).find(({ terms }) => terms.isPaidOnlineOnly);
  if (forOnline) throw new AppError('conflict', texts.pricedForOnline(forOnline.terms.title));
  const order = await endLink(deps, id);
  const place = () =>
    inTransaction(deps, async (trx) => {
      const made = await placeOrder(trx, deps, order, {
        payment: receivedByHand(paid, staffIdOf(actor)),
        source: 'by hand',
      });
      if (!made) throw new AppError('conflict', texts.notWaiting(nameOf(order)));
      await recordAction(trx, deps.clock, actor, {
        action: 'orders paid by hand',
        subject: nameOf(made),
        after: { method: paid.method, total: made.total },
      });
      return made;
    });
  const placed = await withFreeNumber(place);
  return { id: placed.id, number: placed.number };
}

/** Withdraws the order: the link ends, and the reserved pieces are for sale again. */
export async function withdrawOrder(deps: PaymentDeps, id: string, actor: Actor): Promise<void> {
  const order = await endLink(deps, id);
  const at = deps.clock.now();
  await inTransaction(deps, async (trx) => {
    const ended = await expireOrder(trx, { orderId: id, source: 'withdrawn', at, staffId: staffIdOf(actor) });
    if (!ended) throw new AppError('conflict', texts.notWaiting(nameOf(order)));
    await recordAction(trx, deps.clock, actor, { action: 'orders withdraw', subject: nameOf(order) });
  });
}

/** Throws an error if the order does not wait, or turns out to be paid: then it is placed. */
async function endLink(deps: PaymentDeps, id: string): Promise<OrderRecord> {
  const order = await findOrder(deps.db, id);
  const kept = order && (await findLinkOfOrder(deps.db, id));
  if (!kept) throw new AppError('not-found', orderTexts.orderNotFound(id));
  if (order.status !== paymentPendingStatus) throw new AppError('conflict', texts.notWaiting(nameOf(order)));
  const link = await atProvider(deps, deps.gateway.cancelPaymentLink(kept.id));
  if (link.status !== 'paid') return order;
  await atProvider(deps, settleOrder(deps, order, 'reconciler'));
  throw new AppError('conflict', texts.justPaid(nameOf(order)));
}
