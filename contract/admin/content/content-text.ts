// The text form of a page: a blank line starts a paragraph, `- ` an item of a list, `## ` a part
// with that heading. Parsing never fails: the result is checked afterwards.
import type {
  AboutText,
  ContentBody,
  ContentPageName,
  PolicyContent,
  StoryText,
} from '../../schemas/content/page-content.ts';
import { visibleText } from '../../typed/visible-text.ts';

export type Block = string | string[];
export interface Part {
  heading: string;
  blocks: Block[];
}

/** The store's banners and house lines are cards. */
export const isCardPage = (page: ContentPageName): page is 'banners' | 'house-lines' =>
  page === 'banners' || page === 'house-lines';
export type TextPageName = Exclude<ContentPageName, 'banners' | 'house-lines'>;

interface Form<Body> {
  /** Unchecked: a list may be where only a paragraph is allowed. */
  readonly read: (text: string) => unknown;
  readonly write: (body: Body) => string;
}

/** Also variants that keyboards and other editors write. */
const itemMark = /^[-*•]\s/;
const headingMark = /^#{1,6}\s/;
/** A paragraph cannot begin with them. */
export const isMarked = (line: string): boolean => itemMark.test(line) || headingMark.test(line);

/** Without control characters, surrounding or double spaces. */
export const cleanLine = (line: string): string => visibleText(line.replace(/[\s\p{Cc}]+/gu, ' '));

/** Paragraphs and lists, before the first heading and under each. */
export function readParts(text: string): { intro: Block[]; parts: Part[] } {
  const intro: Block[] = [];
  const parts: Part[] = [];
  let blocks = intro;
  /** The block that the next line continues. */
  let open: 'nothing' | 'paragraph' | 'list' = 'nothing';
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/).map(cleanLine)) {
    if (line === '') open = 'nothing';
    else if (headingMark.test(line)) {
      parts.push({ heading: cleanLine(line.replace(headingMark, '')), blocks: (blocks = []) });
      open = 'nothing';
    } else if (itemMark.test(line)) {
      const item = cleanLine(line.replace(itemMark, ''));
      if (open === 'list') (blocks.at(-1) as string[]).push(item);
      else blocks.push([item]);
      open = 'list';
    } else if (open === 'nothing') {
      blocks.push(line);
      open = 'paragraph';
    } else blocks.push(continued(blocks.pop() as Block, line));
  }
  return { intro, parts };
}

/** A line without a mark continues the previous one. */
function continued(block: Block, line: string): Block {
  if (typeof block === 'string') return `${block} ${line}`;
  return [...block.slice(0, -1), `${block.at(-1)} ${line}`];
}

const writeBlock = (block: Block): string =>
  typeof block === 'string' ? block : block.map((item) => `- ${item}`).join('\n');
const writeBlocks = (blocks: readonly Block[]): string => blocks.map(writeBlock).join('\n\n');
const writePart = (heading: string, blocks: readonly Block[]): string => `## ${heading}\n\n${writeBlocks(blocks)}`;
const joined = (...texts: string[]): string => `${texts.join('\n\n')}\n`;

/** Several paragraphs become one; a list stays, and the check refuses it. */
const oneParagraph = (blocks: readonly Block[]): Block =>
  blocks.find((block) => typeof block !== 'string') ?? blocks.join(' ');

const policy: Form<PolicyContent> = {
  read: (text) => {
    const { intro, parts } = readParts(text);
    return {
      summary: oneParagraph(intro),
      parts: parts.map(({ heading, blocks }) => ({ heading, content: blocks })),
    };
  },
  write: ({ summary, parts }) => joined(summary, ...parts.map((part) => writePart(part.heading, part.content))),
};

const about: Form<AboutText> = {
  read: (text) => {
    const { intro, parts } = readParts(text);
    return {
      intro: oneParagraph(intro),
      parts: parts.map(({ heading, blocks }) => ({ heading, text: oneParagraph(blocks) })),
    };
  },
  write: ({ intro, parts }) => joined(intro, ...parts.map((part) => writePart(part.heading, [part.text]))),
};

const story: Form<StoryText> = {
  read: (text) => {
    const { intro, parts } = readParts(text);
    return { paragraphs: [...intro, ...parts.flatMap((part) => [`## ${part.heading}`, ...part.blocks])] };
  },
  write: ({ paragraphs }) => joined(writeBlocks(paragraphs)),
};

const forms: { readonly [P in TextPageName]: Form<ContentBody<P>> } = {
  'privacy-policy': policy,
  'refund-policy': policy,
  'shipping-policy': policy,
  terms: policy,
  about,
  'our-story': story,
};

/** Parses the page, unchecked. */
export const readContentText = (page: TextPageName, text: string): unknown => forms[page].read(text);

/** Parsed again, it gives the same page. */
export const writeContentText = (page: TextPageName, body: ContentBody): string =>
  (forms[page] as Form<ContentBody>).write(body);
