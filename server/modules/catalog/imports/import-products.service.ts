// Imports a product file completely or not at all: first a dry run that reports the changes, then
// the pictures, then all rows in one transaction.
import type { ImportReport } from '@taana-baana/contract/admin/schemas/catalog/product-imports.ts';
import { failures } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import { recordChange } from '../../../database/changes.ts';
import type { Database } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { isPublicAddress } from '../../../integrations/remote-pictures/public-address.ts';
import { type Network, internet } from '../../../integrations/remote-pictures/network.ts';
import { type Actor, recordAction, staffIdOf } from '../../shop/audit-log/audit-log.service.ts';
import { saveImportedMoves } from '../../content/redirects/redirects.service.ts';
import { ProductsChanged, runStatements } from '../writing/statements.ts';
import { type ProductChange, prepareProducts } from '../writing/write-products.ts';
import { ImportRejected } from '../../../integrations/read-csv.ts';
import { ProblemList } from './csv/import-problems.ts';
import { type PlannedChange, prepareDrafts } from './import-drafts.repository.ts';
import { type ImportChoices, type ImportPlan, describe, planImport } from './plan-import.service.ts';
import { type ProductSource, openSource } from './product-source.ts';
import { storePictures } from './pictures/store-pictures.service.ts';

type CheckNeeds = Pick<Deps, 'db' | 'config' | 'settings' | 'clock'>;
type ImportNeeds = CheckNeeds & Pick<Deps, 'images' | 'changes'>;

export interface CheckOptions extends ImportChoices {
  /** Where pictures are fetched from; tests replace it. */
  readonly network?: Network;
}

export interface ImportOptions extends CheckOptions {
  /** The file's name, for the audit log. */
  readonly name: string;
  readonly actor: Actor;
  readonly onProgress?: (done: number, of: number) => Promise<void>;
  /** Runs first in the transaction; if it resolves to false, nothing is written. */
  readonly claim?: (trx: Database, plan: Pick<ImportPlan, 'report' | 'faulty'>) => Promise<boolean>;
}

/** Starts again when its pictures are stored, and when somebody changes one of its products. */
const maxAttempts = 4;

/** What the file would change. Throws an ImportRejected if it cannot be read. */
export async function checkProducts(deps: CheckNeeds, path: string, options: CheckOptions): Promise<ImportReport> {
  return (await checkFile(deps, path, options)).report;
}

/** The same, with the handles of the products that have a problem. */
export function checkFile(
  deps: CheckNeeds,
  path: string,
  { network = internet(isPublicAddress), ...options }: CheckOptions,
): Promise<Pick<ImportPlan, 'report' | 'faulty'>> {
  return withSource(path, (source) => planImport(deps, source, { ...options, network }));
}

/**
 * Resolves to what was imported; with problems, nothing was. Repeatable: products that equal the
 * file stay untouched. Throws an ImportRejected.
 */
export function importProducts(deps: ImportNeeds, path: string, options: ImportOptions): Promise<ImportReport> {
  const network = options.network ?? internet(isPublicAddress);
  return withSource(path, async (source) => {
    let pictures = 0;
    const refused = new Map<string, string>();
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const plan = await planImport(deps, source, { ...options, network, refused });
      if (plan.problems.total > 0 && !options.skip) return plan.report;
      if (plan.missing.length > 0) {
        const failed = await bringPictures(deps, plan, source, { ...options, network });
        if (failed.problems.total > 0 && !options.skip)
          return { ...plan.report, ...describe(failed.problems, new ProblemList()), notes: plan.report.notes };
        for (const [key, sentence] of failed.byKey) refused.set(key, sentence);
        pictures = plan.missing.length - failed.byKey.size;
        continue;
      }
      try {
        await write(deps, plan, options);
        return { ...plan.report, pictures };
      } catch (error) {
        if (!(error instanceof ProductsChanged)) throw error;
      }
    }
    throw new ImportRejected(failures.busy);
  });
}

async function withSource<T>(path: string, work: (source: ProductSource) => Promise<T>): Promise<T> {
  const source = await openSource(path);
  try {
    return await work(source);
  } finally {
    source.close();
  }
}

/** Resolves to those that cannot be used: by row for the report, and by key. */
async function bringPictures(
  deps: ImportNeeds,
  { missing, imageColumn }: ImportPlan,
  source: ProductSource,
  { network, onProgress = async () => {} }: ImportOptions & { readonly network: Network },
): Promise<{ readonly problems: ProblemList; readonly byKey: ReadonlyMap<string, string> }> {
  const problems = new ProblemList();
  const byKey = new Map<string, string>();
  await storePictures(deps, missing, {
    source,
    network,
    report: ({ row, key }, sentence) => {
      problems.add(row, imageColumn, sentence);
      byKey.set(key, sentence);
    },
    onProgress,
  });
  return { problems, byKey };
}

async function write(deps: ImportNeeds, plan: ImportPlan, options: ImportOptions): Promise<void> {
  const { changes, report } = plan;
  const by = { at: deps.clock.now().toISOString(), staff_id: staffIdOf(options.actor) };
  const statements = [
    ...prepareDrafts(deps.db, changes, by),
    ...(await prepareProducts(deps, changes.flatMap(toPublished), options.actor)),
  ];
  await inTransaction(deps, async (trx) => {
    if (options.claim && !(await options.claim(trx, plan))) return;
    await saveImportedMoves(trx, deps, plan.moves);
    if (changes.length === 0) return;
    await runStatements(trx, statements);
    await recordAction(trx, deps.clock, options.actor, {
      action: 'catalogue import',
      subject: 'catalogue',
      after: { file: options.name, ...report.products },
    });
    trx.announce(await recordChange(trx, { data: 'catalog' }));
  });
}

const toPublished = ({ state, ...change }: PlannedChange): ProductChange[] =>
  state === 'draft' ? [] : [{ ...change, state }];
