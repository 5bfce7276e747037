// The editor of collections: a tag with a title, a sentence and a picture; its draft; their order.
import * as z from 'zod/mini';
import { Picture } from '../../../schemas/product.ts';
import { pathName } from '../../../schemas/choices.ts';
import * as messages from '../../texts/catalog/collection-messages.ts';
import { PhotoState, productLengths } from './products.ts';
import { version } from '../versions.ts';

/** Characters: the words stand beside the picture, on phones too. */
export const collectionLengths = { title: 40, sentence: 120 } as const;

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, messages.tooLong(max)));

/** A draft may lack anything; what publishing needs is said by `problems` of the edited collection. */
export const CollectionContent = z.object({
  title: text(collectionLengths.title),
  sentence: text(collectionLengths.sentence),
  /** Of an uploaded photo; null: the front picture of the tag's newest product. */
  photo: z.nullable(z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)), alt: text(productLengths.alt) })),
});
export type CollectionContent = z.infer<typeof CollectionContent>;

const by = {
  at: z.string(),
  /** Null: the command line. */
  staff: z.nullable(z.object({ id: z.string(), name: z.string() })),
};

export const EditedCollection = z.object({
  handle: z.string(),
  tag: z.string(),
  /** Where the shop shows it. */
  path: z.string(),
  isPublished: z.boolean(),
  /** One more with every change of what the shop shows. */
  version: z.int(),
  /** In the shop, or last there; of a new collection what it begins with. */
  content: CollectionContent,
  /** What is not published yet; `id` changes with every save. */
  draft: z.nullable(z.object({ id: z.string(), content: CollectionContent, ...by })),
  /** Of the photos of both. */
  photos: z.array(PhotoState),
  /** The front picture of the tag's newest product. */
  newest: z.nullable(Picture),
  /** Products on sale with the tag. */
  products: z.int(),
  /** Why it cannot be published as it is: a field and a sentence each. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type EditedCollection = z.infer<typeof EditedCollection>;

/** What the editor was filled from. */
const basedOn = z.object({ version, draft: z.nullable(z.string()) });
export type CollectionBasedOn = z.infer<typeof basedOn>;

export const CollectionParams = z.object({ handle: pathName });
export const NewCollection = z.object({
  tag: z.string({ error: messages.tagRequired }).check(z.trim(), z.minLength(1, messages.tagRequired)),
});
export const CollectionForm = z.object({ content: CollectionContent, basedOn });
export type CollectionForm = z.infer<typeof CollectionForm>;

/** With `conflict`, a sentence that names who saved first, nothing was saved, and `collection` has the other draft. */
export const CollectionSaved = z.object({ conflict: z.nullable(z.string()), collection: EditedCollection });
export type CollectionSaved = z.infer<typeof CollectionSaved>;

export const CollectionDiscard = z.object({ draft: z.string() });
export const CollectionPublication = z.object({ basedOn });
/** A page of the shop that shows the draft to anyone who has the link. */
export const CollectionPreview = z.object({ url: z.string(), until: z.string() });

/** One place; the first and the last stay where they are. */
export const CollectionMove = z.object({ direction: z.enum(['up', 'down']) });
export type CollectionMove = z.infer<typeof CollectionMove>;

export const ManagedCollection = z.object({
  handle: z.string(),
  tag: z.string(),
  title: z.string(),
  isPublished: z.boolean(),
  hasDraft: z.boolean(),
  picture: z.nullable(Picture),
  /** Products on sale with the tag. */
  products: z.int(),
});
export type ManagedCollection = z.infer<typeof ManagedCollection>;

/** `tags`: those without a collection, and how many products on sale have each. */
export const CollectionList = z.object({
  collections: z.array(ManagedCollection),
  tags: z.array(z.object({ tag: z.string(), products: z.int() })),
});
export type CollectionList = z.infer<typeof CollectionList>;
