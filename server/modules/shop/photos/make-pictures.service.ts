// The job that makes pictures of uploaded photos. One at a time per process: it takes up to 10 s
// and 250 MB beside shoppers' requests.
import { readFile } from 'node:fs/promises';
import * as messages from '@taana-baana/contract/admin/texts/shop/photo-messages.ts';
import type { PictureUploadRow } from '../../../database/tables/product-tables.ts';
import { type Outcome, nextAttempt, workQueue } from '../../../database/job-queue.ts';
import type { Deps } from '../../../deps.ts';
import type { PhotoFault } from '../../../integrations/image-store/image-store.ts';
import { pathOfUpload } from '../../../integrations/upload-folder.ts';
import { insertPicture, updateUpload } from './photos.repository.ts';

type Needs = Pick<Deps, 'db' | 'changes' | 'clock' | 'config' | 'images' | 'log'>;

const queue = { table: 'picture_uploads', due: 'due_at', attempts: 'attempts', rowsAtOnce: 1 } as const;
const minute = 60_000;
const pauses = [minute / 6, minute, 10 * minute, 60 * minute];
/** Lasts six hours on a full disk. A photo that crashes the process is tried this often at most. */
const maxAttempts = 10;

const sentenceOf: Record<PhotoFault, string> = {
  heic: messages.photoHeic,
  svg: messages.photoSvg,
  type: messages.photoType,
  unreadable: messages.photoUnreadable,
  'too many pixels': messages.photoTooManyPixels,
  'too small': messages.photoTooSmall,
};

/** A job. */
export const makePictures = (deps: Needs): Promise<void> => workQueue(deps, queue, (row) => makePicture(deps, row));

async function makePicture(deps: Needs, { id, attempts, created_at: since }: PictureUploadRow): Promise<Outcome> {
  const refuse =
    (refused: string): Outcome =>
    (trx) =>
      updateUpload(trx, id, { refused, due_at: null });
  if (attempts > maxAttempts) return refuse(messages.photoFailed);
  const bytes = await readFile(pathOfUpload(deps.config, id)).catch(() => undefined);
  if (!bytes) return refuse(messages.photoGone);
  if (bytes.length === 0) return refuse(messages.photoEmpty);
  try {
    const stored = await deps.images.storePhoto(bytes);
    if (typeof stored === 'string') return refuse(sentenceOf[stored]);
    const { variants, ...picture } = stored;
    return async (trx) => {
      await insertPicture(trx, { ...picture, variants: JSON.stringify(variants) });
      await updateUpload(trx, id, { picture_id: picture.id, due_at: null });
    };
  } catch (error) {
    deps.log.error({ err: error, photo: id }, 'the picture of a photo could not be made');
    const next = nextAttempt({ pauses }, { now: deps.clock.now(), attempts, since });
    return (trx) => updateUpload(trx, id, { due_at: next });
  }
}
