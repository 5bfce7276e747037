// Reads the documents of a month with their lines in batches while a file is written.
import type { TaxDocumentLineRow, TaxDocumentRow } from '../../../../../database/tables/document-tables.ts';
import type { Database } from '../../../../../database/tables.ts';
import type { PrintedParties } from '../../../money/documents/document-content.ts';
import { listDocumentLines } from '../../../money/documents/documents.repository.ts';

export interface IssuedDocument {
  readonly row: TaxDocumentRow;
  readonly printed: PrintedParties;
  readonly lines: readonly TaxDocumentLineRow[];
}

/** Documents per batch. */
const readAtOnce = 200;

type Place = Pick<TaxDocumentRow, 'day' | 'id'>;
type List = (after: Place | undefined, limit: number) => Promise<TaxDocumentRow[]>;

/** `list` continues after the given document. */
export async function* readIssued(db: Database, list: List): AsyncGenerator<IssuedDocument[]> {
  for (let after: Place | undefined; ;) {
    const rows = await list(after, readAtOnce);
    const lines = Map.groupBy(
      await listDocumentLines(
        db,
        rows.map(({ id }) => id),
      ),
      (line) => line.document_id,
    );
    yield rows.map((row) => ({
      row,
      printed: JSON.parse(row.printed) as PrintedParties,
      lines: lines.get(row.id) ?? [],
    }));
    after = rows.at(-1);
    if (rows.length < readAtOnce) return;
  }
}
