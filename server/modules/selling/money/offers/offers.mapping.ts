// Offers as the admin shows them, and what follows from a row.
import type { Offer, OfferState } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { theCommandLine } from '@taana-baana/contract/admin/texts/messages.ts';
import type { OfferTerms } from '@taana-baana/contract/schemas/selling/offer.ts';
import type { OfferRow } from '../../../../database/tables/offer-tables.ts';
import type { SavedOffer } from './offers.repository.ts';

export const termsOf = ({ terms }: Pick<OfferRow, 'terms'>): OfferTerms => JSON.parse(terms) as OfferTerms;

/** `planned`: published, and begins later. */
export function stateOf(
  { published_at: published, ended_at: ended }: Pick<OfferRow, 'published_at' | 'ended_at'>,
  { startsAt, endsAt }: Pick<OfferTerms, 'startsAt' | 'endsAt'>,
  now: Date,
): OfferState {
  const isOver = (time: string | null) => time !== null && Date.parse(time) <= now.getTime();
  if (published === null) return 'draft';
  if (ended !== null || isOver(endsAt)) return 'ended';
  return startsAt === null || isOver(startsAt) ? 'running' : 'planned';
}

export function toOffer(row: SavedOffer, now: Date): Offer {
  const terms = termsOf(row);
  return {
    id: row.id,
    state: stateOf(row, terms, now),
    terms,
    savedAt: row.saved_at,
    savedBy: row.saved_by === null ? null : { id: row.saved_by, name: row.name ?? '' },
    publishedAt: row.published_at,
    endedAt: row.ended_at,
    uses: row.orders,
    spent: row.rupees,
  };
}

/** For a sentence. */
export const whoAndWhen = ({ saved_at: at, saved_by: id, name }: SavedOffer): [who: string, when: string] => [
  id === null ? theCommandLine : (name ?? ''),
  formatDateTime(at),
];
