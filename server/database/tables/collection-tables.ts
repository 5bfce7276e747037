// Row types of collections. See ../tables.ts for the types.

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

export interface CollectionTables {
  collections: CollectionRow;
}
