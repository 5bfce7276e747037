// Keeps what the last bulk change has replaced, for the minutes in which it can be undone.
import type { BulkChange, ProductContent, UndoableKind } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { undoMinutes } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { v7 } from 'uuid';
import type { Database } from '../../../../database/tables.ts';
import { anyWritten } from '../../../../database/written.ts';
import type { Clock } from '../../../../deps.ts';

/** A changed product, as it was. */
export interface Replaced {
  readonly id: string;
  readonly title: string;
  /** The version that the change has made. */
  readonly version: number;
  /** Empty: only its state has changed. */
  readonly before: Partial<ProductContent>;
}

export interface LastEdit {
  readonly id: string;
  readonly kind: UndoableKind;
  readonly products: readonly Replaced[];
  readonly until: Date;
}

/** In place of the change before. */
export async function recordLast(
  trx: Database,
  clock: Clock,
  kind: BulkChange['kind'],
  replaced: readonly Replaced[],
): Promise<void> {
  await trx.deleteFrom('product_bulk_edits').execute();
  if (kind === 'delete') return;
  const row = { id: v7(), kind, products: JSON.stringify(replaced), at: clock.now().toISOString() };
  await trx.insertInto('product_bulk_edits').values(row).execute();
}

/** Undefined once its minutes are over. */
export async function findLast(db: Database, clock: Clock): Promise<LastEdit | undefined> {
  const row = await db.selectFrom('product_bulk_edits').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
  const until = new Date(Date.parse(row?.at ?? '') + undoMinutes * 60_000);
  if (!row || !(until > clock.now())) return undefined;
  return { id: row.id, kind: row.kind, products: JSON.parse(row.products) as Replaced[], until };
}

/** False when another call was faster. */
export async function deleteLast(trx: Database, id: string): Promise<boolean> {
  return trx.deleteFrom('product_bulk_edits').where('id', '=', id).$call(anyWritten);
}
