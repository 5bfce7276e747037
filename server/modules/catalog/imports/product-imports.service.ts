// Imports of product files in the admin: the report and the progress of each.
import type * as z from 'zod/mini';
import type {
  ImportCheck,
  ImportReport,
  ProductImport,
  ProductImports,
} from '@taana-baana/contract/admin/schemas/catalog/product-imports.ts';
import { failures } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import * as repository from './imports.repository.ts';

const maxListed = 10;

export async function listProductImports({ db }: Pick<Deps, 'db'>): Promise<ProductImports> {
  return { imports: (await repository.listImports(db, maxListed)).map(toImport) };
}

export async function getProductImport({ db }: Pick<Deps, 'db'>, id: string): Promise<ProductImport> {
  return toImport(await requireImport(db, id));
}

type Needs = Pick<Deps, 'db' | 'clock' | 'changes'>;

/** Checks the file again: with other choices, or because products have changed. */
export function checkProductImport(
  deps: Needs,
  id: string,
  { round, withdraw = false, skip = false }: z.output<typeof ImportCheck>,
): Promise<ProductImport> {
  const choices = { round: Number(round), withdraw: Number(withdraw), skip: Number(skip) };
  return move(deps, id, { from: 'checked', to: 'reading', ...choices });
}

/** Repeatable. Throws `conflict` while the file has problems that are not left out. */
export async function startProductImport(deps: Needs, id: string): Promise<ProductImport> {
  const { state, report, skip } = toImport(await requireImport(deps.db, id));
  if (state === 'importing' || state === 'done') return getProductImport(deps, id);
  if (!report || (report.problems.total > 0 && !skip)) throw new AppError('conflict', failures.notReady);
  return move(deps, id, { from: 'checked', to: 'importing' });
}

async function move(
  deps: Needs,
  id: string,
  { from, to, ...changes }: { from: 'checked'; to: 'reading' | 'importing' } & Partial<repository.Choices>,
): Promise<ProductImport> {
  return inTransaction(deps, async (trx) => {
    const due = { due_at: deps.clock.now().toISOString(), attempts: 0 };
    const begun = { ...changes, ...due, state: to, progress_done: 0, progress_of: 0 };
    if (!(await repository.updateImport(trx, { id, state: from }, begun)))
      throw new AppError('conflict', failures.notReady);
    trx.announce({ data: 'imports' });
    return toImport(await requireImport(trx, id));
  });
}

async function requireImport(db: Deps['db'], id: string): Promise<repository.ListedImportRow> {
  const row = await repository.findImport(db, id);
  if (!row) throw new AppError('not-found', failures.unknown);
  return row;
}

function toImport(row: repository.ListedImportRow): ProductImport {
  return {
    id: row.id,
    file: row.file,
    state: row.state,
    round: row.round === 1,
    withdraw: row.withdraw === 1,
    skip: row.skip === 1,
    at: row.created_at,
    staff: row.staff_id === null ? null : { id: row.staff_id, name: row.name ?? '' },
    progress:
      row.state === 'importing' && row.progress_of > 0 ? { done: row.progress_done, of: row.progress_of } : null,
    report: row.report === null ? null : (JSON.parse(row.report) as ImportReport),
    failure: row.failure,
  };
}
