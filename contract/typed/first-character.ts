// Characters as people see them, and the first one of a text: an initial.
import { locale } from '../locale.ts';

let segmenter: Intl.Segmenter | undefined;

/** Made at the first text that needs it: it takes a millisecond. Latin letters never do. */
export function graphemesOf(text: string): Iterable<{ readonly segment: string }> {
  segmenter ??= new Intl.Segmenter(locale, { granularity: 'grapheme' });
  return segmenter.segment(text);
}

export function firstCharacter(text: string): string {
  for (const { segment } of graphemesOf(text.trimStart().slice(0, 64))) return segment;
  return '';
}
