// What became of the photos that a post names: the pictures to show, and what cannot be shown yet.
import type { PostPhoto } from '@taana-baana/contract/admin/schemas/posts.ts';
import * as messages from '@taana-baana/contract/admin/texts/post-messages.ts';
import type { Database } from '../../../database/tables.ts';
import { type ResolvedPhoto, resolvePhotos } from '../../photos/photos.service.ts';

export type Photos = ReadonlyMap<string, ResolvedPhoto>;

export const findPhotos = (db: Database, photos: readonly Pick<PostPhoto, 'id'>[]): Promise<Photos> =>
  resolvePhotos(db, [...new Set(photos.map(({ id }) => id))]);

/** Undefined as long as there is none. */
export function pictureOf(known: Photos, id: string): string | undefined {
  const photo = known.get(id);
  return typeof photo === 'object' && 'pictureId' in photo ? photo.pictureId : undefined;
}

/** A sentence for each photo that has no picture. */
export const photoProblems = (photos: readonly PostPhoto[], known: Photos): string[] =>
  photos.flatMap(({ id }, index) => {
    const photo = known.get(id);
    if (photo === undefined) return messages.photoMissing(index + 1);
    if (photo === 'waiting') return messages.photoNotReady(index + 1);
    return 'refused' in photo ? messages.photoUnusable(index + 1) : [];
  });
