// What is drawn on the picture of a shared product.
import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultLook } from '@taana-baana/contract/colors/colors.ts';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { composeSharePicture, squareOf } from './share-picture.ts';

const texts = { shop: 'Taana Baana', title: 'Lacquer Parrot Crop', price: 'Rs. 1499' };
const title = { left: 64, top: 300, width: 400, height: 200 };
const price = { left: 64, top: 510, width: 400, height: 70 };
/** Between the words and the woven edge. */
const gap = { left: 500, top: 0, width: 48, height: 630 };

let tee: Buffer;
beforeAll(async () => {
  tee = await sharp({ create: { width: 800, height: 808, channels: 3, background: '#7a1f2b' } })
    .jpeg()
    .toBuffer();
});

/** The share of pixels that are darker than the ground. */
async function inkIn(picture: Buffer, part: typeof title): Promise<number> {
  const pixels = await sharp(picture).extract(part).greyscale().raw().toBuffer();
  return pixels.filter((pixel) => pixel < 200).length / pixels.length;
}
const compose = (changed: Partial<typeof texts> = {}) =>
  composeSharePicture(tee, { ...texts, ...changed }, defaultLook);

test('it says title, price and the name of the shop', async () => {
  const all = await compose();
  expect(await inkIn(all, title)).toBeGreaterThan(0.05);
  expect(await inkIn(all, price)).toBeGreaterThan(0.05);
  for (const changed of [{ title: 'Monsoon Tee' }, { price: 'Rs. 999' }, { shop: 'Another Shop' }])
    expect((await compose(changed)).equals(all)).toBe(false);
});

test.each([
  'A T-shirt for everybody who walks to the sea in the long rain of the south-west monsoon',
  'Antidisestablishmentarianism-in-one-word',
])('a long title stays inside its two lines: %s', async (long) => {
  const picture = await compose({ title: long });
  expect(await inkIn(picture, gap)).toBe(0);
  expect(await inkIn(picture, { ...title, top: 180, height: 120 })).toBe(0);
  expect(await inkIn(picture, title)).toBeGreaterThan(0.05);
});

test.each(['கோலம்', 'Oversized Classic கோலம்'])('a title that the font cannot draw is left out: %s', async (other) => {
  const picture = await compose({ title: other });
  expect(await inkIn(picture, title)).toBe(0);
  expect(await inkIn(picture, price)).toBeGreaterThan(0.05);
});

test('a machine without fonts draws the same', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'no-fonts-'));
  try {
    const settings = path.join(folder, 'fonts.conf');
    await writeFile(settings, `<?xml version="1.0"?><fontconfig><cachedir>${folder}</cachedir></fontconfig>`);
    await writeFile(path.join(folder, 'tee.jpg'), tee);
    const program = `
      import { hash } from 'node:crypto';
      import { readFileSync } from 'node:fs';
      import { composeSharePicture, squareOf } from ${JSON.stringify(path.join(import.meta.dirname, 'share-picture.ts'))};
      const tee = readFileSync(${JSON.stringify(path.join(folder, 'tee.jpg'))});
      process.stdout.write(hash('sha256', await composeSharePicture(tee, ${JSON.stringify(texts)}, ${JSON.stringify(defaultLook)})));`;
    const elsewhere = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      env: { FONTCONFIG_FILE: settings },
      encoding: 'utf8',
    });
    expect(elsewhere).toBe(hash('sha256', await compose()));
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a picture of another shape is whole in it, or around what its owner said matters', async () => {
  const [width, height] = [900, 300];
  const band = (background: string) => ({ create: { width: 300, height, channels: 3 as const, background } });
  const input = await sharp(band('#2d3b73')).png().toBuffer();
  const wide = await sharp({ create: { width, height, channels: 3, background: '#f0f0f0' } })
    .composite([{ input, left: 600, top: 0 }])
    .png()
    .toBuffer();
  const picture = { url: '', width, height, alt: '', srcset: '', avif: '', color: '#2d3b73', edge: '#f0f0f0' };
  const blueOf = async (square: Buffer) => {
    const pixels = await sharp(square).removeAlpha().greyscale().raw().toBuffer();
    return pixels.filter((pixel) => pixel < 128).length / pixels.length;
  };
  expect(await blueOf(await squareOf(wide, picture))).toBeCloseTo(1 / 9, 1);
  expect(await blueOf(await squareOf(wide, { ...picture, position: '100% 50%' }))).toBe(1);
  expect(await squareOf(wide, { ...picture, edge: undefined })).toBe(wide);
});
