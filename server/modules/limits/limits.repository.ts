// The table of limits: tries left, by a key, until a time.
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database, LimitRow, Tables } from '../../database/tables.ts';

/**
 * Takes one try of each key, and opens those that are new or whose time has come, in one statement. `full` is what each key
 * holds after its first try. The answer is what is left of each; the keys that had none left are missing in it, and nothing is
 * written to them.
 */
export function insertOrTakeTries(
  db: Database,
  full: readonly LimitRow[],
  now: string,
): Promise<Pick<LimitRow, 'key' | 'tries_left'>[]> {
  return (
    db
      .insertInto('limits')
      // One order for everybody, so that two calls never wait for each other's rows.
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

/** Or it lies further off than that of a try made now: it comes from a clock that has been set back since. */
function isTimeOver(
  eb: ExpressionBuilder<Tables & { excluded: LimitRow }, 'limits' | 'excluded'>,
  now: string,
): Expression<SqlBool> {
  return eb.or([eb('limits.resets_at', '<=', now), eb('limits.resets_at', '>', eb.ref('excluded.resets_at'))]);
}

/** The latest time at which one of these keys has tries again. */
export async function findLatestReset(db: Database, keys: readonly string[]): Promise<string | undefined> {
  const rows = await db.selectFrom('limits').select('resets_at').where('key', 'in', keys).execute();
  return rows
    .map((row) => row.resets_at)
    .toSorted()
    .at(-1);
}

export async function deleteLimits(db: Database, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('limits').where('key', 'in', keys).execute();
}

export async function deleteLimitsBefore(db: Database, time: string): Promise<void> {
  await db.deleteFrom('limits').where('resets_at', '<=', time).execute();
}
