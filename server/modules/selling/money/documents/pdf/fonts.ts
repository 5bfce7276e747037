// The fonts of documents: which font has which characters, and text split into runs of one font.
import { fileURLToPath } from 'node:url';
import latin from '@fontsource/noto-sans/unicode.json' with { type: 'json' };
import devanagari from '@fontsource/noto-sans-devanagari/unicode.json' with { type: 'json' };
import tamil from '@fontsource/noto-sans-tamil/unicode.json' with { type: 'json' };
import { plainOf } from './plain-characters.ts';

export type Weight = 'regular' | 'strong';

interface Face {
  readonly name: string;
  readonly package: string;
  /** As in CSS: `U+0900-097F,U+20B9`. */
  readonly characters: string;
}

/** Joiners, dandas and the dotted circle, which all scripts of India share. */
const indian = 'U+0964-0965,U+200C-200D,U+25CC';
const of = (script: string, letters: string): Face => ({
  name: script,
  package: `noto-sans-${script}`,
  characters: `${letters},${indian}`,
});

/**
 * In order of preference. Names of customers may be in any of the scripts. A font is read when a
 * document has a letter of it. New ones go to the end: documents that need none of them keep their
 * bytes.
 */
const faces: readonly Face[] = [
  { name: 'latin', package: 'noto-sans', characters: latin.latin },
  { name: 'latin-ext', package: 'noto-sans', characters: latin['latin-ext'] },
  { name: 'devanagari', package: 'noto-sans-devanagari', characters: devanagari.devanagari },
  { name: 'tamil', package: 'noto-sans-tamil', characters: tamil.tamil },
  of('telugu', 'U+0C00-0C7F'),
  of('bengali', 'U+0980-09FE'),
  of('gujarati', 'U+0A80-0AFF'),
  of('kannada', 'U+0C80-0CF3'),
  of('malayalam', 'U+0D00-0D7F'),
  of('oriya', 'U+0B01-0B77'),
  of('gurmukhi', 'U+0A01-0A76'),
  of('arabic', 'U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFC'),
  { name: 'greek', package: 'noto-sans', characters: latin.greek },
  { name: 'cyrillic', package: 'noto-sans', characters: latin.cyrillic },
  { name: 'vietnamese', package: 'noto-sans', characters: latin.vietnamese },
];
const basic = 'latin';
/** Scripts whose letters are reordered and joined: the glyphs no longer say the text. */
const shaped: ReadonlySet<string> = new Set(
  faces.filter(({ package: name }) => name !== 'noto-sans').map(({ name }) => name),
);
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

const hasFont = (character: string): boolean => faces.some(({ name }) => has(name, character.codePointAt(0) as number));

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
  for (const character of plainOf(text, hasFont)) {
    const code = character.codePointAt(0) as number;
    const last = runs.at(-1);
    if (last && has(last.face, code)) last.text += character;
    else runs.push({ face: faces.find(({ name }) => has(name, code))?.name ?? basic, text: character });
  }
  return runs.map((run) => ({ ...run, isShaped: shaped.has(run.face) }));
}

const isBetween = ({ text }: Run): boolean => /^[\s\p{N}\p{P}]+$/u.test(text);

/**
 * From left to right: Urdu words, and numbers between them, stand from right to left. The letters
 * of a run are ordered by its font.
 */
export function inDrawingOrder(runs: readonly Run[]): Run[] {
  const ordered: Run[] = [];
  for (let at = 0; at < runs.length;) {
    const rest = runs.slice(at);
    const end = rest.findIndex((run) => run.face !== 'arabic' && !isBetween(run));
    const phrase = rest.slice(0, end === -1 ? rest.length : end);
    const words = phrase.slice(0, phrase.findLastIndex(({ face }) => face === 'arabic') + 1);
    if (rest[0]?.face === 'arabic') {
      ordered.push(...words.toReversed());
      at += words.length;
    } else {
      ordered.push(rest[0] as Run);
      at += 1;
    }
  }
  return ordered;
}
