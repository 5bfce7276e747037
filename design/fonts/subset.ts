// Subsets the two fonts to common characters: run `node design/fonts/subset.ts` after an
// update of the fonts.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/** ASCII and the symbols in the shop's texts. Accented letters load the full fonts (fonts.css). */
const basic =
  String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index)) + '\u00a0©®°·×–—‘’“”•…₹€→−';

const faces = [
  // One weight for headings, prices and the shop's name saves 11 KB.
  { name: 'bricolage-grotesque', weights: 680 },
  { name: 'figtree', weights: { min: 400, max: 800 } },
];

for (const { name, weights } of faces) {
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const whole = readFileSync(createRequire(import.meta.url).resolve(file));
  const cut = await subsetFont(whole, basic, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  writeFileSync(path.join(import.meta.dirname, `${name}-basic.woff2`), cut);
  process.stdout.write(`${name}: ${whole.length} to ${cut.length} bytes\n`);
}
