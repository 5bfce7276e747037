// Photos of products by the ids that contents name: uploaded ones, and pictures that products have.
import type { PhotoState } from '@taana-baana/contract/admin/schemas/products.ts';
import { photoGone } from '@taana-baana/contract/admin/texts/product-messages.ts';
import { listInBatches } from '../../../database/batches.ts';
import type { Database, PictureRow } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { toOwnOrigin, toPicture } from '../../picture.mapping.ts';

export interface Photo {
  /** Null: it is being made, or was refused. */
  readonly picture: PictureRow | null;
  readonly refused: string | null;
}
export type Photos = ReadonlyMap<string, Photo>;

/** Ids that are not known are missing. */
export async function findPhotos(db: Database, ids: readonly string[]): Promise<Photos> {
  const unique = [...new Set(ids)];
  const uploads = await listInBatches(unique, (batch) =>
    db.selectFrom('picture_uploads').select(['id', 'picture_id', 'refused']).where('id', 'in', batch).execute(),
  );
  const pictureIds = [...new Set([...unique, ...uploads.flatMap((row) => row.picture_id ?? [])])];
  const pictures = await listInBatches(pictureIds, (batch) =>
    db.selectFrom('pictures').selectAll().where('id', 'in', batch).execute(),
  );
  const photos = new Map<string, Photo>(pictures.map((picture) => [picture.id, { picture, refused: null }]));
  for (const { id, picture_id: picture, refused } of uploads)
    photos.set(id, { picture: (picture && photos.get(picture)?.picture) || null, refused });
  return photos;
}

/** How the editor shows them. */
export function toPhotoStates({ config }: Pick<Deps, 'config'>, ids: readonly string[], photos: Photos): PhotoState[] {
  return [...new Set(ids)].map((id) => {
    const { picture, refused } = photos.get(id) ?? { picture: null, refused: photoGone };
    const shown = picture && toOwnOrigin({ config }, toPicture({ ...picture, alt: '' }, config.pictureOrigin));
    return { id, picture: shown, refused };
  });
}

/** The id of the photo's picture; of a photo without one, its own. */
export const pictureIdIn =
  (photos: Photos) =>
  (photo: string): string =>
    photos.get(photo)?.picture?.id ?? photo;
