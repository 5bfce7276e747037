// Photos by their ids, which are those of uploads or of existing pictures. An upload gets a row; a job
// makes its picture.
import * as messages from '@taana-baana/contract/admin/texts/shop/photo-messages.ts';
import type { PhotoState } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import type { Database } from '../../../database/tables.ts';
import type { PictureRow } from '../../../database/tables/catalog-tables.ts';
import { toPicture } from '../../picture.mapping.ts';
import { insertUpload, listPicturesByIds, listUploadsByIds } from './photos.repository.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { UploadKind } from '../../upload-kind.ts';

export interface Photo {
  /** Null: it is being made, or was refused. */
  readonly picture: PictureRow | null;
  /** A sentence for the owner. */
  readonly refused: string | null;
}
export type Photos = ReadonlyMap<string, Photo>;

/** Unknown ids are missing: photos that have not arrived yet, or never will. */
export async function findPhotos(db: Database, ids: readonly string[]): Promise<Photos> {
  const unique = [...new Set(ids)];
  const uploads = await listUploadsByIds(db, unique);
  const pictureIds = [...unique, ...uploads.flatMap((row) => row.picture_id ?? [])];
  const pictures = await listPicturesByIds(db, [...new Set(pictureIds)]);
  const photos = new Map<string, Photo>(pictures.map((picture) => [picture.id, { picture, refused: null }]));
  for (const { id, picture_id: picture, refused } of uploads)
    photos.set(id, { picture: (picture && photos.get(picture)?.picture) || null, refused });
  return photos;
}

/** Of the known photos, in the order of `ids`. Without `origin`, addresses are paths. */
export const toPhotoStates = (photos: Photos, ids: readonly string[], origin = ''): PhotoState[] =>
  [...new Set(ids)].flatMap((id): PhotoState[] => {
    const photo = photos.get(id);
    if (!photo) return [];
    return [{ id, picture: photo.picture && toPicture({ ...photo.picture, alt: '' }, origin), refused: photo.refused }];
  });

export const readPhotoStates = async (db: Database, ids: readonly string[], origin?: string): Promise<PhotoState[]> =>
  toPhotoStates(await findPhotos(db, ids), ids, origin);

/** The id of the photo's picture; without one, the photo's own. */
export const pictureIdIn =
  (photos: Photos) =>
  (photo: string): string =>
    photos.get(photo)?.picture?.id ?? photo;

export const photoUploads: UploadKind = {
  tooLarge: messages.photoTooLarge,
  /** The browser sends two at a time; the others wait until somebody chooses their files again. */
  maxUnfinished: 20,
  async onFinished(deps, { id, name, staffId }) {
    const now = deps.clock.now().toISOString();
    await inTransaction(deps, async (trx) => {
      const row = { id, name, staff_id: staffId, created_at: now, due_at: now };
      const isNew = await insertUpload(trx, { ...row, picture_id: null, refused: null, attempts: 0 });
      if (isNew) trx.announce({ data: 'photos' });
    });
  },
  async listDone({ db }, ids) {
    const rows = await listUploadsByIds(db, ids);
    return rows.filter((row) => row.due_at === null).map((row) => row.id);
  },
};
