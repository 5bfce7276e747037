// SQL for the audit log: rows are inserted and listed, never changed.
import { byCommandLine } from '@taana-baana/contract/admin/schemas/shop/audit-log.ts';
import type { AuditLogRow } from '../../../database/tables/staff-tables.ts';
import type { Database } from '../../../database/tables.ts';

export async function insertAuditEntry(db: Database, row: AuditLogRow): Promise<void> {
  await db.insertInto('audit_log').values(row).execute();
}

export interface AuditLogPage {
  /** Cursor: the last id of the previous page. */
  readonly after?: string | undefined;
  /** A member's id, or `byCommandLine`. */
  readonly by?: string | undefined;
  readonly earlierThan?: string | undefined;
  readonly limit: number;
}

/** Newest first, with the name of the member. Ids sort by time. */
export function listAuditEntries(
  db: Database,
  { after, by, earlierThan, limit }: AuditLogPage,
): Promise<(AuditLogRow & { name: string | null })[]> {
  return db
    .selectFrom('audit_log')
    .leftJoin('staff', 'staff.id', 'audit_log.staff_id')
    .selectAll('audit_log')
    .select('staff.name')
    .$if(after !== undefined, (query) => query.where('audit_log.id', '<', after as string))
    .$if(by === byCommandLine, (query) => query.where('audit_log.channel', '=', 'cli'))
    .$if(by !== undefined && by !== byCommandLine, (query) => query.where('audit_log.staff_id', '=', by as string))
    .$if(earlierThan !== undefined, (query) => query.where('audit_log.at', '<', earlierThan as string))
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute();
}

/** Oldest first. */
export function listEntriesOf(db: Database, subject: string): Promise<AuditLogRow[]> {
  return db.selectFrom('audit_log').selectAll().where('subject', '=', subject).orderBy('id').execute();
}

/** Who made this version of the subject: the newest entry whose `after` ends with `"version":…`. */
export function findEntryOfVersion(
  db: Database,
  subject: string,
  version: number,
): Promise<(AuditLogRow & { name: string | null }) | undefined> {
  return db
    .selectFrom('audit_log')
    .leftJoin('staff', 'staff.id', 'audit_log.staff_id')
    .selectAll('audit_log')
    .select('staff.name')
    .where('subject', '=', subject)
    .where('after', 'like', `%"version":${version}}`)
    .orderBy('audit_log.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
