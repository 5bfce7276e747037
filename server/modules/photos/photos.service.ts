// Photos by their ids, which are those of uploads, or of pictures that the shop has already.
import type { PhotoState } from '@taana-baana/contract/admin/schemas/products.ts';
import type { Database } from '../../database/tables.ts';
import { toPicture } from '../picture.mapping.ts';
import { listPicturesByIds, listUploadsByIds } from './photos.repository.ts';

/** `waiting`: it has arrived, and its picture is being made. */
export type ResolvedPhoto = { readonly pictureId: string } | { readonly refused: string } | 'waiting';

/** An id that is not in the result is unknown: of a photo that has not arrived yet, or never will. */
export async function resolvePhotos(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, ResolvedPhoto>> {
  const uploads = await listUploadsByIds(db, ids);
  const pictures = await listPicturesByIds(db, ids);
  return new Map<string, ResolvedPhoto>([
    ...pictures.map(({ id }) => [id, { pictureId: id }] as const),
    ...uploads.map(({ id, picture_id: pictureId, refused }) => {
      if (pictureId !== null) return [id, { pictureId }] as const;
      return [id, refused === null ? 'waiting' : { refused }] as const;
    }),
  ]);
}

/** In the order of `ids`. Addresses are on the origin of whoever asks. */
export async function readPhotoStates(db: Database, ids: readonly string[]): Promise<PhotoState[]> {
  const resolved = await resolvePhotos(db, ids);
  const pictureIds = [...resolved.values()].flatMap((photo) =>
    typeof photo === 'object' && 'pictureId' in photo ? [photo.pictureId] : [],
  );
  const pictures = new Map((await listPicturesByIds(db, pictureIds)).map((row) => [row.id, row]));
  return ids.flatMap((id): PhotoState[] => {
    const photo = resolved.get(id);
    if (photo === undefined) return [];
    if (photo === 'waiting') return [{ id, picture: null, refused: null }];
    if ('refused' in photo) return [{ id, picture: null, refused: photo.refused }];
    const row = pictures.get(photo.pictureId);
    return row ? [{ id, picture: toPicture({ ...row, alt: '' }, ''), refused: null }] : [];
  });
}

/** The rows of the uploads, and of the pictures, among these ids. */
export const findUploads = listUploadsByIds;
export const findPictures = listPicturesByIds;
