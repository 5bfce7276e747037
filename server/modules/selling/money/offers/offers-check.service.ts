// Checks whether the counts of offers and codes agree with the orders that use them.
import { listOffersThatDiffer } from './offer-uses-check.repository.ts';
import type { Database } from '../../../../database/tables.ts';

/** Sentences. */
export async function listOfferDifferences(db: Database): Promise<string[]> {
  const { offers, codes } = await listOffersThatDiffer(db);
  return [
    ...offers.map(
      ({ id, uses, spent, orders, rupees }) =>
        `Offer ${id}: it counts ${uses} uses and Rs. ${spent}, and its orders have ${orders} and Rs. ${rupees}.`,
    ),
    ...codes.map(({ code, uses, orders }) => `Code ${code}: it counts ${uses} uses, and its orders have ${orders}.`),
  ];
}
