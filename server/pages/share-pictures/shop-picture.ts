// The picture of a shared page that is not a product's: the shop's name and its three threads.
import path from 'node:path';
import { pageColors } from '@taana-baana/contract/colors/colors.ts';
import { openLettering } from './lettering.ts';
import type { ShopSettings } from '../../modules/shop/settings/current-settings.service.ts';

/** A drawing with this name in it: it is shown as long as the shop has no other. */
export const drawn = {
  name: 'Taana Baana',
  file: path.join(import.meta.dirname, '..', '..', '..', 'storefront', 'art', 'share.jpg'),
};

const [width, height] = [1200, 630];
const edge = 18;
const widestName = width - 2 * 120;
const nameSize = 110;

/** `logo`: an uploaded logo's icon, drawn in place of the name. */
export async function composeShopPicture(
  { name, look }: Pick<ShopSettings, 'name' | 'look'>,
  logo: Buffer | undefined,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const threads = [look.primary, look.accent, '#2d3b73'].map(
    (color, index) => `<rect y="${(index * edge) / 3}" width="${width}" height="${edge / 3}" fill="${color}"/>`,
  );
  const middle = logo ? '' : await drawName(name);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${threads.join('')}${middle}</svg>`;
  return sharp({ create: { width, height, channels: 3, background: pageColors.ground } })
    .composite([{ input: Buffer.from(svg), left: 0, top: 0 }, ...(logo ? [{ input: logo, gravity: 'centre' }] : [])])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** In one line; nothing if the font cannot draw it. */
async function drawName(name: string): Promise<string> {
  const line = (await openLettering()).draw(name, nameSize);
  if (!line) return '';
  const scale = Math.min(1, widestName / line.width);
  const [x, y] = [(width - line.width * scale) / 2, height / 2 + (nameSize * scale) / 3];
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${pageColors.ink}">${line.svg}</g>`;
}
