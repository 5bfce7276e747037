// SQL for the editor of blog posts: finds a post by the admin's id or by its id in the shop.
import type { Database } from '../../../../database/tables.ts';
import { anyWritten } from '../../../../database/written.ts';
import type { ShownPictureRow } from '../../../picture.mapping.ts';
import { type StoredPost, postPictures } from '../blog.repository.ts';

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
