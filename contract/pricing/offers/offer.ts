// What the evaluation of offers reads.
import type { OfferTerms } from '../../schemas/selling/offer.ts';
import type { Pieces } from '../list-price.ts';

/** A line of a cart, with what decides which offers it is on. */
export interface OfferedLine extends Pieces {
  readonly productId: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** Its price is a sale price. */
  readonly isOnSale: boolean;
}

/** An offer that is in force and open to this shopper. */
export interface Offer {
  /** Sorts by age. */
  readonly id: string;
  readonly terms: Pick<OfferTerms, 'title' | 'gift' | 'on' | 'isListPriceOnly' | 'from' | 'how' | 'combines'>;
  /** Rupees that are left of its budget; null: it has none. */
  readonly left: number | null;
}
