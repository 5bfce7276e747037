// A product of the API, reduced to what a card shows. The second picture appears on hover.
import type { CallAnswer } from '@taana-baana/contract/endpoints.ts';
import { newForDays } from '@taana-baana/contract/limits.ts';
import type { ProductCard } from './product-state.ts';

type ListedProduct = CallAnswer<'listProducts'>[number];

const dayMs = 24 * 60 * 60 * 1000;

/** The query of every list of cards. */
export const cardQuery = {
  fields: '_id,title,brand,price,totalrating,ratingsCount,images,color,category,createdAt,isSoldOut,mrp,regularPrice',
  pictures: 2,
};

/** Nothing stands out where half of the cards have the mark. */
export function toCards(listed: readonly ListedProduct[]): ProductCard[] {
  const cards = listed.map(toCard);
  const isRare = cards.filter(({ isNew }) => isNew).length * 2 < cards.length;
  return isRare ? cards : cards.map((card) => ({ ...card, isNew: false }));
}

function toCard({ createdAt = '', images = [], ...product }: ListedProduct): ProductCard {
  return {
    // It has every field that the list asked for.
    ...(product as Omit<ProductCard, 'images'>),
    // A card offers AVIF and the plain file only: a third format would make the page longer.
    images: images.map((picture) => ({ ...picture, srcset: '' })),
    // Computed here, because during rendering server and browser would have to agree on the time.
    isNew: Date.now() - Date.parse(createdAt) < newForDays * dayMs,
  };
}
