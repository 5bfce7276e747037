// Parses a newsletter's text: like a page (readParts in content-text.ts), an address that begins with
// https:// is a link, and `![what it shows](id)` a photo. The mail and the preview use the same parser.
import { type Block, cleanLine, readParts } from './content-text.ts';
import { readShopPath, readTarget } from './link-target.ts';

/** Whether a piece of a line is an address. A full stop after it is not part of it. */
export interface CampaignPiece {
  readonly text: string;
  readonly isLink: boolean;
}

const address = /(https:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

export const splitLinks = (line: string): CampaignPiece[] =>
  line
    .split(address)
    .map((text, index) => ({ text, isLink: index % 2 === 1 }))
    .filter(({ text }) => text !== '');

export interface CampaignPhoto {
  /** Of an uploaded photo. */
  readonly id: string;
  /** What it shows. */
  readonly alt: string;
}

const photo = /!\[([^[\]]*)\]\(([\w-]{1,64})\)/g;

/** A photo is a paragraph of its own, wherever it was typed: no words around it are lost. */
export const readCampaign = (text: string) =>
  readParts(text.replaceAll(photo, (_, alt: string, id: string) => `\n\n${writePhoto({ id, alt })}\n\n`));

export const photosIn = (text: string): CampaignPhoto[] =>
  [...text.matchAll(photo)].map(([, alt = '', id = '']) => ({ id, alt: cleanLine(alt) }));

export const photoIn = (block: Block): CampaignPhoto | undefined =>
  typeof block === 'string' ? photosIn(block)[0] : undefined;

export const writePhoto = ({ id, alt }: CampaignPhoto): string =>
  `![${cleanLine(alt).replaceAll('[', '(').replaceAll(']', ')')}](${id})`;

/** The id of the product whose card stands in the place of this paragraph: it has only the product's address. */
export function cardIn(block: Block, shopUrl: string): string | undefined {
  const path = typeof block === 'string' && !/\s/.test(block) ? readShopPath(block, shopUrl) : undefined;
  const { kind, name } = readTarget(path ?? '');
  return kind === 'product' ? name : undefined;
}

/** Characters of a newsletter's subject and text. */
export const campaignLengths = { subject: 150, body: 10_000 } as const;
