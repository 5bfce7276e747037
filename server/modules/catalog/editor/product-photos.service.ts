// Photos of products by the ids that contents name: uploaded ones, and pictures that products have.
import type { PhotoState } from '@taana-baana/contract/admin/schemas/products.ts';
import type { Database, PictureRow } from '../../../database/tables.ts';
import { findPictures, findUploads } from '../../photos/photos.service.ts';
import { toPicture } from '../../picture.mapping.ts';

export interface Photo {
  /** Null: it is being made, or was refused. */
  readonly picture: PictureRow | null;
  readonly refused: string | null;
}
export type Photos = ReadonlyMap<string, Photo>;

/** Ids that are not known are missing: of photos that have not arrived yet, or never will. */
export async function findPhotos(db: Database, ids: readonly string[]): Promise<Photos> {
  const unique = [...new Set(ids)];
  const uploads = await findUploads(db, unique);
  const pictureIds = [...unique, ...uploads.flatMap((row) => row.picture_id ?? [])];
  const pictures = await findPictures(db, [...new Set(pictureIds)]);
  const photos = new Map<string, Photo>(pictures.map((picture) => [picture.id, { picture, refused: null }]));
  for (const { id, picture_id: picture, refused } of uploads)
    photos.set(id, { picture: (picture && photos.get(picture)?.picture) || null, refused });
  return photos;
}

/** How the editor shows them, on its own origin. */
export function toPhotoStates(photos: Photos): PhotoState[] {
  return [...photos].map(([id, { picture, refused }]) => ({
    id,
    picture: picture && toPicture({ ...picture, alt: '' }, ''),
    refused,
  }));
}

/** The id of the photo's picture; of a photo without one, its own. */
export const pictureIdIn =
  (photos: Photos) =>
  (photo: string): string =>
    photos.get(photo)?.picture?.id ?? photo;
