// Receives product files: stores a row, which a job works on.
import { uploadTooLarge } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { UploadKind } from '../../upload-kind.ts';
import { insertImport, listImportsByIds } from './imports.repository.ts';

export const importUploads: UploadKind = {
  tooLarge: uploadTooLarge,
  maxUnfinished: 2,
  async onFinished(deps, { id, name, staffId }) {
    const now = deps.clock.now().toISOString();
    await inTransaction(deps, async (trx) => {
      const nothing = { round: 0, progress_done: 0, progress_of: 0, report: null, failure: null, attempts: 0 };
      const row = { id, file: name, staff_id: staffId, created_at: now, state: 'reading' as const, due_at: now };
      if (await insertImport(trx, { ...row, ...nothing })) trx.announce({ data: 'imports' });
    });
  },
  /** Files that are not imported yet may be checked again; of others the rows left out are still offered. */
  async listDone({ db }, ids) {
    const rows = await listImportsByIds(db, ids);
    return rows
      .filter(({ state, faulty }) => (state === 'done' && faulty === null) || state === 'failed')
      .map(({ id }) => id);
  },
};
