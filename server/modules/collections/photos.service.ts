// The photos that collections name: uploaded ones, or pictures of the shop.
import type { PhotoState } from '@taana-baana/contract/admin/schemas/products.ts';
import type { Deps } from '../../deps.ts';
import { toPicture } from '../picture.mapping.ts';
import { findPicture } from './collections.repository.ts';

/** By id; those that are not known are missing. */
export async function findPhotos(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PhotoState>> {
  const found = new Map<string, PhotoState>();
  for (const id of ids) {
    const row = await findPicture(db, id);
    if (row) found.set(id, { id, picture: toPicture({ ...row, alt: '' }, config.pictureOrigin), refused: null });
  }
  return found;
}
