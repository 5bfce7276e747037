// The tables of customers and of their sessions.
import type { CustomerRow, Database, SessionRow } from '../../database/tables.ts';

export type ProfileRow = Pick<CustomerRow, 'id' | 'email' | 'firstname' | 'lastname' | 'mobile'>;

const profileColumns = ['id', 'email', 'firstname', 'lastname', 'mobile'] as const;

/** Undefined when the e-mail is taken, however many ask for it at once. */
export function insertCustomer(db: Database, row: CustomerRow): Promise<ProfileRow | undefined> {
  return db
    .insertInto('customers')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(profileColumns)
    .executeTakeFirst();
}

export function findCustomerByEmail(
  db: Database,
  email: string,
): Promise<(ProfileRow & Pick<CustomerRow, 'password_hash'>) | undefined> {
  return db
    .selectFrom('customers')
    .select([...profileColumns, 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export function findEmail(db: Database, customerId: string): Promise<Pick<CustomerRow, 'email'> | undefined> {
  return db.selectFrom('customers').select('email').where('id', '=', customerId).executeTakeFirst();
}

/** Throws the database's unique violation when the e-mail is another customer's. */
export function updateProfile(db: Database, { id, ...changes }: ProfileRow): Promise<ProfileRow | undefined> {
  return db.updateTable('customers').set(changes).where('id', '=', id).returning(profileColumns).executeTakeFirst();
}

export async function updatePasswordHash(db: Database, customerId: string, passwordHash: string): Promise<void> {
  await db.updateTable('customers').set({ password_hash: passwordHash }).where('id', '=', customerId).execute();
}

/** False when the password is not the one that was checked any more: it was reset in between. */
export async function insertSession(db: Database, session: SessionRow, checkedHash: string): Promise<boolean> {
  const added = await db
    .insertInto('sessions')
    .columns(['token_hash', 'customer_id', 'created_at', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('customers')
        .select(({ cast, val }) => [
          cast<string>(val(session.token_hash), 'text').as('token_hash'),
          'customers.id as customer_id',
          cast<string>(val(session.created_at), 'text').as('created_at'),
          cast<string>(val(session.expires_at), 'text').as('expires_at'),
        ])
        .where('customers.id', '=', session.customer_id)
        .where('customers.password_hash', '=', checkedHash),
    )
    .returning('token_hash')
    .executeTakeFirst();
  return added !== undefined;
}

export function findSession(
  db: Database,
  tokenHash: string,
  now: string,
): Promise<(ProfileRow & Pick<SessionRow, 'expires_at'>) | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .select([
      'customers.id',
      'customers.email',
      'customers.firstname',
      'customers.lastname',
      'customers.mobile',
      'sessions.expires_at',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
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

export async function deleteSession(db: Database, tokenHash: string, customerId: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).where('customer_id', '=', customerId).execute();
}

export async function deleteSessionsOf(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('sessions').where('customer_id', '=', customerId).execute();
}

export async function deleteExpiredSessions(db: Database, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
