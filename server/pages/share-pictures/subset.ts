// Makes the font of shared pictures: run `node server/pages/share-pictures/subset.ts` after an
// update of the font. Outlines are read from TrueType, which the font's package does not have.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/** From `first` to `last`, both included. */
const characters = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const file = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const whole = readFileSync(createRequire(import.meta.url).resolve(file));
const latin = characters(0x20, 0x7e) + characters(0xa0, 0xff) + '–—‘’“”•…₹€−';
const cut = await subsetFont(whole, latin, { targetFormat: 'truetype', variationAxes: { wght: 680 } });
writeFileSync(path.join(import.meta.dirname, 'bricolage-grotesque.ttf'), cut);
