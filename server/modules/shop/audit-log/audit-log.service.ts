// The audit log: who changed what, in the admin or on the command line.
import type { AuditEntry, AuditLogQuery } from '@taana-baana/contract/admin/schemas/shop/audit-log.ts';
import type { AuditAction } from '@taana-baana/contract/admin/texts/shop/audit-log.ts';
import { addDays, startOfDay } from '@taana-baana/contract/calendar/indian-days.ts';
import { v7 } from 'uuid';
import type { Database } from '../../../database/tables.ts';
import type { Clock, Deps } from '../../../deps.ts';
import { insertAuditEntry, listAuditEntries, listEntriesOf } from './audit-log.repository.ts';

/** Who acts: a member of staff in the admin, or a person at the command line. */
export type Actor =
  | {
      readonly channel: 'admin';
      readonly staffId: string;
      readonly requestId: string;
      /** The last proof of identity is no longer fresh. */
      readonly isUnproven?: boolean;
    }
  | { readonly channel: 'cli' };

export const commandLine: Actor = { channel: 'cli' };

/** Null: the command line. */
export const staffIdOf = (actor: Actor): string | null => (actor.channel === 'admin' ? actor.staffId : null);

type Fields = Readonly<Record<string, unknown>>;

interface Action {
  /** `orders cancel` */
  readonly action: AuditAction;
  /** `order TB-000001`. Customers only by their id. */
  readonly subject: string;
  /** Of customer data only the names of fields. */
  readonly before?: Fields;
  readonly after?: Fields;
}

/** Call in the transaction of the change: both are written, or neither. */
export function recordAction(trx: Database, clock: Clock, actor: Actor, action: Action): Promise<void> {
  const toJson = (fields: Fields | undefined) => (fields ? JSON.stringify(fields) : null);
  return insertAuditEntry(trx, {
    id: v7(),
    at: clock.now().toISOString(),
    staff_id: staffIdOf(actor),
    channel: actor.channel,
    action: action.action,
    subject: action.subject,
    before: toJson(action.before),
    after: toJson(action.after),
    request_id: actor.channel === 'admin' ? actor.requestId : null,
  });
}

/** Newest first. */
export async function listAuditLog(
  { db }: Pick<Deps, 'db'>,
  { until, ...page }: AuditLogQuery,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const earlierThan = until && startOfDay(addDays(until, 1));
  const rows = await listAuditEntries(db, { ...page, earlierThan });
  const toFields = (text: string | null) => (text === null ? null : (JSON.parse(text) as Record<string, unknown>));
  const entries = rows.map((row) => ({
    id: row.id,
    at: row.at,
    staff: row.staff_id === null ? null : { id: row.staff_id, name: row.name ?? '' },
    channel: row.channel,
    action: row.action,
    subject: row.subject,
    before: toFields(row.before),
    after: toFields(row.after),
    requestId: row.request_id,
  }));
  const isLast = entries.length < page.limit;
  return { entries, next: isLast ? null : (entries.at(-1)?.id ?? null) };
}

/** Entries about one subject, oldest first. */
export async function listActionsOn(
  db: Database,
  subject: string,
): Promise<{ at: string; staffId: string | null; action: string }[]> {
  const rows = await listEntriesOf(db, subject);
  return rows.map(({ at, staff_id: staffId, action }) => ({ at, staffId, action }));
}
