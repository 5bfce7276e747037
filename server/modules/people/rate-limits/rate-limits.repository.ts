// SQL for rate limits: attempts left by key, until a time.
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database, Tables } from '../../../database/tables.ts';
import type { LimitRow } from '../../../database/tables/operation-tables.ts';

/**
 * Takes one attempt of each key and resets new or expired ones, in one statement. `full` has each
 * key's row after its first attempt. Returns what is left of each key. Keys without attempts left
 * are missing in the result and stay unchanged.
 */
export function insertOrConsumeAttempts(
  db: Database,
  full: readonly LimitRow[],
  now: string,
): Promise<Pick<LimitRow, 'key' | 'tries_left'>[]> {
  return (
    db
      .insertInto('limits')
      // A fixed order, so that two calls never deadlock.
      .values(full.toSorted((one, other) => (one.key < other.key ? -1 : 1)))
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet((eb) => {
            const isOver = isTimeOver(eb, now);
            return {
              tries_left: eb
                .case()
                .when(isOver)
                .then(eb.ref('excluded.tries_left'))
                .else(eb('limits.tries_left', '-', 1))
                .end(),
              resets_at: eb
                .case()
                .when(isOver)
                .then(eb.ref('excluded.resets_at'))
                .else(eb.ref('limits.resets_at'))
                .end(),
            };
          })
          .where((eb) => eb.or([eb('limits.tries_left', '>', 0), isTimeOver(eb, now)])),
      )
      .returning(['key', 'tries_left'])
      .execute()
  );
}

/** Also if it is later than that of a new attempt: the clock was set back. */
function isTimeOver(
  eb: ExpressionBuilder<Tables & { excluded: LimitRow }, 'limits' | 'excluded'>,
  now: string,
): Expression<SqlBool> {
  return eb.or([eb('limits.resets_at', '<=', now), eb('limits.resets_at', '>', eb.ref('excluded.resets_at'))]);
}

/** The latest time at which one of these keys is reset. */
export async function findLatestReset(db: Database, keys: readonly string[]): Promise<string | undefined> {
  const rows = await db.selectFrom('limits').select('resets_at').where('key', 'in', keys).execute();
  return rows
    .map((row) => row.resets_at)
    .toSorted()
    .at(-1);
}

/** The latest time at which one of these keys, without attempts left, is reset. */
export async function findSpentReset(db: Database, keys: readonly string[], now: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('limits')
    .select('resets_at')
    .where('key', 'in', keys)
    .where('tries_left', '<=', 0)
    .where('resets_at', '>', now)
    .orderBy('resets_at', 'desc')
    .executeTakeFirst();
  return row?.resets_at;
}

export async function deleteRateLimits(db: Database, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('limits').where('key', 'in', keys).execute();
}
