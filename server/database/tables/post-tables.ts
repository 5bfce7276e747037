// Row types of drafts of blog posts, and what an editor needs of a post. See tables.ts for the
// types.
import type { Generated } from 'kysely';

/** Of blog_posts. */
export interface PostColumns {
  /** Increases with every change by staff or an import, so that an editor notices one. */
  version: Generated<number>;
  /**
   * The admin's id of the post: a UUIDv7 from its first draft. Null: its id, because it was
   * imported.
   */
  editor_id: string | null;
  /**
   * SHA-256 of the token in the newest preview link, hexadecimal. Before its date, only that link
   * shows the post.
   */
  preview_hash: string | null;
  preview_until: string | null;
}

/** Unpublished changes: at most one row per post. A post that was never published has only this. */
export interface PostDraftRow {
  /** The admin's id of the post: `editor_id`, or the id of an imported one. */
  post: string;
  /** New after each save. */
  id: string;
  /** The id that the post has, or had, in the shop. Null: it was never published. */
  handle: string | null;
  /** Version of the post when this draft was begun; 0: it was never published. */
  version: number;
  /** JSON: `PostContent` of the contract. */
  body: string;
  at: string;
  /** Who saved it last. Null: the command line. */
  staff_id: string | null;
  /** SHA-256 of the token in the newest link that shows the draft, hexadecimal. */
  preview_hash: string | null;
  preview_until: string | null;
}

export interface BlogPostRow {
  id: string;
  title: string;
  category: string;
  /** Sanitised HTML. */
  description: string;
  created_at: string;
}

export interface BlogPictureRow {
  post_id: string;
  picture_id: string;
  position: number;
  alt: string;
}

export interface PostTables {
  post_drafts: PostDraftRow;
}
