// Row types of the drafts of blog posts, and what an editor needs of a post. See tables.ts for the
// types.
import type { Generated } from 'kysely';

/** Of blog_posts. */
export interface PostColumns {
  /** One more with every change by staff or an import, so that an editor notices one. */
  version: Generated<number>;
  /** What the admin calls the post: a UUIDv7 from its first draft. Null: its id, because it was imported. */
  editor_id: string | null;
  /** SHA-256 of the token in the newest link that shows the post, hexadecimal: before its date nothing else does. */
  preview_hash: string | null;
  preview_until: string | null;
}

/** What is not in the shop yet: at most one for each post. A post that is not in the shop has only this. */
export interface PostDraftRow {
  /** What the admin calls the post: `editor_id`, or the id of one that was imported. */
  post: string;
  /** Another one after each save. */
  id: string;
  /** The id that the post has, or had, in the shop. Null: it was never there. */
  handle: string | null;
  /** Of the post when this draft was begun; 0: it was never in the shop. */
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
