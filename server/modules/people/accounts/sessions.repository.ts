// The table of sessions. Each statement carries the owner, or the token that is the owner's proof.
import { sql } from 'kysely';
import type { SessionEnd } from '../../../credentials/sessions.ts';
import type { CustomerRow, SessionRow } from '../../../database/tables/account-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { anyWritten } from '../../../database/written.ts';
import type { ProfileRow } from './accounts.repository.ts';

/** False if the checked password was reset in between. */
export function insertSession(db: Database, session: SessionRow, checkedHash: string): Promise<boolean> {
  return db
    .insertInto('sessions')
    .columns(['token_hash', 'customer_id', 'id', 'device', 'created_at', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('customers')
        .select(({ cast, val }) => [
          cast<string>(val(session.token_hash), 'text').as('token_hash'),
          'customers.id as customer_id',
          cast<string>(val(session.id), 'text').as('id'),
          cast<string>(val(session.device), 'text').as('device'),
          cast<string>(val(session.created_at), 'text').as('created_at'),
          cast<string>(val(session.expires_at), 'text').as('expires_at'),
        ])
        .where('customers.id', '=', session.customer_id)
        .where('customers.password_hash', '=', checkedHash),
    )
    .$call(anyWritten);
}

type SessionCustomerRow = ProfileRow & Pick<CustomerRow, 'email_confirmed_at'> & Pick<SessionRow, 'expires_at'>;

/**
 * SQL text, because it runs in every call of a customer: building it
 * costs more than the engine's work.
 */
export async function findSession(
  db: Database,
  tokenHash: string,
  { now, openedBefore }: SessionEnd,
): Promise<SessionCustomerRow | undefined> {
  const { rows } = await sql<SessionCustomerRow>`/* prepared */
    select customers.id, customers.email, customers.firstname, customers.lastname, customers.mobile,
      customers.email_confirmed_at, sessions.expires_at
    from sessions
    inner join customers on customers.id = sessions.customer_id
    where sessions.token_hash = ${tokenHash}
      and sessions.expires_at > ${now}
      and sessions.created_at > ${openedBefore}
  `.execute(db);
  return rows[0];
}

export async function updateSessionExpiry(
  db: Database,
  tokenHash: string,
  customerId: string,
  expiresAt: string,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .where('customer_id', '=', customerId)
    .execute();
}

export async function deleteSessionOfToken(db: Database, tokenHash: string, customerId: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).where('customer_id', '=', customerId).execute();
}
