// SQL for the customers table.
import type { CustomerRow } from '../../../database/tables/account-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { anyWritten } from '../../../database/written.ts';

export type ProfileRow = Pick<CustomerRow, 'id' | 'email' | 'firstname' | 'lastname' | 'mobile'>;

const profileColumns = ['id', 'email', 'firstname', 'lastname', 'mobile'] as const;

/** Undefined when the e-mail is taken, also when several sign up at once. */
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

export function findCustomer(
  db: Database,
  id: string,
): Promise<Pick<CustomerRow, 'email' | 'password_hash' | 'created_at'> | undefined> {
  return db
    .selectFrom('customers')
    .select(['email', 'password_hash', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks the row until the transaction ends. Resolves to the current e-mail. */
export async function lockCustomerEmail(trx: Database, id: string): Promise<string | undefined> {
  const row = await trx
    .updateTable('customers')
    .set((customer) => ({ email: customer.ref('email') }))
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

/** A new e-mail is not confirmed. Throws a unique violation if another customer has it. */
export function updateProfile(db: Database, { id, ...changes }: ProfileRow): Promise<ProfileRow | undefined> {
  return db
    .updateTable('customers')
    .set((row) => ({
      ...changes,
      email_confirmed_at: row
        .case()
        .when('email', '=', changes.email)
        .then(row.ref('email_confirmed_at'))
        .else(null)
        .end(),
    }))
    .where('id', '=', id)
    .returning(profileColumns)
    .executeTakeFirst();
}

/** False if the customer has another e-mail by now. */
export function updateEmailConfirmed(
  db: Database,
  { id, email }: Pick<CustomerRow, 'id' | 'email'>,
  now: string,
): Promise<boolean> {
  return db
    .updateTable('customers')
    .set({ email_confirmed_at: now })
    .where('id', '=', id)
    .where('email', '=', email)
    .$call(anyWritten);
}

/** Throws a unique violation if another customer has the e-mail. */
export async function updateEmail(db: Database, id: string, email: string, confirmedAt: string): Promise<void> {
  await db.updateTable('customers').set({ email, email_confirmed_at: confirmedAt }).where('id', '=', id).execute();
}

/** Blank until the customer types them. */
export async function deleteNames(db: Database, customerId: string): Promise<void> {
  await db.updateTable('customers').set({ firstname: '', lastname: '' }).where('id', '=', customerId).execute();
}

export async function updatePasswordHash(db: Database, customerId: string, passwordHash: string): Promise<void> {
  await db.updateTable('customers').set({ password_hash: passwordHash }).where('id', '=', customerId).execute();
}

/** Undefined: there is no such customer. */
export async function findGstin(db: Database, id: string): Promise<string | null | undefined> {
  return (await db.selectFrom('customers').select('gstin').where('id', '=', id).executeTakeFirst())?.gstin;
}

export async function updateGstin(db: Database, id: string, gstin: string | null): Promise<void> {
  await db.updateTable('customers').set({ gstin }).where('id', '=', id).execute();
}

/** Stays at the first time. */
export async function updateNoContactOf(db: Database, email: string, at: string): Promise<void> {
  const customer = db.updateTable('customers').set({ no_contact_at: at }).where('email', '=', email);
  await customer.where('no_contact_at', 'is', null).execute();
}

/** Foreign keys delete everything that belongs to the customer. */
export async function deleteCustomerRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('customers').where('id', '=', id).execute();
}
