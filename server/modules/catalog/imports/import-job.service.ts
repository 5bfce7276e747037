// The job that reads and imports product files. Each runs in its own thread with its own database
// connection, so the process keeps serving shoppers.
import { Worker } from 'node:worker_threads';
import { failures } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import { noticeChanges } from '../../../database/changes.ts';
import { type Outcome, workQueue } from '../../../database/job-queue.ts';
import type { CatalogueImportRow } from '../../../database/tables/product-tables.ts';
import type { Deps } from '../../../deps.ts';
import { updateImport } from './imports.repository.ts';
import type { WorkResult } from './work-on-import.service.ts';

const queue = { table: 'catalogue_imports', due: 'due_at', attempts: 'attempts', rowsAtOnce: 1 } as const;
/** A file that crashes the process is tried this often at most. */
const maxAttempts = 5;
/** Megabytes of JavaScript objects: a file at the limits takes about 400. */
const maxMemoryMb = 1024;

type Needs = Pick<Deps, 'db' | 'changes' | 'clock' | 'config'>;
export type Run = (config: Deps['config'], row: CatalogueImportRow) => Promise<WorkResult>;

/** A job. */
export const workImports = (deps: Needs, run: Run = inThread): Promise<void> =>
  workQueue(deps, queue, (row) => workOn(deps, row, run));

async function workOn(deps: Needs, row: CatalogueImportRow, run: Run): Promise<Outcome> {
  const result: WorkResult =
    row.attempts > maxAttempts
      ? { state: 'failed', report: null, failure: failures.stopped }
      : await run(deps.config, row);
  await noticeChanges(deps);
  return async (trx) => {
    if (result) await updateImport(trx, row, { ...result, due_at: null });
  };
}

const inThread: Run = (config, row) =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./import-thread.ts', import.meta.url), {
      workerData: { config, row },
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    });
    thread.once('message', (result: WorkResult) => resolve(result));
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the thread of an import ended with ${code}`)));
  });
