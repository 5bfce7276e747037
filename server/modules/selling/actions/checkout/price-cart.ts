// Computes the current price of a cart: its lines and the shipping.
import { serverMessages } from '@taana-baana/contract';
import { shippingOf } from '@taana-baana/contract/shipping.ts';
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
  const itemsTotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const shippingPrice = shippingOf(itemsTotal, settings.current().shipping);
  if (shown !== undefined && shown !== itemsTotal + shippingPrice) {
    throw new AppError('conflict', serverMessages.cartChanged);
  }
  return { lines, itemsTotal, shippingPrice };
}
