// Stores a row for an uploaded photo; a job makes the picture.
import * as messages from '@taana-baana/contract/admin/texts/catalog/photo-messages.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { UploadKind } from '../../upload-kind.ts';
import { insertUpload, listUploadsByIds } from './photos.repository.ts';

export const photoUploads: UploadKind = {
  tooLarge: messages.photoTooLarge,
  /** The browser sends two at a time; the others wait until somebody chooses their files again. */
  maxUnfinished: 20,
  async onFinished(deps, { id, name, staffId }) {
    const now = deps.clock.now().toISOString();
    await inTransaction(deps, async (trx, changed) => {
      const row = { id, name, staff_id: staffId, created_at: now, due_at: now };
      const isNew = await insertUpload(trx, { ...row, picture_id: null, refused: null, attempts: 0 });
      if (isNew) changed({ data: 'photos' });
    });
  },
  async listDone({ db }, ids) {
    const rows = await listUploadsByIds(db, ids);
    return rows.filter((row) => row.due_at === null).map((row) => row.id);
  },
};
