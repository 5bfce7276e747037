// What tests say that they have seen.
import type { BasedOn } from '@taana-baana/contract/admin/schemas/drafts.ts';
import type { Database } from '../../../database/tables.ts';
import type { Subject } from './draft-kinds.service.ts';

/** Of an editor that has just been opened. */
export async function seenNow(
  kind: { readonly find: (db: Database, name: string) => Promise<Subject> },
  db: Database,
  name: string,
): Promise<BasedOn> {
  const { version, draft } = await kind.find(db, name);
  return { version, draft: draft?.id ?? null };
}
