// A sort key for titles: its byte order is Intl.Collator's order for en-IN,
// ignoring letter case, on any database.
import { locale } from '@taana-baana/contract/locale.ts';

const base = new Intl.Collator(locale, { sensitivity: 'base', numeric: false });
const accent = new Intl.Collator(locale, { sensitivity: 'accent', numeric: false });

interface Weights {
  /** The letter; empty for a mark that modifies the letter before it. */
  readonly letter: string;
  /** The form of the letter: plain, or with an accent. */
  readonly form: string;
}

/**
 * Scripts, signs and emoji that a title may contain; everything else
 * sorts after them by code point.
 */
const ranges = [
  [0x0009, 0x2fff],
  [0x3000, 0x33ff],
  [0xa640, 0xabff],
  [0x1f000, 0x1faff],
] as const;
/** Letters that sort as two. */
const expansions: Record<string, string> = { æ: 'ae', Æ: 'ae', œ: 'oe', Œ: 'oe', ß: 'ss', ẞ: 'ss' };
const plain = 0;
const expanded: Weights = { letter: '', form: hex(0xfffe) };

let weights: Map<string, Weights> | undefined;

/**
 * Fixed-width hexadecimal: first all letters, then the accents. Titles that differ
 * only in case have the same key.
 */
export function titleSortKey(title: string): string {
  weights ??= weigh();
  const letters: string[] = [];
  const forms: string[] = [];
  for (const character of title.normalize('NFKC').trim().replace(/\s+/g, ' ')) {
    for (const { letter, form } of weightsOf(character, weights)) {
      letters.push(letter);
      forms.push(form);
    }
  }
  while (forms.at(-1) === hex(plain)) forms.pop();
  // Lower than every letter, so that a title sorts before longer ones that begin with it.
  return `${letters.join('')}0000${forms.join('')}`;
}

function weightsOf(character: string, known: Map<string, Weights>): Weights[] {
  const pair = expansions[character];
  if (pair) return [...Array.from(pair).flatMap((letter) => weightsOf(letter, known)), expanded];
  const found = known.get(character);
  if (found) return [found];
  const point = character.codePointAt(0) ?? 0;
  return [{ letter: `ffff${point.toString(16).padStart(6, '0')}`, form: hex(plain) }];
}

/** Takes a few milliseconds, once. */
function weigh(): Map<string, Weights> {
  const characters = ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .filter((character) => character.normalize('NFKC') === character && !(character in expansions))
    .sort(accent.compare);
  const result = new Map<string, Weights>();
  let previous = '';
  let letter = 0;
  let form = plain;
  for (const character of characters) {
    if (accent.compare(previous, character) !== 0) form++;
    if (base.compare(previous, character) !== 0) {
      letter++;
      form = plain;
    }
    const isMark = base.compare(character, '') === 0;
    result.set(character, { letter: isMark ? '' : hex(letter), form: isMark && form === plain ? '' : hex(form) });
    previous = character;
  }
  return result;
}

function hex(weight: number): string {
  return weight.toString(16).padStart(4, '0');
}
