// Products to choose one of, by their words.
import * as z from 'zod/mini';
import { optionalText } from '../../../schemas/fields.ts';
import { Picture } from '../../../schemas/catalog/product.ts';

export const ProductSearch = z.object({
  /** Words of title, brand, category, tags; or a SKU. */
  q: optionalText(80),
  /** This product alone. */
  id: optionalText(),
  /** Missing: archived ones too. */
  state: z.optional(z.literal('active')),
});
export type ProductSearch = z.infer<typeof ProductSearch>;

export const FoundProduct = z.object({
  id: z.string(),
  title: z.string(),
  /** In force now, in rupees. */
  price: z.int(),
  picture: z.nullable(Picture),
});
export type FoundProduct = z.infer<typeof FoundProduct>;
/** By title, as many as a person reads. */
export const FoundProducts = z.object({ products: z.array(FoundProduct) });
export type FoundProducts = z.infer<typeof FoundProducts>;
