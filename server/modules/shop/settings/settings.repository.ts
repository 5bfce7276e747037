// SQL for the settings: versions of a section are inserted, never changed; the newest is in force.
import type { SettingsRow } from '../../../database/tables/staff-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { anyWritten } from '../../../database/written.ts';

export function listSectionsInForce(db: Database): Promise<Pick<SettingsRow, 'section' | 'value'>[]> {
  const newest = db
    .selectFrom('settings')
    .select(({ fn }) => ['section', fn.max('version').as('version')])
    .groupBy('section')
    .as('newest');
  return db
    .selectFrom('settings')
    .innerJoin(newest, (join) =>
      join.onRef('newest.section', '=', 'settings.section').onRef('newest.version', '=', 'settings.version'),
    )
    .select(['settings.section', 'settings.value'])
    .execute();
}

/** With the name of the member who saved it. */
export type SavedRow = SettingsRow & { readonly name: string | null };

/** Newest first. */
export const listVersionsOf = (db: Database, section: SettingsRow['section'], limit: number): Promise<SavedRow[]> =>
  db
    .selectFrom('settings')
    .leftJoin('staff', 'staff.id', 'settings.staff_id')
    .selectAll('settings')
    .select('staff.name')
    .where('section', '=', section)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();

/** Every version, oldest first. */
export const listValuesOf = (
  db: Database,
  section: SettingsRow['section'],
): Promise<Pick<SettingsRow, 'created_at' | 'value'>[]> =>
  db.selectFrom('settings').select(['created_at', 'value']).where('section', '=', section).orderBy('version').execute();

export const findVersion = (
  db: Database,
  section: SettingsRow['section'],
  version: number,
): Promise<SettingsRow | undefined> =>
  db
    .selectFrom('settings')
    .selectAll()
    .where('section', '=', section)
    .where('version', '=', version)
    .executeTakeFirst();

/** False if the section already has this version, committed while this call waited. */
export function insertVersion(db: Database, row: SettingsRow): Promise<boolean> {
  return db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.columns(['section', 'version']).doNothing())
    .$call(anyWritten);
}
