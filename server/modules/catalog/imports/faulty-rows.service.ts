// The rows of a file that were left out, as a file to mend: each with what is wrong with it.
import type { Readable } from 'node:stream';
import { failures, toMend } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import type { ImportReport } from '@taana-baana/contract/admin/schemas/catalog/product-imports.ts';
import type { Deps } from '../../../deps.ts';
import { type CsvColumn, unguard, writeCsv } from '../../../integrations/csv.ts';
import { pathOfUpload } from '../../../integrations/upload-folder.ts';
import { AppError } from '../../app-error.ts';
import { type Columns, readHeader } from './csv/csv-columns.ts';
import { faultOfHandle } from './csv/read-product-file.ts';
import { type CsvRow, readCsv } from '../../../integrations/read-csv.ts';
import { findImport } from './imports.repository.ts';
import { openSource } from './product-source.ts';

/** Throws an AppError if no product has a problem, or the file is gone. */
export async function exportFaultyRows({ db, config }: Pick<Deps, 'db' | 'config'>, id: string): Promise<Readable> {
  const row = await findImport(db, id);
  if (!row?.faulty || !row.report) throw new AppError('not-found', failures.unknown);
  const { problems } = JSON.parse(row.report) as ImportReport;
  const sentences = Map.groupBy(problems.listed, (problem) => problem.row);
  const faulty = new Set(JSON.parse(row.faulty) as string[]);
  const source = await openSource(pathOfUpload(config, id)).catch(() => {
    throw new AppError('not-found', failures.fileGone);
  });
  try {
    const rows: CsvRow[] = [];
    const columns = await readCsv(await source.csv(), readHeader, (one, header) => {
      const handle = header.cell(one.cells, 'handle').toLowerCase();
      if (faulty.has(faultOfHandle(handle) === undefined ? handle : '')) rows.push(one);
    });
    return writeCsv(columnsOf(columns, sentences), rows);
  } finally {
    source.close();
  }
}

function columnsOf(
  { headers }: Columns,
  sentences: ReadonlyMap<number, ImportReport['problems']['listed']>,
): CsvColumn<CsvRow>[] {
  const own = headers.flatMap((header, place) =>
    header.trim() === toMend ? [] : [{ header, value: ({ cells }: CsvRow) => unguard(cells[place] ?? '') }],
  );
  const said = ({ row }: CsvRow) =>
    (sentences.get(row) ?? []).map(({ field, message }) => (field ? `${field}: ${message}` : message)).join(' ');
  return [...own, { header: toMend, value: said }];
}
