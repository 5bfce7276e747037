// SQL that compares what offers and codes count with the orders that use them.
import { sql } from 'kysely';
import type { Database } from '../../../../database/tables.ts';

export async function listOffersThatDiffer(db: Database) {
  const uses = db.selectFrom('offer_uses').where('state', '!=', 'given back');
  const ofOffers = uses
    .select((eb) => [
      'offer_id',
      eb.fn.countAll<number>().as('orders'),
      sql<number>`cast(sum(rupees) as bigint)`.as('rupees'),
    ])
    .groupBy('offer_id')
    .as('used');
  const offers = await db
    .selectFrom('offers')
    .leftJoin(ofOffers, 'used.offer_id', 'offers.id')
    .select((eb) => [
      'id',
      'uses',
      'spent',
      eb.fn.coalesce('used.orders', eb.lit(0)).as('orders'),
      eb.fn.coalesce('used.rupees', eb.lit(0)).as('rupees'),
    ])
    .orderBy('id')
    .execute();
  const ofCodes = uses
    .select((eb) => ['offer_id', 'code', eb.fn.countAll<number>().as('orders')])
    .groupBy(['offer_id', 'code'])
    .as('used');
  const codes = await db
    .selectFrom('offer_codes')
    .leftJoin(ofCodes, (join) =>
      join.onRef('used.code', '=', 'offer_codes.code').onRef('used.offer_id', '=', 'offer_codes.offer_id'),
    )
    .select((eb) => ['offer_codes.code', 'uses', eb.fn.coalesce('used.orders', eb.lit(0)).as('orders')])
    .orderBy('offer_codes.code')
    .execute();
  return {
    offers: offers.filter(({ uses: count, spent, orders, rupees }) => count !== orders || spent !== rupees),
    codes: codes.filter(({ uses: count, orders }) => count !== orders),
  };
}
