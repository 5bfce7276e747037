// Row types of collections and their drafts. See ../tables.ts for the types.

/** What the shop shows if it is published; otherwise the last published state, or the first draft. */
export interface CollectionRow {
  /** In the address of its page; made from the tag, and never changed. */
  handle: string;
  /**
   * Spelt as on the first product that the owner chose it from; upper and lower case do not matter.
   */
  tag: string;
  title: string;
  sentence: string;
  /** Null: the front picture of the tag's newest product. */
  picture_id: string | null;
  /** Of the picture. */
  alt: string;
  is_published: number;
  /** The order in the shop, and in the admin. */
  position: number;
  /** Increases with every change of what the shop shows. */
  version: number;
  created_at: string;
}

/** Unpublished changes: at most one row per collection. */
export interface CollectionDraftRow {
  /** The collection's handle. */
  collection: string;
  /** New after each save. */
  id: string;
  /** JSON: `CollectionContent` of the contract. */
  body: string;
  at: string;
  /** Who saved it last. Null: the command line. */
  staff_id: string | null;
  /** SHA-256 of the token in the newest link that shows the draft, hexadecimal. */
  preview_hash: string | null;
  preview_until: string | null;
}

export interface CollectionTables {
  collections: CollectionRow;
  collection_drafts: CollectionDraftRow;
}
