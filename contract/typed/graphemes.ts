// Cuts texts between characters as people see them: an emoji or an Indian syllable stays whole.
import { graphemesOf } from './first-character.ts';

const isPlain = (text: string): boolean => /^[\u0020-\u02ff]*$/.test(text);

/** The beginning of a text, of at most `most` UTF-16 units, which database columns and limits count. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  if (isPlain(text.slice(0, most + 1))) return text.slice(0, most);
  let kept = '';
  // Beyond the cut, a few more units: the last character may be long, but not endless.
  for (const { segment } of graphemesOf(text.slice(0, most + 64))) {
    if (kept.length + segment.length > most) break;
    kept += segment;
  }
  return kept;
}

/** The same, with `…` inside the length when something is missing. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${cutText(text, most - 1).trimEnd()}…`;
