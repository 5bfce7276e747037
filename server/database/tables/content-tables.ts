// Row types of the owner's texts and of blog posts. See ../tables.ts for the types.
import type { Generated } from 'kysely';
import type { ContentPageName } from '@taana-baana/contract/schemas/content/page-content.ts';

/** A published version of a page; the newest one is shown. Rows are only ever inserted. */
export interface ContentVersionRow {
  page: ContentPageName;
  /** From 1. Without a row, the page shows its default text. */
  version: number;
  /** JSON, as the page's schema in the contract says. */
  body: string;
  note: string | null;
  at: string;
  /** Null: the command line. */
  staff_id: string | null;
}

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

export interface ContentTables {
  content_versions: ContentVersionRow;
  blog_posts: BlogPostRow & PostColumns;
  blog_pictures: BlogPictureRow;
}
