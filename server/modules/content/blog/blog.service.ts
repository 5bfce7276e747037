// The shop's blog: reads and imports posts. A post is shown from its date on.
import { type BlogPost, serverMessages } from '@taana-baana/contract';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { sanitizeHtml } from '../../html.ts';
import { AppError } from '../../app-error.ts';
import {
  deletePosts,
  deletePostPictures,
  findPost,
  findShownPost,
  insertPost,
  insertPostPictures,
  listAllPosts,
  listPostPictures,
  listShownPosts,
} from './blog.repository.ts';
import type { BlogPostRow } from '../../../database/tables/content-tables.ts';
import { type ShownPictureRow, toPicture } from '../../picture.mapping.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'clock'>;

/** Newest first. */
export async function readPosts(deps: Needs): Promise<BlogPost[]> {
  const posts = await listShownPosts(deps.db, deps.clock.now().toISOString());
  const pictures = Map.groupBy(await listPostPictures(deps.db), (picture) => picture.post_id);
  return posts.map((post) => toBlogPost(post, pictures.get(post.id) ?? [], deps.config.pictureOrigin));
}

/** Throws `not-found`. */
export async function readPost(deps: Needs, id: string): Promise<BlogPost> {
  const post = await findShownPost(deps.db, id, deps.clock.now().toISOString());
  if (!post) throw new AppError('not-found', serverMessages.postNotFound);
  return toBlogPost(post, await listPostPictures(deps.db, id), deps.config.pictureOrigin);
}

/** For a link to it, by its id here or in the admin. Undefined: it is gone, or not shown yet. */
export async function findPostTitle({ db, clock }: Pick<Needs, 'db' | 'clock'>, name: string) {
  const post = await findPost(db, [name]);
  return post && post.created_at <= clock.now().toISOString() ? { _id: post.id, title: post.title } : undefined;
}

/** A post from a catalogue file; the description is untrusted HTML, sanitised here. */
export interface IncomingPost {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly description: string;
  readonly createdAt: string;
  /** In display order; the rows of the pictures exist already. */
  readonly pictures: readonly { readonly pictureId: string; readonly alt: string }[];
}

/** As an import reads them, newest first. */
export async function readWholePosts(db: Database): Promise<IncomingPost[]> {
  const pictures = Map.groupBy(await listPostPictures(db), (row) => row.post_id);
  return (await listAllPosts(db)).map(({ id, title, category, description, created_at: createdAt }) => ({
    id,
    title,
    category,
    description,
    createdAt,
    pictures: (pictures.get(id) ?? []).map((row) => ({ pictureId: row.id, alt: row.alt })),
  }));
}

/**
 * Replaces the post of the same id and its pictures; its draft stays. Call in a transaction that
 * records the change.
 */
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

/** Posts that an import of a whole catalogue does not name. */
export async function listPostsExcept(
  db: Database,
  keptIds: readonly string[],
): Promise<{ id: string; title: string }[]> {
  const kept = new Set(keptIds);
  return (await listAllPosts(db)).filter(({ id }) => !kept.has(id)).map(({ id, title }) => ({ id, title }));
}

/** Call as `savePost`. */
export function removePosts(db: Database, ids: readonly string[]): Promise<void> {
  return deletePosts(db, ids);
}

export const toBlogPost = (
  row: BlogPostRow,
  pictures: readonly ShownPictureRow[],
  pictureOrigin: string,
): BlogPost => ({
  _id: row.id,
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  images: pictures.map((picture) => toPicture(picture, pictureOrigin)),
  createdAt: row.created_at,
});
