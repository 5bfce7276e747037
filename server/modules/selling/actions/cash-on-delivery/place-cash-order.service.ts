// An order that is paid on delivery: whether the cart may be paid so, and its placement, at once.
import { v7 } from 'uuid';
import type { CashPreview, CashRequest } from '@taana-baana/contract/schemas/selling/cash-on-delivery.ts';
import * as messages from '@taana-baana/contract/texts/messages/cash-messages.ts';
import * as offerMessages from '@taana-baana/contract/texts/messages/offer-messages.ts';
import type { Fees } from '@taana-baana/contract/shipping.ts';
import type { Database } from '../../../../database/tables.ts';
import { lockMobile } from '../../../../database/transaction.ts';
import type { Deps, MailDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { requireAvailable } from '../../goods/stock/reservations.service.ts';
import { dueOnDelivery } from '../../money/methods/cash-on-delivery/cash-on-delivery.ts';
import { refusedForDays, whyNoCash } from '../../money/methods/cash-on-delivery/why-no-cash.ts';
import { type Shopper, findOffers } from '../../money/offers/shopper/find-offers.service.ts';
import type { OpenOffers } from '../../money/offers/shopper/open-offers.service.ts';
import { type Person, readPerson } from '../../money/offers/shopper/people.service.ts';
import { sumEntries } from '../../money/store-credit/store-credit.repository.ts';
import { CreditSpentError } from '../../money/store-credit/store-credit.service.ts';
import { attemptKeyOf, requireStateServed } from '../checkout/checkout.service.ts';
import { addressMissing, placeOnce } from '../checkout/credit-checkout.service.ts';
import { placeNewOrder } from '../checkout/place-order.service.ts';
import { priceCart } from '../checkout/price-cart.service.ts';
import type { PricedCart } from '../checkout/unpaid-orders.service.ts';
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
  const due = Math.max(0, cart.total - credit);
  const { refusal } = await decide(deps, await readPerson(deps.db, { customerId }), { cart, due, pincode });
  return { total: cart.total, due, ...(cart.cashFee && { fee: cart.cashFee }), refusal };
}

/** Resolves to the order's number; a repeated attempt gets the same one. Throws a conflict that names the reason. */
export async function placeCashOrder(
  deps: MailDeps,
  shopper: Shopper,
  { amount, shippingInfo: address, attemptId, due, codes, useCredit = false }: CashRequest,
): Promise<string> {
  if (!address || amount === undefined) throw addressMissing();
  requireStateServed(deps, address);
  const { customerId } = shopper;
  const offers = codes && forCash(await findOffers(deps, shopper, codes));
  const attemptKey = attemptKeyOf({ customerId, amount, credit: 0, attemptId: `cod:${attemptId}` });
  const { number } = await placeOnce(deps, { customerId, attemptKey, hold: lockMobile }, async (trx) => {
    const cart = await priceCart({ ...deps, db: trx }, customerId, amount, offers, cashFees(deps));
    requireAvailable(cart.lines);
    const credit = useCredit ? Math.min(await sumEntries(trx, customerId), cart.total) : 0;
    if (due !== undefined && due !== cart.total - credit) throw new CreditSpentError();
    const person = await readPerson(trx, { customerId });
    const asked = { cart, due: cart.total - credit, pincode: String(address.pincode) };
    const { refusal, isTrusted } = await decide({ ...deps, db: trx }, person, asked);
    if (refusal !== null) throw new AppError('conflict', messages.payOnline(refusal));
    const now = deps.clock.now();
    const confirmBy = isTrusted
      ? undefined
      : new Date(now.getTime() + deps.settings.current().cash.confirmHours * 3600_000);
    const order = { id: v7(), customerId, channel: null, attemptKey, address, cart, credit, confirmBy };
    const placed = await placeNewOrder(trx, deps, order, { payment: dueOnDelivery, source: 'checkout' });
    return { number: placed?.number ?? '' };
  });
  return number;
}

function cashFees({ settings }: Pick<Deps, 'settings'>): Fees {
  const { shipping, cash } = settings.current();
  return { ...shipping, cash: cash.fee };
}

interface Asked {
  readonly cart: PricedCart;
  /** Rupees that the courier would collect. */
  readonly due: number;
  readonly pincode: string;
}

/** `isTrusted`: cash was paid at the door before, and nothing was refused; nobody has to confirm. */
async function decide(
  { db, clock, settings }: Pick<Deps, 'clock' | 'settings'> & { readonly db: Database },
  person: Person,
  { cart: { lines, total }, due, pincode }: Asked,
): Promise<{ refusal: string | null; isTrusted: boolean }> {
  const now = clock.now();
  const counts = await countCashOrders(db, person, {
    since: new Date(now.getTime() - refusedForDays * 24 * 3600_000).toISOString(),
    now: now.toISOString(),
  });
  const refusal = whyNoCash(settings.current().cash, { total, due, pincode, lines, ...counts });
  const isTrusted = refusal === null && counts.refused === 0 && (await hasReceived(db, person));
  return { refusal, isTrusted };
}

/** Without those that are for paying online. */
function forCash({ open, gone, codes }: OpenOffers): OpenOffers {
  const online = new Set(open.filter(({ terms }) => terms.isPaidOnlineOnly).map(({ code }) => code));
  return {
    open: open.filter(({ terms }) => !terms.isPaidOnlineOnly),
    gone: gone.filter(({ terms }) => !terms.isPaidOnlineOnly),
    codes: codes.map((one) => (online.has(one.code) ? { ...one, refusal: offerMessages.codePaidOnline } : one)),
  };
}
