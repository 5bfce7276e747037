// Row types of the tables of the owner's texts. See ../tables.ts for the types.
import type { ContentPageName } from '@taana-baana/contract/schemas/page-content.ts';

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

/** Unpublished changes: at most one row per page. */
export interface ContentDraftRow {
  page: ContentPageName;
  /** New after each save. */
  id: string;
  body: string;
  at: string;
  /** Who saved it last. Null: the command line. */
  staff_id: string | null;
  /** SHA-256 of the token in the newest link that shows the draft, hexadecimal. */
  preview_hash: string | null;
  preview_until: string | null;
}

export interface ContentTables {
  content_versions: ContentVersionRow;
  content_drafts: ContentDraftRow;
}
