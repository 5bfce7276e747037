// Row types of drafts: at most one of each subject. See ../tables.ts for the types.

interface DraftColumns {
  /** New after each save. */
  id: string;
  /** JSON: the content as the contract has it. */
  body: string;
  at: string;
  /** Who saved it last. Null: the command line. */
  staff_id: string | null;
  /** SHA-256 of the token in the newest link that shows the draft, hexadecimal. */
  preview_hash: string | null;
  preview_until: string | null;
}

interface BegunColumns {
  /** Version of what is published when this draft was begun; 0: it was never published. */
  version: number;
  /** The id that it has, had or asks for in the shop. Null: it is made of the title. */
  handle: string | null;
}

/** `product`: its id; before it is published, a UUIDv7. */
export type ProductDraftRow = DraftColumns &
  BegunColumns & {
    product: string;
    /** Who wants it in the shop as soon as its photos are ready; null: nobody. */
    publish_by?: string | null;
  };
/** `post`: the admin's id, which is `editor_id` or the id of an imported post. */
export type PostDraftRow = DraftColumns & BegunColumns & { post: string };

export interface DraftTables {
  product_drafts: ProductDraftRow;
  post_drafts: PostDraftRow;
  /** `collection`: its handle. */
  collection_drafts: DraftColumns & { collection: string };
  content_drafts: DraftColumns & { page: string };
}
