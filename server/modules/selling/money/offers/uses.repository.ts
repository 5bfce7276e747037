// SQL for uses of offers. What has a limit counts them: its count changes in one statement with its
// condition, so that no two orders get the last use. Nothing else is written for all of them to wait for.
import { sql } from 'kysely';
import type { OfferCodeRow, OfferRow, OfferUseRow } from '../../../../database/tables/offer-tables.ts';
import type { OrderRow } from '../../../../database/tables/order-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import { anyWritten } from '../../../../database/written.ts';

/** By which a person is known. */
export interface Identity {
  readonly id: string;
  readonly mobileHash: string | null;
  readonly emailHash: string | null;
}

/** That count against the limits. */
const counted = ['reserved', 'taken'] as const;

export const listUsesOfOrder = (db: Database, orderId: string): Promise<OfferUseRow[]> =>
  db.selectFrom('offer_uses').selectAll().where('order_id', '=', orderId).orderBy('offer_id').execute();

export type PersonsUse = OfferUseRow & Pick<OrderRow, 'channel' | 'number'>;

/** By account, mobile or confirmed e-mail. */
export function listUsesOfPerson(db: Database, { id, mobileHash, emailHash }: Identity): Promise<PersonsUse[]> {
  return db
    .selectFrom('offer_uses')
    .innerJoin('orders', 'orders.id', 'offer_uses.order_id')
    .selectAll('offer_uses')
    .select(['orders.channel', 'orders.number'])
    .where('state', 'in', counted)
    .where((eb) =>
      eb.or([
        eb('offer_uses.customer_id', '=', id),
        ...(mobileHash === null ? [] : [eb('mobile_hash', '=', mobileHash)]),
        ...(emailHash === null ? [] : [eb('email_hash', '=', emailHash)]),
      ]),
    )
    .execute();
}

/** Reserved by the customer's own checkouts, in the order in which they are locked. */
export const listReserved = (db: Database, customerId: string): Promise<OfferUseRow[]> =>
  db
    .selectFrom('offer_uses')
    .innerJoin('orders', 'orders.id', 'offer_uses.order_id')
    .selectAll('offer_uses')
    .where('offer_uses.customer_id', '=', customerId)
    .where('orders.channel', 'is', null)
    // One that is placed has what its payment link promises.
    .where('orders.number', 'is', null)
    .where('state', '=', 'reserved')
    .orderBy('order_id')
    .orderBy('offer_id')
    .execute();

/** False: another call has changed it since. */
export const updateState = (
  trx: Database,
  { order_id: orderId, offer_id: offerId, state: from }: Pick<OfferUseRow, 'order_id' | 'offer_id' | 'state'>,
  state: OfferUseRow['state'],
): Promise<boolean> =>
  trx
    .updateTable('offer_uses')
    .set({ state, expires_at: null })
    .where('order_id', '=', orderId)
    .where('offer_id', '=', offerId)
    .where('state', '=', from)
    .$call(anyWritten);

export async function updateRupees(
  trx: Database,
  { order_id: orderId, offer_id: offerId }: Pick<OfferUseRow, 'order_id' | 'offer_id'>,
  rupees: number,
): Promise<void> {
  const updating = trx.updateTable('offer_uses').set({ rupees });
  await updating.where('order_id', '=', orderId).where('offer_id', '=', offerId).execute();
}

/** An order has one use of an offer, whatever became of it. */
export async function insertOrUpdateUse(trx: Database, use: OfferUseRow): Promise<void> {
  const { order_id: _order, offer_id: _offer, ...changes } = use;
  await trx
    .insertInto('offer_uses')
    .values(use)
    .onConflict((conflict) => conflict.columns(['order_id', 'offer_id']).doUpdateSet(changes))
    .execute();
}

interface Counts {
  readonly uses: number;
  readonly rupees: number;
}

/** What else the offer gives. Without bounds, or below 0, always. */
interface Bounds {
  readonly uses: number | null;
  readonly budget: number | null;
}

/** False when too little is left, or somebody has ended it. `bounds` are null when something is given back. */
export function updateUses(
  trx: Database,
  id: OfferRow['id'],
  { uses, rupees }: Counts,
  bounds: Bounds | null,
): Promise<boolean> {
  return (
    trx
      .updateTable('offers')
      .set((eb) => ({ uses: eb('uses', '+', uses), spent: eb('spent', '+', rupees) }))
      .where('id', '=', id)
      // Without a limit it has counted none.
      .$if(bounds === null, (query) => query.where('uses', '>', 0))
      .$if(bounds !== null, (query) => query.where('ended_at', 'is', null))
      .$if(bounds?.uses != null, (query) => query.where((eb) => eb(eb('uses', '+', uses), '<=', bounds?.uses ?? 0)))
      .$if(bounds?.budget != null, (query) =>
        query.where((eb) => eb(eb('spent', '+', rupees), '<=', bounds?.budget ?? 0)),
      )
      .$call(anyWritten)
  );
}

/** Whether nobody has ended it. */
export async function isGoingOn(db: Database, id: OfferRow['id']): Promise<boolean> {
  const row = db.selectFrom('offers').select('id').where('id', '=', id).where('ended_at', 'is', null);
  return (await row.executeTakeFirst()) !== undefined;
}

type Code = Pick<OfferCodeRow, 'code' | 'offer_id'>;

/** False when it has been used as often as it may be, or is another offer's by now. */
export async function addCodeUse(trx: Database, code: Code): Promise<boolean> {
  const row = await trx
    .selectFrom('offer_codes')
    .select('max_uses')
    .where('code', '=', code.code)
    .where('offer_id', '=', code.offer_id)
    .executeTakeFirst();
  return row?.max_uses === null || updateCodeUses(trx, code, 1);
}

/** Of a code without a limit: false. */
export function updateCodeUses(trx: Database, { code, offer_id: offerId }: Code, more: 1 | -1): Promise<boolean> {
  return trx
    .updateTable('offer_codes')
    .set((eb) => ({ uses: eb('uses', '+', more) }))
    .where('code', '=', code)
    .where('offer_id', '=', offerId)
    .where('max_uses', 'is not', null)
    .$if(more > 0, (query) => query.where((eb) => eb('uses', '<', eb.ref('max_uses'))))
    .$call(anyWritten);
}

export const listOffers = (
  db: Database,
  ids: readonly string[],
): Promise<Pick<OfferRow, 'id' | 'terms' | 'created_at'>[]> =>
  db.selectFrom('offers').select(['id', 'terms', 'created_at']).where('id', 'in', ids).execute();

export const findMobile = async (db: Database, orderId: string): Promise<string | null> =>
  (await db.selectFrom('orders').select('customer_mobile').where('id', '=', orderId).executeTakeFirstOrThrow())
    .customer_mobile;

export async function findUsesEnd(db: Database, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ end: string | null }>`select min(expires_at) as "end" from offer_uses
    where order_id = ${orderId} and state = 'reserved'`.execute(db);
  return rows[0]?.end ?? undefined;
}

export async function updateUsesEnd(trx: Database, orderId: string, end: string): Promise<void> {
  await trx
    .updateTable('offer_uses')
    .set({ expires_at: end })
    .where('order_id', '=', orderId)
    .where('state', '=', 'reserved')
    .execute();
}
