// Previews of posts, for anyone who has the link from the admin.
import { type BlogPost, serverMessages } from '@taana-baana/contract';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { drafts } from '../../../shop/drafts/draft-kinds.service.ts';
import { isLinkTo } from '../../../shop/drafts/draft-previews.service.ts';
import { findPhotos } from '../../../shop/photos/photos.service.ts';
import { toBlogPost } from '../blog.service.ts';
import { findPost, listPostPictures } from '../blog.repository.ts';
import { toContent } from './post-kind.service.ts';

/** Throws `not-found` if the link is unknown or expired, or the draft was published or discarded. */
export async function readPreview(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { id, token }: { readonly id: string; readonly token: string },
): Promise<BlogPost> {
  const { db, clock, config } = deps;
  const draft = (await drafts.post.find(db, id)) ?? (await drafts.post.findByHandle(db, id));
  if (!draft || !isLinkTo(draft, deps, token)) {
    const post = await findPost(db, [id]);
    if (!post || !isLinkTo(post, deps, token)) throw new AppError('not-found', serverMessages.previewOver);
    return toBlogPost(post, await listPostPictures(db, post.id), config.pictureOrigin);
  }
  const { title, category, description, date, photos } = toContent(draft);
  const known = await findPhotos(
    db,
    photos.map((photo) => photo.id),
  );
  const pictures = photos.flatMap((photo) => {
    const picture = known.get(photo.id)?.picture;
    return picture ? { ...picture, alt: photo.alt } : [];
  });
  return toBlogPost(
    { id, title, category, description, created_at: date ?? clock.now().toISOString() },
    pictures,
    config.pictureOrigin,
  );
}
