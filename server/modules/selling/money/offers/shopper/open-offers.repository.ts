// SQL for the offers that a cart is priced with.
import type { OfferCodeRow, OfferRow } from '../../../../../database/tables/offer-tables.ts';
import type { Database } from '../../../../../database/tables.ts';

export type CandidateRow = Pick<
  OfferRow,
  'id' | 'terms' | 'created_at' | 'published_at' | 'ended_at' | 'uses' | 'spent'
> & {
  readonly code: OfferCodeRow['code'] | null;
  readonly max_uses: number | null;
  readonly code_uses: number | null;
};

/**
 * Published offers that run by themselves and that nobody has ended since then, and those of these
 * codes, ended or not; the oldest first. Of offers with other codes, which may be many, no terms are read.
 */
export function listCandidates(db: Database, codes: readonly string[], endedSince: string): Promise<CandidateRow[]> {
  return db
    .selectFrom('offers')
    .leftJoin('offer_codes', (join) =>
      join.onRef('offer_id', '=', 'offers.id').on('offer_codes.code', 'in', codes.length > 0 ? codes : ['']),
    )
    .select(['offers.id', 'terms', 'created_at', 'published_at', 'ended_at', 'offers.uses', 'spent'])
    .select(['offer_codes.code', 'max_uses', 'offer_codes.uses as code_uses'])
    .where('published_at', 'is not', null)
    .where((eb) => {
      const anyCode = eb.selectFrom('offer_codes as of').select('of.code').whereRef('of.offer_id', '=', 'offers.id');
      const isGoingOn = eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', endedSince)]);
      return eb.or([eb('offer_codes.code', 'is not', null), eb.and([isGoingOn, eb.not(eb.exists(anyCode))])]);
    })
    .orderBy('created_at')
    .orderBy('offers.id')
    .execute();
}
