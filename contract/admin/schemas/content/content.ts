// The editor of the owner's texts: each page as one plain text (content-text.ts) or as cards, its
// draft, its published versions.
import * as z from 'zod/mini';
import { optionalText } from '../../../schemas/fields.ts';
import * as messages from '../../texts/content/content-messages.ts';
import { basedOn, by, draftWith, formOf, savedAs } from '../drafts.ts';
import { version } from '../fields.ts';
import { Banners, HouseLines, Photo } from './cards.ts';

/** Characters of one page's text form. */
const maxTextLength = 20_000;
const text = z.string({ error: messages.textRequired }).check(
  z.refine((typed) => typed.length <= maxTextLength, {
    error: ({ input }) => messages.textTooLong(maxTextLength, String(input).length),
  }),
);

/** Photos: only of pages that have them; missing: the pictures that came with the shop. */
const TypedText = z.object({ text, photos: z.optional(z.array(Photo)) });

export const TypedContent = z.union([TypedText, Banners, HouseLines], messages.reload);
export type TypedContent = z.infer<typeof TypedContent>;
export type TypedText = z.infer<typeof TypedText>;
export type TypedCards<Field extends 'banners' | 'lines'> = Extract<TypedContent, Record<Field, unknown>>[Field];

/** Version 0 is the default text. */
const published = z.object({ version: z.int(), saved: z.nullable(z.object(by)) });

export const ContentList = z.object({
  pages: z.array(
    z.object({
      page: z.string(),
      title: z.string(),
      /** Where the shop shows it. */
      path: z.string(),
      draft: z.nullable(z.object(by)),
      published,
    }),
  ),
});
export type ContentList = z.infer<typeof ContentList>;

/** `warnings`: sentences about what may be a mistake. */
const shown = { content: TypedContent, warnings: z.array(z.string()) };

export const EditedContent = z.object({
  page: z.string(),
  title: z.string(),
  path: z.string(),
  draft: draftWith(shown),
  published: z.extend(published, shown),
  defaultContent: TypedContent,
  /**
   * The allowed placeholders, and their current values. Null: none; the page leaves out sentences
   * with it.
   */
  placeholders: z.array(z.object({ name: z.string(), value: z.nullable(z.string()) })),
});
export type EditedContent = z.infer<typeof EditedContent>;

export const ContentForm = formOf(TypedContent);

export const ContentSaved = savedAs({ content: EditedContent });

const note = optionalText();
export const ContentPublication = z.object({ basedOn, note });
/** `version` 0 restores the default text. */
export const ContentRevert = z.object({ version, basedOn, note });

/** Newest first. */
export const ContentVersions = z.object({
  versions: z.array(z.object({ version: z.int(), content: TypedContent, note: z.nullable(z.string()), ...by })),
});
export type ContentVersions = z.infer<typeof ContentVersions>;
