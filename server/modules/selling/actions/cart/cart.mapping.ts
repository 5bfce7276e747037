// Converts cart lines to the API's form, with the product's current price.
import type { CartLine, ListedCartLine, Picture } from '@taana-baana/contract';
import { inColor } from '@taana-baana/contract/colors/picture-colors.ts';
import { asDrawn, toColor } from '../../../swatch.mapping.ts';
import type { PricedLineRow, listLines } from './cart.repository.ts';

export type ListedLineRow = Awaited<ReturnType<typeof listLines>>[number];

export function toCartLine(row: PricedLineRow): CartLine {
  const { id, product_id: productId, quantity, color_id: color, size, price } = row;
  return { _id: id, productId, quantity, color, size, price };
}

/** Undefined: made to order. */
export function toCounted({ variant_id: id, available, allows_oversell: allowsOversell }: ListedLineRow) {
  return id === null || available === null
    ? undefined
    : { id, available: Math.max(0, available), allowsOversell: allowsOversell === 1 };
}

/** The product, or this colour and size of it. */
export const isArchived = ({ status, is_offered: isOffered }: ListedLineRow): boolean =>
  status === 'archived' || isOffered === 0;

/** Nothing where there is enough. */
function toAvailable(row: ListedLineRow): Pick<ListedCartLine, 'available' | 'isArchived'> {
  if (isArchived(row)) return { available: 0, isArchived: true };
  const counted = toCounted(row);
  const isEnough = !counted || counted.allowsOversell || counted.available >= row.quantity;
  return isEnough ? {} : { available: counted.available };
}

export function toListedLine(row: ListedLineRow, images: Picture[]): ListedCartLine {
  return {
    _id: row.id,
    productId: {
      _id: row.product_id,
      title: row.title,
      price: row.price,
      brand: row.brand,
      category: row.category,
      images: inColor(images, row.color_id),
    },
    quantity: row.quantity,
    price: row.price,
    color: asDrawn(toColor({ id: row.color_id, title: row.color_title, css: row.color_css }), images),
    size: row.size,
    ...toAvailable(row),
  };
}
