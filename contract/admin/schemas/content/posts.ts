// The editor of blog posts: a post's content, its draft, the list of posts.
import * as z from 'zod/mini';
import { Picture } from '../../../schemas/catalog/product.ts';
import * as messages from '../../texts/content/post-messages.ts';
import { PhotoState } from '../catalog/products.ts';
import { draftWith, formOf, problems, savedAs } from '../drafts.ts';
import { visibleText } from '../../../typed/visible-text.ts';

/** A scheduled post is published, and its date is in the future. A draft is not in the shop. */
export const postStates = ['draft', 'scheduled', 'published'] as const;
export type PostState = (typeof postStates)[number];

/** Characters. */
export const postLengths = { title: 160, category: 80, description: 100_000, alt: 300 } as const;
export const maxPhotos = 20;
const years = { first: 2000, last: 2099 };

const text = (max: number) => z.string().check(z.overwrite(visibleText), z.maxLength(max, messages.tooLong(max)));

const PostPhoto = z.object({
  /** Of an uploaded photo, or of a picture that the shop has already. */
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  alt: text(postLengths.alt),
});
export type PostPhoto = z.infer<typeof PostPhoto>;

/** The owner's content of a post. A draft may lack anything. */
export const PostContent = z.object({
  title: text(postLengths.title),
  category: text(postLengths.category),
  /** HTML, sanitised when it is saved. */
  description: z.string().check(z.maxLength(postLengths.description, messages.tooLong(postLengths.description))),
  /** ISO-8601 in UTC; in the future: shown from then on. Null: the time of publishing. */
  date: z.nullable(
    z.iso.datetime({ error: messages.dateUnknown }).check(
      z.refine((date) => {
        const year = new Date(date).getUTCFullYear();
        return year >= years.first && year <= years.last;
      }, messages.dateUnknown),
    ),
  ),
  /** The first is the cover. */
  photos: z.array(PostPhoto).check(z.maxLength(maxPhotos, messages.tooManyPhotos(maxPhotos))),
});
export type PostContent = z.infer<typeof PostContent>;

export const EditedPost = z.object({
  /** Never changes; the shop may know the post by another id, which is in `path`. */
  id: z.string(),
  state: z.enum(postStates),
  /** Where the shop shows it; null: it was never published. */
  path: z.nullable(z.string()),
  /** Version of the published post, or of the last one; 0: never published. */
  version: z.int(),
  /** The published post; null: not published. */
  published: z.nullable(PostContent),
  draft: draftWith({ content: PostContent }),
  /** Of the photos of both. */
  photos: z.array(PhotoState),
  /** Of the draft, or else of the post. */
  problems,
  /** Warnings: sentences about possible mistakes. */
  warnings: z.array(z.string()),
  /** Of other posts, for a field that suggests them. */
  categories: z.array(z.string()),
});
export type EditedPost = z.infer<typeof EditedPost>;

export const PostForm = formOf(PostContent);
export const PostSaved = savedAs({ post: EditedPost });

export const ListedPost = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(postStates),
  /** It is published or scheduled, and has unpublished changes. */
  hasDraft: z.boolean(),
  /** Null: a draft without one. */
  date: z.nullable(z.string()),
  /** The cover. */
  picture: z.nullable(Picture),
});
export type ListedPost = z.infer<typeof ListedPost>;

/** Drafts, then scheduled posts, then published ones, the newest first. */
export const PostList = z.object({ posts: z.array(ListedPost) });
export type PostList = z.infer<typeof PostList>;
