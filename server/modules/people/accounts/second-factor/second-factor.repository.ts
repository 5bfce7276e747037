// SQL for second factors: the key of a customer's app, and unused recovery codes.
// Every change is a compare-and-set.
import type { Database } from '../../../../database/tables.ts';
import type { RecoveryCodeRow, SecondFactorRow } from '../../../../database/tables/account-tables.ts';
import { anyWritten } from '../../../../database/written.ts';

export function findSecondFactor(db: Database, customerId: string): Promise<SecondFactorRow | undefined> {
  return db.selectFrom('second_factors').selectAll().where('customer_id', '=', customerId).executeTakeFirst();
}

/** Replaces an unconfirmed key. False if there is a confirmed one. */
export function insertOrReplaceUnconfirmed(db: Database, customerId: string, secret: string): Promise<boolean> {
  return db
    .insertInto('second_factors')
    .values({ customer_id: customerId, secret, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) =>
      conflict
        .column('customer_id')
        .doUpdateSet({ secret, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .$call(anyWritten);
}

/** False if the key was confirmed, replaced or deleted in between. */
export function updateConfirmed(
  db: Database,
  { customer_id, secret }: SecondFactorRow,
  confirmedAt: string,
  step: number,
): Promise<boolean> {
  return db
    .updateTable('second_factors')
    .set({ confirmed_at: confirmedAt, last_step: step })
    .where('customer_id', '=', customer_id)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .$call(anyWritten);
}

/** False if a code of this or a later step was used before: of parallel logins one succeeds. */
export function updateLastStep(db: Database, customerId: string, step: number): Promise<boolean> {
  return db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('customer_id', '=', customerId)
    .where('last_step', '<', step)
    .$call(anyWritten);
}

/** The foreign key deletes its recovery codes. Resolves to the deleted row. */
export function deleteSecondFactor(db: Database, customerId: string): Promise<SecondFactorRow | undefined> {
  return db.deleteFrom('second_factors').where('customer_id', '=', customerId).returningAll().executeTakeFirst();
}

export async function insertRecoveryCodes(db: Database, rows: readonly RecoveryCodeRow[]): Promise<void> {
  await db.insertInto('recovery_codes').values(rows).execute();
}

/** False if the code does not exist: it was used, or is wrong. */
export function deleteRecoveryCode(db: Database, { customer_id, code_hash }: RecoveryCodeRow): Promise<boolean> {
  return db
    .deleteFrom('recovery_codes')
    .where('customer_id', '=', customer_id)
    .where('code_hash', '=', code_hash)
    .$call(anyWritten);
}
