// Computes the current price of a cart: its lines, what offers take off, and the shipping.
import { serverMessages } from '@taana-baana/contract';
import * as offerMessages from '@taana-baana/contract/texts/messages/offer-messages.ts';
import { priceOrder } from '@taana-baana/contract/pricing/price-order.ts';
import type { Fees } from '@taana-baana/contract/shipping.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import type { OpenOffers } from '../../money/offers/shopper/open-offers.service.ts';
import { listPricedLines } from '../cart/cart.service.ts';
import { priceOffered } from './offered-cart.service.ts';
import type { PricedCart } from './unpaid-orders.service.ts';

/**
 * `shown` is the sum that the shopper saw, in rupees. Throws a conflict if it differs. Without
 * `offers`: list price.
 */
export async function priceCart(
  deps: Pick<Deps, 'db' | 'settings'>,
  customerId: string,
  shown: number | undefined,
  offers?: OpenOffers,
  fees: Fees = deps.settings.current().shipping,
): Promise<PricedCart> {
  const lines = await listPricedLines(deps.db, customerId);
  if (lines.length === 0) throw new AppError('invalid', serverMessages.cartEmpty);
  const offered = offers && (await priceOffered(deps, lines, offers, fees));
  const cart = offered?.cart ?? priceOrder(lines, fees);
  if (shown === undefined || shown === cart.total) return cart;
  const why = offered && offerMessages.nowCosts(offered.whyNot(shown), cart.total);
  throw new AppError('conflict', why ?? serverMessages.cartChanged);
}
