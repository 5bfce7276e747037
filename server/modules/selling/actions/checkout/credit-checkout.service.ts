// A checkout paid with store credit alone: the order is placed at once, without a payment.
import { v7 } from 'uuid';
import { type PaidAddress, serverMessages } from '@taana-baana/contract';
import { type Transaction, lockCustomer, inTransaction } from '../../../../database/transaction.ts';
import type { MailDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { findOrderByAttempt } from '../../order/orders.repository.ts';
import { placeNewOrder } from './place-order.service.ts';
import { requireAvailable } from '../../goods/stock/reservations.service.ts';
import { paidByCredit } from '../../money/methods/store-credit/store-credit.ts';
import type { OpenOffers } from '../../money/offers/shopper/open-offers.service.ts';
import { sumEntries } from '../../money/store-credit/store-credit.repository.ts';
import { priceCart } from './price-cart.service.ts';

interface CreditCheckout {
  readonly customerId: string;
  readonly attemptKey: string | null;
  /** Rupees, as the shopper saw them. */
  readonly amount: number;
  readonly address: PaidAddress | null;
  /** Undefined: list price is paid. */
  readonly offers?: OpenOffers | undefined;
}

/**
 * Resolves to the order's number (a repeated attempt gets the same one), or to the current credit
 * if it is not enough. Throws a conflict if cart or stock have changed since the shopper looked.
 */
export function placeByCredit(
  deps: MailDeps,
  { customerId, attemptKey, amount, address, offers }: CreditCheckout,
): Promise<{ number: string } | { balance: number }> {
  return placeOnce(deps, { customerId, attemptKey }, async (trx) => {
    const balance = await sumEntries(trx, customerId);
    if (balance < amount) return { balance };
    // Nobody asks for it afterwards: there is no payment to return from.
    if (!address) throw addressMissing();
    const cart = await priceCart({ ...deps, db: trx }, customerId, amount, offers);
    requireAvailable(cart.lines);
    const order = { id: v7(), customerId, channel: null, attemptKey, address, cart, credit: amount };
    const placed = await placeNewOrder(trx, deps, order, { payment: paidByCredit, source: 'checkout' });
    return { number: placed?.number ?? '' };
  });
}

interface OwnAttempt {
  readonly customerId: string;
  readonly attemptKey: string | null;
  /** Who waits meanwhile. */
  readonly hold?: typeof lockCustomer;
}

/** An order that waits for no payment: the cart is bought once, however often the button is pressed. */
export function placeOnce<T>(
  deps: MailDeps,
  { customerId, attemptKey, hold = lockCustomer }: OwnAttempt,
  place: (trx: Transaction) => Promise<T>,
): Promise<T | { number: string }> {
  return inTransaction(deps, async (trx) => {
    await hold(trx, customerId);
    const known = attemptKey === null ? undefined : await findOrderByAttempt(trx, customerId, attemptKey);
    return known?.number ? { number: known.number } : place(trx);
  });
}

export const addressMissing = () =>
  new AppError('invalid', serverMessages.addressIncomplete, {
    fields: { shippingInfo: serverMessages.addressIncomplete },
  });
