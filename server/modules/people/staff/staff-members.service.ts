// Names of members of staff, by id, for other modules.
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import type { Database } from '../../../database/tables.ts';
import { listStaffByIds } from './staff.repository.ts';

export type Members = ReadonlyMap<string, { readonly name: string; readonly role: Role }>;

/** Null stands for the shop and the command line: there is no member. */
export async function listMembers(db: Database, ids: readonly (string | null)[]): Promise<Members> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const rows = wanted.length === 0 ? [] : await listStaffByIds(db, wanted);
  return new Map(rows.map(({ id, name, role }) => [id, { name, role }]));
}
