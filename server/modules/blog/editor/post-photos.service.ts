// Photos of posts by the ids that contents name: uploaded ones, and pictures that the shop has.
import type { PostPhoto } from '@taana-baana/contract/admin/schemas/posts.ts';
import type { PhotoState } from '@taana-baana/contract/admin/schemas/products.ts';
import * as messages from '@taana-baana/contract/admin/texts/post-messages.ts';
import type { Database, PictureRow } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { toOwnOrigin, toPicture } from '../../picture.mapping.ts';

/** `picture` is null: it is being made, or was refused. */
interface Photo {
  readonly picture: PictureRow | null;
  readonly refused: string | null;
}
export type Photos = ReadonlyMap<string, Photo>;

/** Ids that are not known are missing. */
export async function findPhotos(db: Database, ids: readonly string[]): Promise<Photos> {
  if (ids.length === 0) return new Map();
  const uploads = await db
    .selectFrom('picture_uploads')
    .select(['id', 'picture_id', 'refused'])
    .where('id', 'in', ids)
    .execute();
  const pictureIds = [...ids, ...uploads.flatMap((row) => row.picture_id ?? [])];
  const pictures = await db.selectFrom('pictures').selectAll().where('id', 'in', pictureIds).execute();
  const photos = new Map<string, Photo>(pictures.map((picture) => [picture.id, { picture, refused: null }]));
  for (const { id, picture_id: picture, refused } of uploads)
    photos.set(id, { picture: (picture && photos.get(picture)?.picture) || null, refused });
  return photos;
}

const gone: Photo = { picture: null, refused: messages.photoGone };

export function toPhotoStates({ config }: Pick<Deps, 'config'>, ids: readonly string[], photos: Photos): PhotoState[] {
  return [...new Set(ids)].map((id) => {
    const { picture, refused } = photos.get(id) ?? gone;
    const shown = picture && toOwnOrigin({ config }, toPicture({ ...picture, alt: '' }, config.pictureOrigin));
    return { id, picture: shown, refused };
  });
}

/** A sentence for each photo that has no picture. */
export const photoProblems = (photos: readonly PostPhoto[], known: Photos): string[] =>
  photos.flatMap(({ id }, index) => {
    const { picture, refused } = known.get(id) ?? gone;
    if (picture) return [];
    return refused === null ? messages.photoNotReady(index + 1) : messages.photoUnusable(index + 1);
  });
