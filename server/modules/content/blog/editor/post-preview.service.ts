// Previews of posts, for anyone who has the link from the admin.
import { type BlogPost, serverMessages } from '@taana-baana/contract';
import { hashToken } from '../../../../credentials/secret-tokens.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { toBlogPost } from '../blog.service.ts';
import { listPostPictures } from '../blog.repository.ts';
import { toContent } from './edited-post.ts';
import { findPhotos } from '../../../shop/photos/photos.service.ts';
import { findPreviewed } from './post-drafts.repository.ts';

/** Throws `not-found` if the link is unknown or expired, or the draft was published or discarded. */
export async function readPreview(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { id, token }: { readonly id: string; readonly token: string },
): Promise<BlogPost> {
  const now = clock.now().toISOString();
  const previewed = await findPreviewed(db, { id, hash: hashToken(token), now });
  if (!previewed) throw new AppError('not-found', serverMessages.previewOver);
  if ('post' in previewed) {
    return toBlogPost(previewed.post, await listPostPictures(db, previewed.post.id), config.pictureOrigin);
  }
  const { title, category, description, date, photos } = toContent(previewed.draft);
  const known = await findPhotos(
    db,
    photos.map((photo) => photo.id),
  );
  const pictures = photos.flatMap((photo) => {
    const picture = known.get(photo.id)?.picture;
    return picture ? { ...picture, alt: photo.alt } : [];
  });
  return toBlogPost({ id, title, category, description, created_at: date ?? now }, pictures, config.pictureOrigin);
}
