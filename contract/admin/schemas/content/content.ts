// The editor of the owner's texts: each page as one plain text (content-text.ts), its draft, its
// published versions.
import * as z from 'zod/mini';
import { optionalText } from '../../../schemas/fields.ts';
import * as messages from '../../texts/content/content-messages.ts';
import { basedOn, by, draftWith, savedAs } from '../drafts.ts';
import { version } from '../fields.ts';

/** Characters of one page's text form. */
export const maxTextLength = 20_000;

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
const shown = { text: z.string(), warnings: z.array(z.string()) };

export const EditedContent = z.object({
  page: z.string(),
  title: z.string(),
  path: z.string(),
  draft: draftWith(shown),
  published: z.extend(published, shown),
  defaultText: z.string(),
  /**
   * The allowed placeholders, and their current values. Null: none; the page leaves out sentences
   * with it.
   */
  placeholders: z.array(z.object({ name: z.string(), value: z.nullable(z.string()) })),
});
export type EditedContent = z.infer<typeof EditedContent>;

export const ContentForm = z.object({
  text: z.string({ error: messages.textRequired }).check(
    z.refine((text) => text.length <= maxTextLength, {
      error: ({ input }) => messages.textTooLong(maxTextLength, String(input).length),
    }),
  ),
  basedOn,
});
export type ContentForm = z.infer<typeof ContentForm>;

export const ContentSaved = savedAs({ content: EditedContent });

const note = optionalText();
export const ContentPublication = z.object({ basedOn, note });
/** `version` 0 restores the default text. */
export const ContentRevert = z.object({ version, basedOn, note });

/** Newest first. */
export const ContentVersions = z.object({
  versions: z.array(z.object({ version: z.int(), text: z.string(), note: z.nullable(z.string()), ...by })),
});
export type ContentVersions = z.infer<typeof ContentVersions>;
