// What an order that is to be paid on delivery would cost online: without the fee for cash, and with the offers for
// paying online beside those that it has. Its shipping stays as it was, whatever the settings say by now.
import { savedBy, withoutCashFee } from '@taana-baana/contract/pricing/list-price.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import type { PromisedPrice } from '../../money/methods/cash-on-delivery/promised-price.ts';
import { type OpenOffer, listOpenOffers, listUsedOffers } from '../../money/offers/shopper/open-offers.service.ts';
import type { OfferUse } from '../../money/offers/uses.service.ts';
import { listUsesOfOrder } from '../../money/offers/uses.repository.ts';
import { listAdjustments, listLines } from '../../order/order-goods.repository.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import { toPriced } from '../cart/cart.service.ts';
import { priceOffered } from '../checkout/offered-cart.service.ts';
import { toGoods } from '../checkout/unpaid-orders.service.ts';
import { findLinkOfOrder } from '../manual-orders/payment-links.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** Rupees that paying online saves now: what its link promises, while there is one. 0 for other orders. */
export async function savingOf(deps: Needs, order: OrderRecord, uses?: readonly Use[]): Promise<number> {
  if (order.method !== 'cash-on-delivery' || order.status !== 'Ordered') return 0;
  const link = await findLinkOfOrder(deps.db, order.id);
  const isOpen = link && link.expires_at > deps.clock.now().toISOString();
  const price = isOpen ? promiseOf(link) : await priceOnline(deps, order, uses);
  return price ? savedBy(order.total, price.total) : 0;
}

const promiseOf = ({ promise }: { readonly promise?: string | null }): PromisedPrice | undefined =>
  promise ? (JSON.parse(promise) as PromisedPrice) : undefined;

type Use = Pick<OfferUse, 'offerId' | 'code' | 'rupees'>;

/** Undefined: it costs the same online. `uses`: those of an order that is being placed. */
export async function priceOnline(
  deps: Needs,
  order: OrderRecord,
  uses?: readonly Use[],
): Promise<PromisedPrice | undefined> {
  const { db, clock } = deps;
  const { id, customerId, cashFee, onlineCodes } = order;
  const taken = uses ?? (await listTaken(db, id));
  const used = await listUsedOffers(db, taken);
  // Of a deleted account nobody knows more.
  const { open } = await listOpenOffers(db, { customerId, mobile: null, orderId: id }, onlineCodes, clock.now());
  const isNew = ({ terms, offerId }: OpenOffer) =>
    terms.isPaidOnlineOnly && !used.some((offer) => offer.offerId === offerId);
  const added = open.filter(isNew);
  if (cashFee === 0 && added.length === 0) return undefined;
  const lines = await listLines(db, [id]);
  const shippingPrice = withoutCashFee(order.shippingPrice, cashFee);
  const { cart } = await priceOffered(
    deps,
    lines.map(toPriced),
    { open: [...used, ...added], gone: [], codes: [] },
    { fee: shippingPrice, freeFrom: null },
  );
  const offered: PromisedPrice = {
    shippingPrice,
    total: cart.total,
    adjustments: toGoods(id, cart).adjustments,
    uses: cart.uses ?? [],
    off: offByProduct(cart.lines.map(({ productId, discountPaise }) => [productId, discountPaise])),
  };
  // What its offers are on may have changed since: they stay.
  const kept: PromisedPrice = {
    shippingPrice,
    total: withoutCashFee(order.total, cashFee),
    adjustments: await listAdjustments(db, [order]),
    uses: used.flatMap(({ offerId, terms }) =>
      taken.filter((use) => use.offerId === offerId).map((use) => ({ ...use, terms })),
    ),
    off: offByProduct(lines.map((line) => [line.product_id, line.discount_paise])),
  };
  const price = offered.total < kept.total ? offered : kept;
  // What credit and advance pay cannot be paid at the provider.
  return price.total < order.total && price.total > order.credit + order.advance ? price : undefined;
}

const listTaken = async (db: Database, orderId: string): Promise<Use[]> =>
  (await listUsesOfOrder(db, orderId)).flatMap(({ offer_id: offerId, code, rupees, state }) =>
    state === 'taken' ? [{ offerId, code, rupees }] : [],
  );

function offByProduct(lines: readonly (readonly [product: string, paise: number])[]): PromisedPrice['off'] {
  const off: Record<string, number> = {};
  for (const [product, paise] of lines) off[product] = (off[product] ?? 0) + paise;
  return off;
}
