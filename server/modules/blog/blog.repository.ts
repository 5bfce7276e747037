// SQL for blog posts and their pictures.
import { batchesOf } from '../../database/batches.ts';
import type { BlogPictureRow, BlogPostRow, Database } from '../../database/tables.ts';
import type { ShownPictureRow } from '../picture.mapping.ts';

/** Newest first. */
export function listPosts(db: Database): Promise<BlogPostRow[]> {
  return db.selectFrom('blog_posts').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

export function findPost(db: Database, id: string): Promise<BlogPostRow | undefined> {
  return db.selectFrom('blog_posts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Pictures of one post, or of all, in each post's order. */
export function listPostPictures(db: Database, postId?: string): Promise<(ShownPictureRow & { post_id: string })[]> {
  const all = db
    .selectFrom('blog_pictures')
    .innerJoin('pictures', 'pictures.id', 'blog_pictures.picture_id')
    .select(['blog_pictures.post_id', 'blog_pictures.alt'])
    .select(['pictures.id', 'pictures.width', 'pictures.height', 'pictures.color', 'pictures.variants'])
    .orderBy('blog_pictures.post_id')
    .orderBy('blog_pictures.position');
  return (postId === undefined ? all : all.where('blog_pictures.post_id', '=', postId)).execute();
}

/** Replaces the post of the same id. */
export async function insertPost(db: Database, row: BlogPostRow): Promise<void> {
  const { id: _, ...content } = row;
  await db
    .insertInto('blog_posts')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(content))
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
