// Collections: a tag with a picture, a sentence and a page.
import * as z from 'zod/mini';
import { Facet, Picture } from './product.ts';

/**
 * The content of its page. `picture`: the owner's, or else the front picture of the tag's newest
 * product.
 */
export const Collection = z.object({
  handle: z.string(),
  tag: z.string(),
  title: z.string(),
  sentence: z.string(),
  picture: z.optional(Picture),
});
export type Collection = z.infer<typeof Collection>;

/** A link to a collection. */
export const ListedCollection = z.object({ handle: z.string(), title: z.string(), picture: z.optional(Picture) });
export type ListedCollection = z.infer<typeof ListedCollection>;

/** `collections`: in the owner's order, without empty ones. `origins`: once a product is imported.
 * `sizes`: once a product has sizes of its own. */
export const Collections = z.object({
  categories: z.array(Facet),
  brands: z.array(Facet),
  collections: z.array(ListedCollection),
  origins: z.optional(z.array(z.string())),
  sizes: z.optional(z.array(z.string())),
});
export type Collections = z.infer<typeof Collections>;
