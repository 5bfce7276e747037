// Checkout: prices the cart, creates the provider's order, and inserts the row that is the order
// from then on. Credit is not reserved: it is spent when the order is placed.
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import {
  type Address,
  type CheckoutAnswer,
  type CheckoutRequest,
  paymentPendingStatus,
  serverMessages,
} from '@taana-baana/contract';
import * as offerMessages from '@taana-baana/contract/texts/messages/offer-messages.ts';
import type { Deps, PaymentDeps } from '../../../../deps.ts';
import type { ProviderOrder } from '../../../../integrations/payment-gateway/payment-gateway.ts';
import { isStateServed } from '../../order/paid-address.ts';
import { checkOrderNow } from '../../order/order-checks.service.ts';
import { findOrderByAttempt } from '../../order/orders.repository.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import { type NewOrder, type PricedCart, openOrder, reviseOrder } from './unpaid-orders.service.ts';
import { isCounted, requireAvailable, reservationLength } from '../../goods/stock/reservations.service.ts';
import { AppError } from '../../../app-error.ts';
import { askedOf } from '../../money/methods/cash-on-delivery/promised-price.ts';
import { openAtProvider } from '../../money/methods/razorpay/razorpay.ts';
import { findOffers } from '../../money/offers/shopper/find-offers.service.ts';
import { type OpenOffers, listOpenOffers } from '../../money/offers/shopper/open-offers.service.ts';
import { OfferGoneError } from '../../money/offers/uses.service.ts';
import { placeByCredit } from './credit-checkout.service.ts';
import { priceCart } from './price-cart.service.ts';
import { atCheckout } from '../../money/methods/razorpay/provider-unavailable.ts';

/**
 * The same customer, amount, credit and attempt get the same provider order, however many requests
 * run at once. An order paid with credit alone is placed at once, without one.
 */
export async function checkout(
  deps: PaymentDeps,
  customerId: string,
  request: CheckoutRequest,
  network: string | null = null,
): Promise<CheckoutAnswer> {
  const { codes } = request;
  const offers = codes && (await findOffers(deps, { customerId, network }, codes));
  try {
    return await checkOut(deps, customerId, request, { network, offers });
  } catch (error) {
    if (!codes || !(error instanceof OfferGoneError)) throw error;
    const { offerId, terms } = error.use;
    const now = await listOpenOffers(deps.db, { customerId }, codes, deps.clock.now());
    const { total } = await priceCart(deps, customerId, undefined, now);
    const why = now.gone.find((offer) => offer.offerId === offerId)?.why ?? offerMessages.offerUsedUp(terms.title);
    throw new AppError('conflict', offerMessages.nowCosts(why, total));
  }
}

interface Offered {
  readonly network: string | null;
  /** Undefined: list price is paid. */
  readonly offers: OpenOffers | undefined;
}

async function checkOut(
  deps: PaymentDeps,
  customerId: string,
  request: CheckoutRequest,
  { network, offers }: Offered,
): Promise<CheckoutAnswer> {
  const address = request.shippingInfo ?? null;
  if (address) requireStateServed(deps, address);
  const { amount: shown, attemptId, useCredit = false } = request;
  const keyFor = (amount: number, credit: number) =>
    attemptId ? attemptKeyOf({ customerId, amount, credit, attemptId }) : null;
  const { keyId: key } = deps.gateway;
  let credit = 0;
  if (useCredit && shown) {
    const attemptKey = keyFor(shown, shown);
    const paid = await placeByCredit(deps, { customerId, attemptKey, amount: shown, address, offers });
    if ('number' in paid) return { success: true, key, order: null, placed: paid };
    credit = paid.balance;
  }
  const cart = await priceCart(deps, customerId, shown, offers);
  const amount = cart.total;
  const attemptKey = keyFor(amount, credit);
  if (amount === 0) {
    // Offers leave nothing to pay: the provider takes no such order.
    const placed = await placeByCredit(deps, { customerId, attemptKey, amount, address, offers });
    if ('number' in placed) return { success: true, key, order: null, placed };
  }
  const order = { customerId, channel: null, attemptKey, cart, credit, address };
  return { success: true, key, order: { ...(await openUnpaid(deps, order, network)) } };
}

/**
 * An order that waits for its payment, or its advance. Resolves to the provider's order: the same one for each call of
 * an attempt.
 */
export async function openUnpaid(
  deps: PaymentDeps,
  order: Omit<NewOrder, 'id'>,
  network: string | null,
): Promise<ProviderOrder> {
  const { customerId, attemptKey, cart, address, credit, advance = 0 } = order;
  const known = attemptKey === null ? undefined : await findOrderByAttempt(deps.db, customerId, attemptKey);
  return known ? repeat(known) : open();

  async function open(): Promise<ProviderOrder> {
    // Sold-out lines are reported before the provider is called.
    requireAvailable(cart.lines);
    const id = v7();
    const receipt = attemptKey === null ? id : receiptOf(attemptKey);
    const amount = askedOf({ total: cart.total, credit, advance, placedAt: null });
    const opened = await openAtProvider(deps, { amount, receipt });
    const isNew = await openOrder(
      deps,
      { ...order, id },
      { providerOrderId: opened.id, checkAt: firstCheck(deps, cart), network },
    );
    if (isNew) return opened;
    // Another request of this attempt was faster: its order counts.
    const faster = attemptKey === null ? undefined : await findOrderByAttempt(deps.db, customerId, attemptKey);
    if (!faster) throw new AppError('provider-failed', serverMessages.providerUnavailable);
    return repeat(faster);
  }

  async function repeat(opened: OrderRecord): Promise<ProviderOrder> {
    const again = await atCheckout(deps, deps.gateway.findOrder(opened.providerOrderId ?? ''));
    if (!again) throw new AppError('provider-failed', serverMessages.providerUnavailable);
    if (again.status !== 'paid') {
      requireAvailable(cart.lines);
      await reviseOrder(deps, opened, { cart, address }, { checkAt: firstCheck(deps, cart), network });
    } else if (opened.status === paymentPendingStatus) {
      // Paid, but not reported: the order stays as it was bought, and the provider is asked at
      // once.
      await checkOrderNow(deps, opened.id);
    }
    return again;
  }
}

export function requireStateServed(deps: Pick<Deps, 'settings'>, { state }: Address): void {
  if (isStateServed(deps, state)) return;
  throw new AppError('invalid', serverMessages.stateNotServed, {
    fields: { 'shippingInfo.state': serverMessages.stateNotServed },
  });
}

interface Attempt {
  readonly customerId: string;
  /** Rupees. */
  readonly amount: number;
  readonly credit: number;
  readonly attemptId: string;
}

/** The same attempt with another amount or credit is another attempt. */
export function attemptKeyOf({ customerId, amount, credit, attemptId }: Attempt): string {
  return `${customerId}:${credit === 0 ? amount : `${amount}-${credit}`}:${attemptId}`;
}

/** Not after the end of a reservation. */
function firstCheck({ clock, config }: Pick<Deps, 'clock' | 'config'>, { lines, uses }: PricedCart): Date {
  const wait = config.reconcileAfterSeconds * 1000;
  return new Date(
    clock.now().getTime() + (isCounted(lines) || uses?.length ? Math.min(wait, reservationLength) : wait),
  );
}

/**
 * The provider makes one order per receipt: a repeated checkout finds its order after a kill before
 * the commit.
 */
function receiptOf(attemptKey: string): string {
  return createHash('sha256').update(attemptKey).digest('hex').slice(0, 40);
}
