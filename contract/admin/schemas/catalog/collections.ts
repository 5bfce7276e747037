// The editor of collections: a tag with a title, a sentence and a picture; its draft; their order.
import * as z from 'zod/mini';
import { Picture } from '../../../schemas/catalog/product.ts';
import * as messages from '../../texts/catalog/collection-messages.ts';
import { PhotoState, productLengths } from './products.ts';
import { draftWith, formOf, problems, savedAs } from '../drafts.ts';
import { visibleText } from '../../../typed/visible-text.ts';

/** Characters: the text is beside the picture, on phones too. */
export const collectionLengths = { title: 40, sentence: 120 } as const;

const text = (max: number) => z.string().check(z.overwrite(visibleText), z.maxLength(max, messages.tooLong(max)));

/** A draft may lack anything; `problems` of the edited collection lists what publishing needs. */
export const CollectionContent = z.object({
  title: text(collectionLengths.title),
  sentence: text(collectionLengths.sentence),
  /** Of an uploaded photo; null: the front picture of the tag's newest product. */
  photo: z.nullable(z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)), alt: text(productLengths.alt) })),
});
export type CollectionContent = z.infer<typeof CollectionContent>;

export const EditedCollection = z.object({
  handle: z.string(),
  tag: z.string(),
  /** Where the shop shows it. */
  path: z.string(),
  isPublished: z.boolean(),
  /** Increases with every change of what the shop shows. */
  version: z.int(),
  /** The published content, or the last one; of a new collection its initial content. */
  content: CollectionContent,
  draft: draftWith({ content: CollectionContent }),
  /** Of the photos of both. */
  photos: z.array(PhotoState),
  /** The front picture of the tag's newest product. */
  newest: z.nullable(Picture),
  /** Products on sale with the tag. */
  products: z.int(),
  problems,
});
export type EditedCollection = z.infer<typeof EditedCollection>;

export const NewCollection = z.object({
  tag: z.string({ error: messages.tagRequired }).check(z.overwrite(visibleText), z.minLength(1, messages.tagRequired)),
});
export const CollectionForm = formOf(CollectionContent);
export const CollectionSaved = savedAs({ collection: EditedCollection });

/** One step; the first and the last stay. */
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

/** `tags`: those without a collection, each with its number of products on sale. */
export const CollectionList = z.object({
  collections: z.array(ManagedCollection),
  tags: z.array(z.object({ tag: z.string(), products: z.int() })),
});
export type CollectionList = z.infer<typeof CollectionList>;
