// A catalogue that strains the layout: very long titles, four-digit prices, 40 reviews. Uses
// the sample catalogue's pictures.
import { mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longLink, longTitle as longWord } from '../../fixtures/filled/long-words.ts';

const drop = join(import.meta.dirname, '..', '..', '..', 'sample', 'drop');
const longTitle = 'Kanchipuram Temple Border and Peacock Feather Panel Heavyweight Oversized Full Sleeve Tee';
const colors = ['Maroon', 'Ivory', 'Teal', 'Black', 'Goldenrod', 'Indigo'];
const comments = [
  'Lovely.',
  'The cloth is heavier than I had thought and falls well. I have washed it five times by now, inside out as the label asks, and the print has not lost a line; the collar still lies flat, the seams are straight, and my brother has asked twice where it came from. Delivery to Patna took six days, two of which it spent in Kolkata. I would buy it again in another colour if the shop ever makes it in rust.',
  'Size runs a little large. Take one down for a closer fit.',
  'Colourfast\nand warm.\n\nGood for the train.',
  longLink,
];

/**
 * Writes ten products, the first with 40 reviews, the second with one word as title, as a folder for `npm
 * run shop -- catalogue import`.
 */
export async function writeLongCatalog(): Promise<{ folder: string; ids: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-long-catalogue-'));
  await symlink(join(drop, 'pictures'), join(folder, 'pictures'));
  const ids = Array.from({ length: 10 }, (_, position) => `long-title-${position + 1}`);
  const products = ids.map((id, position) => ({
    id,
    title: position === 1 ? longWord : longTitle,
    brand: 'Karkhana and Daughters of Kanchipuram',
    category: 'Oversized',
    price: 2499,
    tags: ['heavyweight', 'temple-border', 'peacock', 'full-sleeve', 'oversized'],
    description: `<p>${comments[1]}</p><ul><li>${comments[1]}</li></ul>`,
    colors,
    createdAt: '2024-01-01',
    images: ['front', 'back', 'detail', 'folded'].map((view) => ({
      file: `warli-village-tee-${view}`,
      alt: `${longTitle}, ${view}`,
    })),
    reviews: position > 0 ? [] : Array.from({ length: 40 }, (__, number) => review(number)),
  }));
  await writeFile(
    join(folder, 'catalogue.json'),
    JSON.stringify({ colors: colors.map((title) => ({ title })), products }),
  );
  return { folder, ids };
}

const review = (number: number) => ({
  star: 1 + ((number * 7) % 5),
  comment: comments[number % comments.length],
  createdAt: `2026-0${1 + (number % 9)}-1${number % 10}`,
});
