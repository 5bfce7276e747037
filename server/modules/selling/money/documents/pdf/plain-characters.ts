// Replaces characters that no font of the documents has: a box on an invoice says nothing.
import { printedText } from '@taana-baana/contract/typed/visible-text.ts';

const replacements: Readonly<Record<string, string>> = {
  '→': '->',
  '←': '<-',
  '⇒': '=>',
  '✓': 'x',
  '✔': 'x',
  '★': '*',
  '☆': '*',
};
/** For an emoji, and for a letter of a script without a font. */
const unknown = '•';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The text with `→` as `->`, compatible letters as plain ones (`𝐀` as `A`), and each emoji as one
 * dot, and without characters that turn the direction. Any other text that has fonts stays as it is.
 */
export function plainOf(typed: string, hasFont: (character: string) => boolean): string {
  const text = printedText(typed);
  if (Array.from(text).every(hasFont)) return text;
  return Array.from(graphemes.segment(text), ({ segment }) => {
    if (Array.from(segment).every(hasFont)) return segment;
    const plain = replacements[segment.replace(/\ufe0f/g, '')] ?? segment.normalize('NFKC');
    const known = Array.from(plain).filter(hasFont).join('');
    // A letter keeps its place when only a mark of it has no font. Joiners alone are nothing to read.
    return /[\p{L}\p{N}\p{P}\p{Sm}]/u.test(known) ? known : unknown;
  }).join('');
}
