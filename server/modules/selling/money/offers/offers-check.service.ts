// Checks whether what offers and codes with a limit count agrees with the orders that use them.
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import type { Database } from '../../../../database/tables.ts';
import { listCodesThatDiffer } from './offer-codes.repository.ts';
import { termsOf } from './offers.mapping.ts';
import { listSavedOffers } from './offers.repository.ts';
import { hasLimit } from './uses.service.ts';

/** Sentences. */
export async function listOfferDifferences(db: Database): Promise<string[]> {
  const counted = (await listSavedOffers(db)).filter((row) => hasLimit(termsOf(row)));
  const differing = counted.filter(({ uses, spent, orders, rupees }) => uses !== orders || spent !== rupees);
  return [
    ...differing.map(
      ({ id, uses, spent, orders, rupees }) =>
        `Offer ${id}: it counts ${uses} uses and ${formatRupees(spent)}, and its orders have ${orders} and ${formatRupees(rupees)}.`,
    ),
    ...(await listCodesThatDiffer(db)).map(
      ({ code, uses, orders }) => `Code ${code}: it counts ${uses} uses, and its orders have ${orders}.`,
    ),
  ];
}
