// Photos by their ids, which are those of uploads or of existing pictures.
import type { PhotoState } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import type { Database } from '../../../database/tables.ts';
import type { PictureRow } from '../../../database/tables/catalog-tables.ts';
import { toPicture } from '../../picture.mapping.ts';
import { listPicturesByIds, listUploadsByIds } from './photos.repository.ts';

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
