// SQL for the editor of blog posts: finds a post by the admin's id or by its id in the shop.
import type { PostDraftRow } from '../../../../database/tables/post-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import type { ShownPictureRow } from '../../../picture.mapping.ts';
import { type StoredPost, postPictures } from '../blog.repository.ts';

/** With the name of the member of staff. */
export type SavedDraft = PostDraftRow & { readonly name: string | null };

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

/** Undefined if there is a post with this id. */
export function insertNewPost(db: Database, row: StoredPost): Promise<{ id: string } | undefined> {
  return db
    .insertInto('blog_posts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** False if the post has changed since. */
export async function updatePost(
  db: Database,
  { id, version }: Pick<StoredPost, 'id' | 'version'>,
  changes: Partial<StoredPost>,
): Promise<boolean> {
  const result = await db
    .updateTable('blog_posts')
    .set(changes)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** With its pictures. False if the post has changed since. */
export async function deletePost(db: Database, { id, version }: Pick<StoredPost, 'id' | 'version'>): Promise<boolean> {
  const result = await db
    .deleteFrom('blog_posts')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

const drafts = (db: Database) =>
  db
    .selectFrom('post_drafts')
    .leftJoin('staff', 'staff.id', 'post_drafts.staff_id')
    .selectAll('post_drafts')
    .select('staff.name');

/** The newest first. */
export function listDrafts(db: Database): Promise<SavedDraft[]> {
  return drafts(db).orderBy('at', 'desc').orderBy('post', 'desc').execute();
}

export function findDraft(db: Database, name: string): Promise<SavedDraft | undefined> {
  return drafts(db)
    .where((eb) => eb.or([eb('post', '=', name), eb('handle', '=', name)]))
    .executeTakeFirst();
}

/** Of a post that was never in the shop. */
export function findOwnDraft(db: Database, staffId: string, body: string): Promise<SavedDraft | undefined> {
  return drafts(db)
    .where('staff_id', '=', staffId)
    .where('handle', 'is', null)
    .where('body', '=', body)
    .executeTakeFirst();
}

/** False when the post has a draft already. */
export async function insertDraft(db: Database, row: PostDraftRow): Promise<boolean> {
  const result = await db
    .insertInto('post_drafts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** False if the draft has changed since. */
export async function updateDraft(
  db: Database,
  { post, id }: Pick<PostDraftRow, 'post' | 'id'>,
  changes: Partial<PostDraftRow>,
): Promise<boolean> {
  const result = await db
    .updateTable('post_drafts')
    .set(changes)
    .where('post', '=', post)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** False if the draft has changed since. */
export async function deleteDraft(db: Database, { post, id }: Pick<PostDraftRow, 'post' | 'id'>): Promise<boolean> {
  const result = await db.deleteFrom('post_drafts').where('post', '=', post).where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** The post or draft that the newest link shows. */
export async function findPreviewed(
  db: Database,
  { id, hash, now }: { id: string; hash: string; now: string },
): Promise<{ draft: PostDraftRow } | { post: StoredPost } | undefined> {
  const draft = await db
    .selectFrom('post_drafts')
    .selectAll()
    .where((eb) => eb.or([eb('post', '=', id), eb('handle', '=', id)]))
    .where('preview_hash', '=', hash)
    .where('preview_until', '>', now)
    .executeTakeFirst();
  if (draft) return { draft };
  const post = await db
    .selectFrom('blog_posts')
    .selectAll()
    .where('id', '=', id)
    .where('preview_hash', '=', hash)
    .where('preview_until', '>', now)
    .executeTakeFirst();
  return post && { post };
}
