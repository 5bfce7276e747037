// Cart lines as the wire shows them; the price is the product's of today.
import type { CartLine, ListedCartLine, Picture } from '@taana-baana/contract';
import type { CartLineRow } from '../../database/tables.ts';
import { inColor } from '../picture.mapping.ts';
import type { listLines } from './cart.repository.ts';

export type ListedLineRow = Awaited<ReturnType<typeof listLines>>[number];

export function toCartLine(row: CartLineRow, price: number): CartLine {
  return { _id: row.id, productId: row.product_id, quantity: row.quantity, color: row.color_id, size: row.size, price };
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
    color: { _id: row.color_id, title: row.color_title },
    size: row.size,
  };
}
