// SQL for blog posts and their pictures. A post with a future date is in the table, but not shown. The
// editor finds a post by the admin's id or by its id in the shop.
import type { Selectable } from 'kysely';
import { batchesOf } from '../../../database/batches.ts';
import type { BlogPictureRow, BlogPostRow } from '../../../database/tables/content-tables.ts';
import type { Database, Tables } from '../../../database/tables.ts';
import type { ShownPictureRow } from '../../picture.mapping.ts';
import { anyWritten } from '../../../database/written.ts';

export type StoredPost = Selectable<Tables['blog_posts']>;

/** Those of `now` and before, newest first. */
export function listShownPosts(db: Database, now: string): Promise<StoredPost[]> {
  return db
    .selectFrom('blog_posts')
    .selectAll()
    .where('created_at', '<=', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Also those with a date in the future. */
export function listAllPosts(db: Database): Promise<StoredPost[]> {
  return db.selectFrom('blog_posts').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

export function findShownPost(db: Database, id: string, now: string): Promise<StoredPost | undefined> {
  return db.selectFrom('blog_posts').selectAll().where('id', '=', id).where('created_at', '<=', now).executeTakeFirst();
}

/** Whether a post has a date after `since`, and not after `now`. */
export async function isAnyPostDue(db: Database, { since, now }: { since: string; now: string }): Promise<boolean> {
  const due = await db
    .selectFrom('blog_posts')
    .select('id')
    .where('created_at', '>', since)
    .where('created_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

const postPictures = (db: Database) =>
  db
    .selectFrom('blog_pictures')
    .innerJoin('pictures', 'pictures.id', 'blog_pictures.picture_id')
    .select(['blog_pictures.post_id', 'blog_pictures.alt'])
    .select(['pictures.id', 'pictures.width', 'pictures.height', 'pictures.color', 'pictures.variants'])
    .orderBy('blog_pictures.post_id')
    .orderBy('blog_pictures.position');

/** Pictures of one post, or of all, in each post's order. */
export function listPostPictures(db: Database, postId?: string): Promise<(ShownPictureRow & { post_id: string })[]> {
  const all = postPictures(db);
  return (postId === undefined ? all : all.where('blog_pictures.post_id', '=', postId)).execute();
}

/** Replaces the post of the same id and increases its version. */
export async function insertPost(db: Database, row: BlogPostRow): Promise<void> {
  const { id: _, ...content } = row;
  await db
    .insertInto('blog_posts')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((stored) => ({ ...content, version: stored('blog_posts.version', '+', 1) })),
    )
    .execute();
}

export async function deletePosts(db: Database, ids: readonly string[]): Promise<void> {
  for (const batch of batchesOf(ids)) await db.deleteFrom('blog_posts').where('id', 'in', batch).execute();
}

export async function insertPostPictures(db: Database, rows: readonly BlogPictureRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('blog_pictures').values(rows).execute();
}

export async function deletePostPictures(db: Database, postId: string): Promise<void> {
  await db.deleteFrom('blog_pictures').where('post_id', '=', postId).execute();
}

export function findPost(db: Database, names: readonly string[]): Promise<StoredPost | undefined> {
  return db
    .selectFrom('blog_posts')
    .selectAll()
    .where((eb) => eb.or([eb('id', 'in', names), eb('editor_id', 'in', names)]))
    .executeTakeFirst();
}

/** Posts in the shop, alphabetically. */
export async function listCategories(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('blog_posts').select('category').distinct().orderBy('category').execute();
  return rows.map(({ category }) => category);
}

/** The first picture of each post in the shop. */
export function listCovers(db: Database): Promise<(ShownPictureRow & { post_id: string })[]> {
  return postPictures(db).where('blog_pictures.position', '=', 0).execute();
}

/** False if there is a post with this id. */
export function insertNewPost(db: Database, row: StoredPost): Promise<boolean> {
  return db
    .insertInto('blog_posts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .$call(anyWritten);
}

/** False if the post has changed since. */
export function updatePost(
  db: Database,
  { id, version }: Pick<StoredPost, 'id' | 'version'>,
  changes: Partial<StoredPost>,
): Promise<boolean> {
  return db
    .updateTable('blog_posts')
    .set(changes)
    .where('id', '=', id)
    .where('version', '=', version)
    .$call(anyWritten);
}

/** With its pictures. False if the post has changed since. */
export function deletePost(db: Database, { id, version }: Pick<StoredPost, 'id' | 'version'>): Promise<boolean> {
  return db.deleteFrom('blog_posts').where('id', '=', id).where('version', '=', version).$call(anyWritten);
}
