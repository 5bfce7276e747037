// SQL for existing drafts of unpublished products that an import names.
import { listInBatches } from '../../../database/batches.ts';
import type { ProductDraftRow } from '../../../database/tables/draft-tables.ts';
import type { Database } from '../../../database/tables.ts';

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
