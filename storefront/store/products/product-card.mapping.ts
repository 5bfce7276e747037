// A product of the API, reduced to what a card shows. The second picture appears on hover.
import type { CallAnswer } from '@taana-baana/contract/endpoints.ts';
import { newForDays } from '@taana-baana/contract/limits.ts';
import type { ProductCard } from './product-state.ts';

type ListedProduct = CallAnswer<'listProducts'>[number];

const dayMs = 24 * 60 * 60 * 1000;

/** The query of every list of cards. */
export const cardQuery = {
  fields: '_id,title,brand,price,totalrating,ratingsCount,images,color,category,createdAt,soldOut,isSoldOut',
  pictures: 2,
};

export function toCard(product: ListedProduct): ProductCard {
  return {
    _id: product._id,
    title: product.title ?? '',
    brand: product.brand ?? '',
    price: product.price ?? 0,
    totalrating: product.totalrating ?? 0,
    ratingsCount: product.ratingsCount ?? 0,
    // A card offers AVIF and the plain file only: a third format would make the page longer.
    images: (product.images ?? []).map((picture) => ({ ...picture, srcset: '' })),
    color: product.color ?? [],
    category: product.category ?? '',
    // Here and not while rendering, where server and browser would have to agree on the time.
    isNew: Date.now() - Date.parse(product.createdAt ?? '') < newForDays * dayMs,
    ...(product.isSoldOut && { isSoldOut: true }),
  };
}
