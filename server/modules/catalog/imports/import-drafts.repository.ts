// SQL for drafts of unpublished products that an import names.
import { v7 } from 'uuid';
import { listInBatches } from '../../../database/batches.ts';
import type { ProductDraftRow } from '../../../database/tables/draft-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { type Statement, inBatches } from '../writing/statements.ts';
import type { ProductState } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import type { ProductChange } from '../writing/write-products.ts';

/** What the file changes of a product, or of its draft. */
export interface PlannedChange extends Omit<ProductChange, 'state'> {
  /** Of the file. */
  readonly row: number;
  readonly state: ProductState;
  /** Of a product that was never published. */
  readonly draft: ProductDraftRow | undefined;
}

/** By their requested handle, or by their own id without one. */
export function listNewDrafts(db: Database, handles: readonly string[]): Promise<ProductDraftRow[]> {
  return listInBatches(handles, (batch) =>
    db
      .selectFrom('product_drafts')
      .selectAll()
      .where('version', '=', 0)
      .where((where) =>
        where.or([
          where('handle', 'in', batch),
          where.and([where('handle', 'is', null), where('product', 'in', batch)]),
        ]),
      )
      .execute(),
  );
}

/** The drafts of the file instead of those before; what is published has none any more. */
export function prepareDrafts(
  db: Database,
  changes: readonly PlannedChange[],
  by: { readonly at: string; readonly staff_id: string | null },
): Statement[] {
  const old = changes.flatMap(({ draft }) => draft?.id ?? []);
  const rows = changes
    .filter(({ state }) => state === 'draft')
    .map(({ id, content, draft }) => ({
      product: draft?.product ?? v7(),
      id: v7(),
      version: 0,
      handle: draft ? draft.handle : id,
      body: JSON.stringify(content),
      ...by,
      preview_hash: draft?.preview_hash ?? null,
      preview_until: draft?.preview_until ?? null,
    }));
  return [
    ...inBatches(old, (ids) => db.deleteFrom('product_drafts').where('id', 'in', ids)),
    ...inBatches(rows, (batch) => db.insertInto('product_drafts').values(batch)),
  ];
}
