// The next step of a leased import: reads the file, or imports it.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { failures } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import type { CatalogueImportRow } from '../../../database/tables/product-tables.ts';
import type { Deps } from '../../../deps.ts';
import { pathOfUpload } from '../../../integrations/upload-folder.ts';
import type { Network } from '../../../integrations/remote-pictures/network.ts';
import type { Actor } from '../../shop/audit-log/audit-log.service.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { ImportRejected } from '../../../integrations/read-csv.ts';
import { checkFile, importProducts } from './import-products.service.ts';
import { updateImport } from './imports.repository.ts';

/** The new values of the row. Null: the import's transaction has written it. */
export type WorkResult =
  | (Pick<CatalogueImportRow, 'state' | 'report' | 'failure'> & {
      readonly checked_sha256?: string | null;
      readonly faulty?: string | null;
    })
  | null;

type Needs = Pick<Deps, 'db' | 'config' | 'settings' | 'clock' | 'images' | 'changes'>;

export async function workOnImport(
  deps: Needs,
  { id, file, state, round, withdraw, skip, checked_sha256: checked, staff_id: staffId }: CatalogueImportRow,
  network?: Network,
): Promise<WorkResult> {
  const path = pathOfUpload(deps.config, id);
  const options = { round: round === 1, withdraw: withdraw === 1, skip: skip === 1, ...(network && { network }) };
  const failed = (failure: string): WorkResult => ({ state: 'failed', report: null, failure });
  if (!(await isThere(path))) return failed(failures.fileGone);
  try {
    if (state === 'reading') {
      const hash = await hashOf(path);
      const { report, faulty } = await checkFile(deps, path, options);
      return {
        state: 'checked',
        report: JSON.stringify(report),
        failure: null,
        checked_sha256: hash,
        faulty: toColumn(faulty),
      };
    }
    // Staff saw a report about these bytes. Another file needs a check of its own.
    // Null: checked by a version older than this rule.
    if (checked !== null && checked !== (await hashOf(path))) return failed(failures.swapped);
    const actor: Actor = staffId === null ? commandLine : { channel: 'admin', staffId, requestId: id };
    let isWritten = false;
    const report = await importProducts(deps, path, {
      ...options,
      name: file,
      actor,
      onProgress: async (done, of) =>
        void (await updateImport(deps.db, { id, state }, { progress_done: done, progress_of: of })),
      claim: async (trx, { report: brought, faulty }) => {
        const done = { state: 'done', report: JSON.stringify(brought), failure: null, due_at: null } as const;
        isWritten = await updateImport(trx, { id, state }, { ...done, faulty: toColumn(faulty) });
        return isWritten;
      },
    });
    return isWritten ? null : { state: 'checked', report: JSON.stringify(report), failure: null };
  } catch (error) {
    if (error instanceof ImportRejected) return failed(error.message);
    throw error;
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const toColumn = (faulty: ReadonlySet<string>): string | null =>
  faulty.size === 0 ? null : JSON.stringify([...faulty]);

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
