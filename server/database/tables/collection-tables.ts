// Row types of collections and their drafts. See ../tables.ts for the types.

/** As the shop shows it if it is published; otherwise as it was last there, or as it began. */
export interface CollectionRow {
  /** In the address of its page; made from the tag, and never changed. */
  handle: string;
  /** As the first product had it that the owner chose it from; upper and lower case do not matter. */
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
  /** One more with every change of what the shop shows. */
  version: number;
  created_at: string;
}

/** What is not published yet: at most one for each collection. */
export interface CollectionDraftRow {
  /** The collection's handle. */
  collection: string;
  /** Another one after each save. */
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
