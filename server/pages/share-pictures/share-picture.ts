// Composes the picture of a shared product: 1200 x 630, the tee beside the shop's name, the
// product's title and its price.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pageColors } from '@taana-baana/contract/colors/colors.ts';
import { roomBeside } from '@taana-baana/contract/pictures/picture-fit.ts';
import type { Picture } from '@taana-baana/contract/schemas/catalog/product.ts';
import type { LookSection } from '@taana-baana/contract/schemas/shop/settings.ts';
import { type Lettering, type Line, openLettering } from './lettering.ts';

export interface ShareTexts {
  readonly shop: string;
  readonly title: string;
  readonly price: string;
}

const [width, height] = [1200, 630];
/** In pixels: the selvedge of the page, stood up. */
const edge = 18;
const margin = 64;
const textWidth = width - height - edge - 2 * margin;
const { ground, ink } = pageColors;
const indigo = '#2d3b73';
/** Font sizes: the first at which the title takes at most two lines. */
const smallestTitle = 44;
const titleSizes = [66, 58, 50, smallestTitle];
const markFile = path.join(import.meta.dirname, '..', '..', '..', 'storefront', 'art', 'mark.svg');

let lettering: Promise<Lettering> | undefined;

export async function composeSharePicture(tee: Buffer, texts: ShareTexts, look: LookSection): Promise<Buffer> {
  // Loaded with the first picture, as at an import: it takes 28 MB.
  const { default: sharp } = await import('sharp');
  const square = await sharp(tee).resize(height, height, { fit: 'cover' }).toBuffer();
  const mark = await sharp(await readFile(markFile), { density: 200 })
    .resize({ width: 76 })
    .toBuffer();
  lettering ??= openLettering();
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: square, left: width - height, top: 0 },
      { input: Buffer.from(drawTexts(await lettering, texts, look)), left: 0, top: 0 },
      { input: mark, left: margin, top: margin },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** A square of the picture as lists show it: whole, or cropped at its place. The middle is `composeSharePicture`'s own. */
export async function squareOf(tee: Buffer, picture: Picture): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { position } = picture;
  const background = roomBeside(picture);
  if (background)
    return sharp(tee).resize(height, height, { fit: 'contain', background }).flatten({ background }).toBuffer();
  if (!position) return tee;
  const { width: wide, height: tall } = await sharp(tee).metadata();
  const side = Math.min(wide, tall);
  const [x = 50, y = 50] = position.split(' ').map(Number.parseFloat);
  const [left, top] = [Math.round(((wide - side) * x) / 100), Math.round(((tall - side) * y) / 100)];
  return sharp(tee).extract({ left, top, width: side, height: side }).toBuffer();
}

/** What the font cannot draw is left out: chats print `og:title` beside the picture. */
function drawTexts(font: Lettering, { shop, title, price }: ShareTexts, look: LookSection): string {
  const { lines, leading } = drawTitle(font, title);
  const lastLine = height - margin - 92;
  const titleTop = lastLine - leading * (lines.length - 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${weave(width - height - edge, look)}
    ${placed(font.draw(shop, 38), margin + 94, margin + 51, ink)}
    ${lines.map((line, index) => placed(line, margin, titleTop + index * leading, ink)).join('')}
    ${placed(font.draw(price, 52), margin, height - margin, look.primary)}</svg>`;
}

/** One or two lines. A title that needs more, even at the smallest size, is cut with an ellipsis. */
function drawTitle(font: Lettering, title: string): { lines: readonly (Line | undefined)[]; leading: number } {
  if (!font.draw(title, smallestTitle)) return { lines: [], leading: 0 };
  const fitsAt = (size: number) => (text: string) => (font.draw(text, size)?.width ?? 0) <= textWidth;
  const size =
    titleSizes.find((tried) => {
      const lines = breakLines(title, fitsAt(tried));
      return lines.length <= 2 && lines.every(fitsAt(tried));
    }) ?? smallestTitle;
  const [first = '', ...rest] = breakLines(title, fitsAt(size));
  const texts = rest.length > 0 ? [first, rest.join(' ')] : [first];
  return { lines: texts.map((text) => font.draw(shortened(text, fitsAt(size)), size)), leading: size * 1.08 };
}

/** Breaks between words only. */
function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function shortened(text: string, fits: (line: string) => boolean): string {
  let cut = text;
  while (!fits(cut) && cut.length > 2) cut = `${cut.replace(/.…?$/u, '').trimEnd()}…`;
  return cut;
}

const placed = (line: Line | undefined, x: number, y: number, color: string): string =>
  line ? `<g transform="translate(${x} ${y})" fill="${color}">${line.svg}</g>` : '';

/** Three threads, the first one stitched. */
const weave = (left: number, look: LookSection): string => `<g transform="translate(${left})">
  <rect width="6" height="${height}" fill="${look.primary}"/>
  <rect x="6" width="6" height="${height}" fill="${look.accent}"/>
  <rect x="12" width="6" height="${height}" fill="${indigo}"/>
  <path d="M9 0V${height}" stroke="${ground}" stroke-width="6" stroke-dasharray="6 30"/></g>`;
