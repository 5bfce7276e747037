// The fonts of documents: which font has which characters, and text split into runs of one font.
import { fileURLToPath } from 'node:url';
import latin from '@fontsource/noto-sans/unicode.json' with { type: 'json' };
import devanagari from '@fontsource/noto-sans-devanagari/unicode.json' with { type: 'json' };
import tamil from '@fontsource/noto-sans-tamil/unicode.json' with { type: 'json' };

export type Weight = 'regular' | 'strong';

interface Face {
  readonly name: string;
  readonly package: string;
  /** As in CSS: `U+0900-097F,U+20B9`. */
  readonly characters: string;
}

/** In order of preference. Names of customers may be in any of the scripts. */
const faces: readonly Face[] = [
  { name: 'latin', package: 'noto-sans', characters: latin.latin },
  { name: 'latin-ext', package: 'noto-sans', characters: latin['latin-ext'] },
  { name: 'devanagari', package: 'noto-sans-devanagari', characters: devanagari.devanagari },
  { name: 'tamil', package: 'noto-sans-tamil', characters: tamil.tamil },
];
const basic = 'latin';
/** Scripts whose letters are reordered and joined: the glyphs no longer say the text. */
const shaped: ReadonlySet<string> = new Set(['devanagari', 'tamil']);
const weights: Readonly<Record<Weight, number>> = { regular: 400, strong: 600 };

export const fontName = (face: string, weight: Weight): string => `${face}-${weight}`;

export const fontFiles: readonly { readonly name: string; readonly file: string }[] = faces.flatMap((face) =>
  (Object.keys(weights) as Weight[]).map((weight) => ({
    name: fontName(face.name, weight),
    file: fileURLToPath(
      import.meta.resolve(
        `@fontsource/${face.package}/files/${face.package}-${face.name}-${weights[weight]}-normal.woff`,
      ),
    ),
  })),
);

const ranges = faces.map(({ name, characters }) => ({
  name,
  ranges: characters.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  }),
}));

const has = (face: string, code: number): boolean =>
  ranges.some(({ name, ranges: known }) => name === face && known.some(([from, to]) => from <= code && code <= to));

export interface Run {
  readonly face: string;
  readonly text: string;
  /** The glyphs do not contain the text, so the PDF stores it as well. */
  readonly isShaped: boolean;
}

/**
 * A character stays in the previous font if that has it, so that a joiner or a rupee sign does not
 * split a word.
 */
export function toRuns(text: string): Run[] {
  const runs: { face: string; text: string }[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    const last = runs.at(-1);
    if (last && has(last.face, code)) last.text += character;
    else runs.push({ face: faces.find(({ name }) => has(name, code))?.name ?? basic, text: character });
  }
  return runs.map((run) => ({ ...run, isShaped: shaped.has(run.face) }));
}
