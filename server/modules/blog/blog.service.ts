// The shop's blog: reading it, and bringing posts in.
import { type BlogPost, serverMessages } from '@taana-baana/contract';
import type { Database } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { sanitizeHtml } from '../html.ts';
import { Refusal } from '../refusal.ts';
import { toBlogPost } from './blog.mapping.ts';
import {
  deleteOtherPosts,
  deletePostPictures,
  findPost,
  insertPost,
  insertPostPictures,
  listPostPictures,
  listPosts,
} from './blog.repository.ts';

/** Newest first. */
export async function readPosts(deps: Pick<Deps, 'db' | 'config'>): Promise<BlogPost[]> {
  const posts = await listPosts(deps.db);
  const pictures = Map.groupBy(await listPostPictures(deps.db), (picture) => picture.post_id);
  return posts.map((post) => toBlogPost(post, pictures.get(post.id) ?? [], deps.config.pictureOrigin));
}

/** Throws `not-found`. */
export async function readPost(deps: Pick<Deps, 'db' | 'config'>, id: string): Promise<BlogPost> {
  const post = await findPost(deps.db, id);
  if (!post) throw new Refusal('not-found', serverMessages.postNotFound);
  return toBlogPost(post, await listPostPictures(deps.db, id), deps.config.pictureOrigin);
}

/** A post as a catalogue file brings it; the description is HTML of any origin, cleaned here. */
export interface IncomingPost {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly description: string;
  readonly createdAt: string;
  /** In the order in which they are shown; each picture is in the table of pictures already. */
  readonly pictures: readonly { readonly pictureId: string; readonly alt: string }[];
}

/** Writes the post and its pictures over those of the same id. Call in a transaction that records the change, and publish it after the commit. */
export async function savePost(db: Database, post: IncomingPost): Promise<void> {
  await insertPost(db, {
    id: post.id,
    title: post.title,
    category: post.category,
    description: sanitizeHtml(post.description),
    created_at: post.createdAt,
  });
  await deletePostPictures(db, post.id);
  await insertPostPictures(
    db,
    post.pictures.map(({ pictureId, alt }, position) => ({ post_id: post.id, picture_id: pictureId, position, alt })),
  );
}

/** For a catalogue that is the whole of what the shop shows. Call as `savePost`. */
export function removePostsExcept(db: Database, keptIds: readonly string[]): Promise<void> {
  return deleteOtherPosts(db, keptIds);
}
