// What a page's text must be before it is saved, as a sentence for the member who typed it.
import * as z from 'zod/mini';
import { type ContentFacts, contentPlaceholders } from '../../content/content-placeholders.ts';
import type { AboutText, ContentBody, PolicyContent, StoryText } from '../../schemas/content/page-content.ts';
import { type TextPageName, isMarked, readContentText } from './content-text.ts';
import { photosIn } from './page-photos.ts';
import * as messages from '../texts/content/content-messages.ts';
import { promiseWarnings } from './promise-check.ts';

/** Characters, or how many. */
const most = {
  summary: 400,
  heading: 100,
  paragraph: 2000,
  parts: 40,
  blocks: 40,
} as const;

const piece = (limit: number, whenMissing: string) =>
  z
    .string({ error: messages.noListHere })
    .check(
      z.minLength(1, whenMissing),
      z.maxLength(limit, { error: ({ input }) => messages.pieceTooLong(input as string, limit) }),
    );
const paragraph = piece(most.paragraph, messages.textRequired);

export const firstTwice = (texts: readonly string[]): string | undefined =>
  texts.find((text, index) => texts.indexOf(text) < index);

const partsOf = <Part extends z.ZodMiniType<{ heading: string }>>(part: Part) =>
  z.array(part).check(
    z.minLength(1, messages.partMissing),
    z.maxLength(most.parts, messages.tooManyParts(most.parts)),
    z.superRefine((parts, context) => {
      const twice = firstTwice(parts.map((one) => one.heading));
      if (twice !== undefined) context.addIssue({ code: 'custom', message: messages.sameHeading(twice) });
    }),
  );

const heading = piece(most.heading, messages.partMissing);

const Policy = z.object({
  summary: piece(most.summary, messages.summaryMissing),
  parts: partsOf(
    z.object({ heading, content: z.array(z.union([paragraph, z.array(paragraph)])) }).check(
      z.refine(({ content }) => content.length > 0, { error: ({ input }) => messages.partEmpty(headingIn(input)) }),
      z.refine(({ content }) => content.length <= most.blocks, {
        error: ({ input }) => messages.tooManyBlocks(headingIn(input), most.blocks),
      }),
    ),
  ),
}) satisfies z.ZodMiniType<PolicyContent>;

const About = z.object({
  intro: piece(most.paragraph, messages.summaryMissing),
  parts: partsOf(z.object({ heading, text: paragraph })),
}) satisfies z.ZodMiniType<AboutText>;

const Story = z.object({
  paragraphs: z
    .array(paragraph.check(z.refine((text) => !isMarked(text), messages.noHeadingHere)))
    .check(z.minLength(1, messages.textRequired), z.maxLength(most.blocks, messages.tooManyParts(most.blocks))),
}) satisfies z.ZodMiniType<StoryText>;

const headingIn = (part: unknown): string => (part as { heading: string }).heading;

const schemas: { readonly [P in TextPageName]: z.ZodMiniType<ContentBody<P>> } = {
  'privacy-policy': Policy,
  'refund-policy': Policy,
  'shipping-policy': Policy,
  terms: Policy,
  about: About,
  'our-story': Story,
};

type Checked = { readonly body: ContentBody } | { readonly problem: string };

/** The parsed page, or the first error. */
export function checkContentText(page: TextPageName, text: string): Checked {
  const read = schemas[page].safeParse(readContentText(page, text));
  if (!read.success) return { problem: read.error.issues[0]?.message ?? messages.textRequired };
  const problem = unknownPlaceholder(read.data);
  return problem === undefined ? { body: read.data } : { problem };
}

/** A sentence about the first placeholder that cannot be filled in. */
export function unknownPlaceholder(body: ContentBody): string | undefined {
  const unknown = bracesIn(body).find((typed) => !placeholderNames.includes(typed));
  return unknown === undefined ? undefined : messages.unknownPlaceholder(unknown, placeholderNames);
}

/** Warnings: sentences about possible mistakes. `before`: the shop's page and its default, which it replaces. */
export function contentWarnings(body: ContentBody, facts: ContentFacts, before: readonly ContentBody[] = []): string[] {
  const fees = textsOf(body).flatMap(
    (text) => text.match(/(?:₹|\b(?:Rs|INR)\.?)\s*\d[\d,]*|\d[\d,]*\s*rupees/gi) ?? [],
  );
  const names = bracesIn(body).map((braces) => braces.slice(1, -1));
  const empty = names.filter((name) => contentPlaceholders[name]?.value(facts) === null);
  const altMissing = photosIn(body).flatMap(({ alt, name }) => (alt ? [] : messages.altMissing(name)));
  const promises = before.length === 0 ? [] : promiseWarnings(textsOf(body), before.map(textsOf), facts);
  return [...new Set([...promises, ...fees.map(messages.feeTyped), ...empty.map(messages.noValue), ...altMissing])];
}

export const placeholderNames: readonly string[] = Object.keys(contentPlaceholders).map((name) => `{${name}}`);

/** Also matches a brace without its partner. */
const bracesIn = (body: ContentBody): string[] => textsOf(body).flatMap((text) => text.match(/\{[^{}]*\}?|\}/g) ?? []);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
