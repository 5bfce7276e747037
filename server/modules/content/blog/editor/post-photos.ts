// Why the photos of a post cannot be published.
import type { PostPhoto } from '@taana-baana/contract/admin/schemas/content/posts.ts';
import * as messages from '@taana-baana/contract/admin/texts/content/post-messages.ts';
import type { Photos } from '../../../shop/photos/photos.service.ts';

/** A sentence for each photo that has no picture. */
export const photoProblems = (photos: readonly PostPhoto[], known: Photos): string[] =>
  photos.flatMap(({ id }, index) => {
    const photo = known.get(id);
    if (photo === undefined) return messages.photoMissing(index + 1);
    if (photo.refused !== null) return messages.photoUnusable(index + 1);
    return photo.picture ? [] : messages.photoNotReady(index + 1);
  });
