// An order that is paid on delivery: whether the cart may be paid so, and its placement, at once.
import { v7 } from 'uuid';
import type { CashPlaced, CashPreview, CashRequest } from '@taana-baana/contract/schemas/selling/cash-on-delivery.ts';
import * as messages from '@taana-baana/contract/texts/messages/cash-messages.ts';
import { codeCountsOnline } from '@taana-baana/contract/texts/messages/offer-messages.ts';
import type { Fees } from '@taana-baana/contract/shipping.ts';
import type { Database } from '../../../../database/tables.ts';
import { lockMobile } from '../../../../database/transaction.ts';
import type { Deps, PaymentDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { requireAvailable } from '../../goods/stock/reservations.service.ts';
import { advanceOf } from '../../money/methods/cash-on-delivery/advance.ts';
import { dueOnDelivery } from '../../money/methods/cash-on-delivery/cash-on-delivery.ts';
import { refusedForDays, whyNoCash } from '../../money/methods/cash-on-delivery/why-no-cash.ts';
import { type Shopper, findOffers } from '../../money/offers/shopper/find-offers.service.ts';
import type { OpenOffers } from '../../money/offers/shopper/open-offers.service.ts';
import { readPerson } from '../../money/offers/shopper/people.service.ts';
import { sumEntries } from '../../money/store-credit/store-credit.repository.ts';
import { CreditSpentError } from '../../money/store-credit/store-credit.service.ts';
import { attemptKeyOf, openUnpaid, requireStateServed } from '../checkout/checkout.service.ts';
import { addressMissing, placeOnce } from '../checkout/credit-checkout.service.ts';
import { placeNewOrder } from '../checkout/place-order.service.ts';
import { priceCart } from '../checkout/price-cart.service.ts';
import type { NewOrder, PricedCart } from '../checkout/unpaid-orders.service.ts';
import { countCashOrders, hasReceived } from './cash-facts.repository.ts';

/** Whether the customer's cart may be paid on delivery, and what it costs then. */
export async function previewCash(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  shopper: Shopper,
  {
    pincode,
    codes,
    useCredit = false,
  }: { pincode: string; codes?: readonly string[] | undefined; useCredit?: boolean | undefined },
): Promise<CashPreview> {
  const { customerId } = shopper;
  const offers = codes && forCash(await findOffers(deps, shopper, codes));
  const cart = await priceCart(deps, customerId, undefined, offers, cashFees(deps));
  const credit = useCredit ? await sumEntries(deps.db, customerId) : 0;
  const { advance, due, refusal } = await decide(deps, customerId, { cart, credit, pincode });
  const { total, cashFee: fee } = cart;
  return { total, due, ...(fee && { fee }), ...(advance > 0 && { advance }), refusal };
}

/**
 * Places the order, or opens it for the payment of its advance. A repeated attempt gets the same one. Throws a conflict
 * that names the reason.
 */
export async function placeCashOrder(
  deps: PaymentDeps,
  shopper: Shopper,
  { amount, shippingInfo: address, attemptId, due, advance: seen = 0, codes, useCredit = false }: CashRequest,
): Promise<CashPlaced> {
  if (!address || amount === undefined) throw addressMissing();
  requireStateServed(deps, address);
  const { customerId, network } = shopper;
  const offers = codes && forCash(await findOffers(deps, shopper, codes));
  const cashAttempt = seen > 0 ? `cod-${seen}:${attemptId}` : `cod:${attemptId}`;
  const attemptKey = attemptKeyOf({ customerId, amount, credit: 0, attemptId: cashAttempt });
  const own = { customerId, attemptKey, hold: lockMobile };
  const answer = await placeOnce<{ number: string } | Omit<NewOrder, 'id'>>(deps, own, async (trx) => {
    const cart = await priceCart({ ...deps, db: trx }, customerId, amount, offers, cashFees(deps));
    requireAvailable(cart.lines);
    const credit = useCredit ? Math.min(await sumEntries(trx, customerId), cart.total) : 0;
    const pincode = String(address.pincode);
    const { advance, refusal, isTrusted, ...now } = await decide({ ...deps, db: trx }, customerId, {
      cart,
      credit,
      pincode,
    });
    if (advance !== seen) throw new AppError('conflict', messages.advanceChanged(advance));
    if (due !== undefined && due !== now.due) throw new CreditSpentError();
    if (refusal !== null) throw new AppError('conflict', messages.payOnline(refusal));
    const onlineCodes = offers?.codes.filter((one) => one.refusal === codeCountsOnline).map(({ code }) => code);
    const order = { customerId, channel: null, attemptKey, address, cart, credit, ...(onlineCodes && { onlineCodes }) };
    // The provider is not asked within a transaction.
    if (advance > 0) return { ...order, advance };
    const confirmBy = isTrusted
      ? undefined
      : new Date(deps.clock.now().getTime() + deps.settings.current().cash.confirmHours * 3600_000);
    const paid = { payment: dueOnDelivery, source: 'checkout' } as const;
    return { number: (await placeNewOrder(trx, deps, { ...order, id: v7(), confirmBy }, paid))?.number ?? '' };
  });
  if ('number' in answer) return { success: true, placed: answer };
  const opened = await openUnpaid(deps, answer, network ?? null);
  return { success: true, key: deps.gateway.keyId, order: { ...opened } };
}

function cashFees({ settings }: Pick<Deps, 'settings'>): Fees {
  const { shipping, cash } = settings.current();
  return { ...shipping, cash: cash.fee };
}

interface Asked {
  readonly cart: PricedCart;
  /** Rupees of store credit, also more than it costs. */
  readonly credit: number;
  readonly pincode: string;
}

/**
 * `due`: rupees that the courier would collect. `isTrusted`: cash was paid at the door before, and nothing was refused;
 * nobody has to confirm.
 */
async function decide(
  { db, clock, settings }: Pick<Deps, 'clock' | 'settings'> & { readonly db: Database },
  customerId: string,
  { cart: { lines, total }, credit, pincode }: Asked,
): Promise<{ advance: number; due: number; refusal: string | null; isTrusted: boolean }> {
  const now = clock.now();
  const { cash } = settings.current();
  const person = await readPerson(db, { customerId });
  const counts = await countCashOrders(db, person, {
    since: new Date(now.getTime() - refusedForDays * 24 * 3600_000).toISOString(),
    now: now.toISOString(),
  });
  const toPay = Math.max(0, total - credit);
  const advance = Math.min(advanceOf(cash, toPay), toPay);
  const due = toPay - advance;
  const refusal = whyNoCash(cash, { total, due, advance, pincode, lines, ...counts });
  const isTrusted = refusal === null && counts.refused === 0 && (await hasReceived(db, person));
  return { advance, due, refusal, isTrusted };
}

/** Without those that are for paying online. */
function forCash({ open, gone, codes }: OpenOffers): OpenOffers {
  const online = new Set(open.filter(({ terms }) => terms.isPaidOnlineOnly).map(({ code }) => code));
  return {
    open: open.filter(({ terms }) => !terms.isPaidOnlineOnly),
    gone: gone.filter(({ terms }) => !terms.isPaidOnlineOnly),
    codes: codes.map((one) => (online.has(one.code) ? { ...one, refusal: codeCountsOnline } : one)),
  };
}
