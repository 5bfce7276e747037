// SQL for who a shopper is to an offer: the key of the hashes, and whether somebody has ordered.
import { sql } from 'kysely';
import { newToken } from '../../../../../credentials/secret-tokens.ts';
import type { CustomerRow } from '../../../../../database/tables/account-tables.ts';
import type { Database } from '../../../../../database/tables.ts';

export type IdentityRow = Pick<CustomerRow, 'id' | 'email' | 'mobile' | 'email_confirmed_at'> & {
  /** Null: no hash was made yet. */
  readonly secret: string | null;
};

/** Undefined once the account is deleted. */
export function findIdentity(db: Database, customerId: string): Promise<IdentityRow | undefined> {
  return db
    .selectFrom('customers')
    .select(['id', 'email', 'mobile', 'email_confirmed_at'])
    .select((eb) => eb.selectFrom('hash_keys').select('secret').as('secret'))
    .where('id', '=', customerId)
    .executeTakeFirst();
}

/** The key of all hashes; made at its first use. */
export const readHashKey = async (db: Database): Promise<string> =>
  (await db.selectFrom('hash_keys').select('secret').executeTakeFirst())?.secret ?? insertHashKey(db, newToken());

/** Of parallel calls, the first one's key stays. */
async function insertHashKey(db: Database, secret: string): Promise<string> {
  await db
    .insertInto('hash_keys')
    .values({ id: 'customers', secret })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await db.selectFrom('hash_keys').select('secret').executeTakeFirstOrThrow()).secret;
}

export interface Asked {
  readonly id: string;
  /** Null: nobody knows it. */
  readonly mobile: string | null;
  /** Confirmed; null: none is. */
  readonly email: string | null;
  readonly hashes: readonly string[];
  /** An order that does not count. */
  readonly except?: string;
}

/** Placed and not cancelled, by account, mobile or e-mail; also with an account that is deleted. */
export async function hasOrdered(
  db: Database,
  { id, mobile, email, hashes, except = '' }: Asked,
  now: string,
): Promise<boolean> {
  const { rows } = await sql`select 1 as one where exists (
      select 1 from orders where number is not null and status <> 'Cancelled' and parent_id is null
      and id <> ${except}
      and (customer_id = ${id} or customer_mobile = ${mobile ?? ''} or customer_email = ${email ?? ''})
    ) or exists (
      select 1 from past_customers where until > ${now} and hash in (${sql.join(hashes.length > 0 ? hashes : [''])})
    )`.execute(db);
  return rows.length > 0;
}

export async function insertPastCustomer(trx: Database, hash: string, until: string): Promise<void> {
  await trx
    .insertInto('past_customers')
    .values({ hash, until })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ until }))
    .execute();
}

/** The customer's uses of offers. */
export async function updateForgetAt(trx: Database, customerId: string, at: string): Promise<void> {
  await trx.updateTable('offer_uses').set({ forget_at: at }).where('customer_id', '=', customerId).execute();
}

/** Parcels of the account that came back unpaid. */
export async function insertPastRefusals(
  trx: Database,
  { customerId, mobileHash }: { readonly customerId: string; readonly mobileHash: string },
  until: string,
): Promise<void> {
  await sql`insert into past_refusals (order_id, mobile_hash, until)
    select id, ${mobileHash}, ${until} from orders
    where customer_id = ${customerId} and payment_method = 'cash-on-delivery' and status = 'Cancelled' and id in (
      select order_id from order_events where cause = 'returned' and to_status = 'Cancelled')
    on conflict do nothing`.execute(trx);
}

export async function deleteHashes(db: Database, now: string): Promise<void> {
  await db.deleteFrom('past_refusals').where('until', '<=', now).execute();
  await db.deleteFrom('past_customers').where('until', '<=', now).execute();
  await db
    .updateTable('offer_uses')
    .set({ customer_id: null, mobile_hash: null, email_hash: null, forget_at: null })
    .where('forget_at', '<=', now)
    .execute();
}
