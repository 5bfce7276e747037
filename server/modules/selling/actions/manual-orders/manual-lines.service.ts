// The lines of an order that staff take, at current prices.
import * as texts from '@taana-baana/contract/admin/texts/selling/manual-order-messages.ts';
import type { NewManualOrder } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import { manualDiscount } from '@taana-baana/contract/pricing/manual-discount.ts';
import { noShipping, priceOrder } from '@taana-baana/contract/pricing/price-order.ts';
import type { Fees } from '@taana-baana/contract/shipping.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import type { PricedLine } from '../cart/cart.service.ts';
import { findPricedProduct } from '../../../catalog/products/products.service.ts';
import { isOffered } from '../../goods/stock/sold-out.service.ts';
import { findCountedVariant } from '../../goods/stock/stock.service.ts';
import { requireSize } from '../../../product-sizes.ts';
import type { PricedCart } from '../checkout/unpaid-orders.service.ts';

type Sent = Pick<NewManualOrder, 'isShippingWaived' | 'handing'>;
type LinesInput = Pick<NewManualOrder, 'lines' | 'discount'> & Sent;

/** Throws when a product or colour is not offered any more, and when the discount leaves nothing to pay for it. */
export async function priceLines(deps: Pick<Deps, 'db' | 'settings'>, input: LinesInput): Promise<PricedCart> {
  const { discount } = input;
  const less = discount && [manualDiscount(discount.rupees, discount.reason)];
  const priced = priceOrder(await findLines(deps.db, input.lines), feesOf(deps, input), less);
  if (discount && discount.rupees >= priced.itemsTotal) {
    throw new AppError('invalid', texts.discountTooHigh, { fields: { 'discount.rupees': texts.discountTooHigh } });
  }
  return priced;
}

export const feesOf = ({ settings }: Pick<Deps, 'settings'>, { isShippingWaived, handing }: Sent): Fees =>
  isShippingWaived || handing ? noShipping : settings.current().shipping;

/** At today's prices. Throws when a product or colour is not offered any more. */
export async function findLines(db: Database, wanted: NewManualOrder['lines']): Promise<PricedLine[]> {
  const lines: PricedLine[] = [];
  for (const [index, { product: productId, color: colorId, size: text, quantity }] of wanted.entries()) {
    const product = await findPricedProduct(db, productId);
    const size = requireSize(product ?? {}, text, `lines.${index}.size`);
    const color = product?.colors.find(({ id }) => id === colorId);
    const choice = { product: productId, color: colorId, size };
    const isSold = product && color && !product.isArchived && (await isOffered(db, choice));
    if (!isSold) throw new AppError('conflict', texts.notOffered);
    const counted = await findCountedVariant(db, choice);
    const { title, price } = product;
    lines.push({ id: productId, productId, title, price, colorId, colorTitle: color.title, size, quantity, counted });
  }
  return lines;
}
