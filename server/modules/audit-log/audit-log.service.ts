// The audit log: who changed what, in the admin or on the command line.
import type { AuditEntry } from '@taana-baana/contract/admin/schemas/audit-log.ts';
import { v7 } from 'uuid';
import type { Database } from '../../database/tables.ts';
import type { Clock, Deps } from '../../deps.ts';
import { insertAuditEntry, listAuditEntries } from './audit-log.repository.ts';

/** Who acts: a member of staff in the admin, or whoever may use the command line. */
export type Actor =
  | { readonly channel: 'admin'; readonly staffId: string; readonly requestId: string }
  | { readonly channel: 'cli' };

export const commandLine: Actor = { channel: 'cli' };

type Fields = Readonly<Record<string, unknown>>;

interface Action {
  /** `orders cancel` */
  readonly action: string;
  /** `order TB-000001`. Customers only by their id. */
  readonly subject: string;
  /** Of customer data only the names of fields. */
  readonly before?: Fields;
  readonly after?: Fields;
}

/** Call in the transaction of the change: both are written, or neither. */
export function recordAction(trx: Database, clock: Clock, actor: Actor, action: Action): Promise<void> {
  const isStaff = actor.channel === 'admin';
  const toText = (fields: Fields | undefined) => (fields ? JSON.stringify(fields) : null);
  return insertAuditEntry(trx, {
    id: v7(),
    at: clock.now().toISOString(),
    staff_id: isStaff ? actor.staffId : null,
    channel: actor.channel,
    action: action.action,
    subject: action.subject,
    before: toText(action.before),
    after: toText(action.after),
    request_id: isStaff ? actor.requestId : null,
  });
}

/** Newest first; `before` is the last id of the page above. */
export async function listAuditLog(
  { db }: Pick<Deps, 'db'>,
  page: { before?: string | undefined; limit: number },
): Promise<{ entries: AuditEntry[] }> {
  const rows = await listAuditEntries(db, page);
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
  return { entries };
}
