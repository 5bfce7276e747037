// Computes the current price of a cart: its lines and the shipping.
import { serverMessages } from '@taana-baana/contract';
import { priceOrder } from '@taana-baana/contract/pricing/price-order.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { listPricedLines } from '../cart/cart.service.ts';
import type { PricedCart } from './unpaid-orders.service.ts';

/** `shown` is the sum that the shopper saw, in rupees. Throws a conflict if it differs. */
export async function priceCart(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  customerId: string,
  shown: number | undefined,
): Promise<PricedCart> {
  const lines = await listPricedLines(db, customerId);
  if (lines.length === 0) throw new AppError('invalid', serverMessages.cartEmpty);
  const cart = priceOrder(lines, settings.current().shipping);
  if (shown !== undefined && shown !== cart.total) throw new AppError('conflict', serverMessages.cartChanged);
  return cart;
}
