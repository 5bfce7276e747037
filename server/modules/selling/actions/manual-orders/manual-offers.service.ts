// What an order that staff take costs with offers: those that run by themselves, and those of its codes.
import * as texts from '@taana-baana/contract/admin/texts/selling/manual-order-messages.ts';
import type { PricedOrder, UnpricedOrder } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { listOpenOffers } from '../../money/offers/shopper/open-offers.service.ts';
import { toOffers } from '../../order/orders.mapping.ts';
import { type OfferedPrice, priceOffered } from '../checkout/offered-cart.service.ts';
import type { PricedCart } from '../checkout/unpaid-orders.service.ts';
import { feesOf, findLines } from './manual-lines.service.ts';

type Needs = Pick<Deps, 'db' | 'settings' | 'clock'>;

/** Throws when a piece is not sold. */
export async function priceManualOrder(deps: Needs, order: UnpricedOrder): Promise<PricedOrder> {
  const { cart, codes } = await priceFor(deps, order);
  const { adjustments, itemsTotal, shippingPrice, total } = cart;
  return { offers: toOffers(adjustments), codes, itemsTotal, shippingPrice, total };
}

/** Throws also when a code takes nothing off, and when nothing is left to pay. */
export async function priceWithCodes(deps: Needs, order: UnpricedOrder): Promise<PricedCart> {
  const { cart, codes } = await priceFor(deps, order);
  const refused = codes.flatMap(({ refusal }, index) => (refusal === null ? [] : [[`codes.${index}`, refusal]]));
  const [first] = refused;
  if (first) throw new AppError('invalid', first[1] ?? '', { fields: Object.fromEntries(refused) });
  if (cart.total === 0) throw new AppError('invalid', texts.offersLeaveNothing);
  return cart;
}

async function priceFor(deps: Needs, order: UnpricedOrder): Promise<OfferedPrice> {
  const { customerId = '', mobile = null, isPaidByHand, codes } = order;
  const lines = await findLines(deps.db, order.lines);
  const offers = await listOpenOffers(deps.db, { customerId, mobile, isPaidByHand }, codes, deps.clock.now());
  return priceOffered(deps, lines, offers, feesOf(deps, order));
}
