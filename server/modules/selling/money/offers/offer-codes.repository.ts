// SQL for the codes of offers.
import { batchesOf } from '../../../../database/batches.ts';
import type { OfferCodeRow, OfferRow } from '../../../../database/tables/offer-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import { anyWritten, countWritten } from '../../../../database/written.ts';

/** With the offer that has the code. */
export async function findOfferCode(
  db: Database,
  code: string,
): Promise<{ readonly code: OfferCodeRow; readonly offer: OfferRow } | undefined> {
  const row = await db
    .selectFrom('offer_codes')
    .innerJoin('offers', 'offers.id', 'offer_codes.offer_id')
    .selectAll('offers')
    .select(['offer_codes.max_uses', 'offer_codes.uses as code_uses'])
    .where('offer_codes.code', '=', code)
    .executeTakeFirst();
  if (!row) return undefined;
  const { max_uses: most, code_uses: uses, ...offer } = row;
  return { code: { code, offer_id: offer.id, max_uses: most, uses }, offer };
}

/** How many of them are new. */
export async function insertOfferCodes(
  trx: Database,
  rows: readonly Pick<OfferCodeRow, 'code' | 'offer_id' | 'max_uses'>[],
): Promise<number> {
  let count = 0;
  for (const batch of batchesOf(rows)) {
    count += await trx
      .insertInto('offer_codes')
      .values(batch)
      .onConflict((conflict) => conflict.column('code').doNothing())
      .$call(countWritten);
  }
  return count;
}

/** False unless this offer has it. */
export const deleteOfferCode = (trx: Database, { code, offer_id: id }: Pick<OfferCodeRow, 'code' | 'offer_id'>) =>
  trx.deleteFrom('offer_codes').where('code', '=', code).where('offer_id', '=', id).$call(anyWritten);

export async function deleteOfferCodes(trx: Database, offerId: string): Promise<void> {
  await trx.deleteFrom('offer_codes').where('offer_id', '=', offerId).execute();
}

const singleUse = (db: Database, offerId: string) =>
  db.selectFrom('offer_codes').where('offer_id', '=', offerId).where('max_uses', 'is not', null);

export async function countSingleUseCodes(db: Database, offerId: string): Promise<{ made: number; used: number }> {
  const { made, used } = await singleUse(db, offerId)
    .select((eb) => [
      eb.fn.countAll<number | string>().as('made'),
      eb.fn.sum<number | string | null>('uses').as('used'),
    ])
    .executeTakeFirstOrThrow();
  return { made: Number(made), used: Number(used ?? 0) };
}

/** A part of them, by code. */
export const listSingleUseCodes = (db: Database, offerId: string, after: string): Promise<OfferCodeRow[]> =>
  singleUse(db, offerId).selectAll().where('code', '>', after).orderBy('code').limit(1000).execute();

/** Single-use codes, each with the orders that use it, where these are not as many as it counts. */
export const listCodesThatDiffer = (db: Database): Promise<{ code: string; uses: number; orders: number }[]> =>
  db
    .selectFrom('offer_codes')
    .leftJoin('offer_uses', (join) =>
      join
        .onRef('offer_uses.code', '=', 'offer_codes.code')
        .onRef('offer_uses.offer_id', '=', 'offer_codes.offer_id')
        .on('offer_uses.state', '!=', 'given back'),
    )
    .select((eb) => ['offer_codes.code', 'offer_codes.uses', eb.fn.count<number>('order_id').as('orders')])
    .where('max_uses', 'is not', null)
    .groupBy(['offer_codes.code', 'offer_codes.uses'])
    .having((eb) => eb(eb.fn.count('order_id'), '!=', eb.ref('offer_codes.uses')))
    .orderBy('offer_codes.code')
    .execute();
