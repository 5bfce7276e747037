// Cart lines. A price in a request is ignored; a price in a response is the current one.
import * as z from 'zod/mini';
import { serverMessages } from '../../messages.ts';
import { identifier, pathName, quantity, size } from '../choices.ts';
import { Picture, ProductColor } from '../catalog/product.ts';

export const CartLineInput = z.object({
  productId: identifier(serverMessages.productNotFound),
  quantity,
  color: identifier(serverMessages.colorNotOffered),
  size,
});
export type CartLineInput = z.infer<typeof CartLineInput>;

/** A line in the response to adding or changing it: ids only. */
export const CartLine = z.object({
  _id: z.string(),
  productId: z.string(),
  quantity: z.int(),
  color: z.string(),
  size: z.string(),
  price: z.int(),
});
export type CartLine = z.infer<typeof CartLine>;

/** A line of the listed cart, with product and colour. */
export const ListedCartLine = z.object({
  _id: z.string(),
  productId: z.object({
    _id: z.string(),
    title: z.string(),
    price: z.int(),
    brand: z.string(),
    category: z.string(),
    images: z.array(Picture),
  }),
  quantity: z.int(),
  price: z.int(),
  color: ProductColor,
  size: z.string(),
  /** Available pieces, only if fewer than `quantity`; 0: sold out. */
  available: z.optional(z.int()),
  /** With `available` 0: the product, or this colour and size of it, is not sold any more. */
  isArchived: z.optional(z.literal(true)),
});
export type ListedCartLine = z.infer<typeof ListedCartLine>;

export const CartLineParams = z.object({ id: pathName });
export const QuantityParams = z.object({ cartItemId: pathName, quantity });
export const DeletedCount = z.object({ deletedCount: z.int() });
