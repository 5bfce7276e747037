// Splits texts and searches into words, alike on both sides.
import { otherNames, sizeWords, smallWords } from './other-names.ts';

/** Each word costs a pass over the index; real searches have fewer. */
const maxWords = 8;
/** All spellings of "T-shirt" become this word. */
const tee = 'tee';
const tshirt = /\b(?:t|tee)?[\s\p{Pd}]?shirts?\b|\btees?\b/gu;
/** Indexed for a title with a tee, so that it is found while the word is being typed. */
const teeSpellings = [tee, 'tshirt', 't', 'shirt'];

/**
 * In lower case, without Latin accents, apostrophes and the plural's s. Vowel signs of Indian
 * scripts are kept.
 */
export function toWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(tshirt, ` ${tee} `)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/([^s])s$/, '$1') : word));
}

/** Equal for a title and a search that spells it out, with or without the word for a T-shirt. */
export const toTitleKey = (text: string): string =>
  toWords(text)
    .filter((word) => word !== tee)
    .join(' ');

export const titleTerms = (title: string): string[] =>
  toWords(title).flatMap((word) => (word === tee ? teeSpellings : word));

/** Of a colour, category, tag or brand: its words, the same as one word, and its other names. */
export function valueTerms(value: string): { readonly own: readonly string[]; readonly other: readonly string[] } {
  const own = [...toWords(splitCamelCase(value)), joined(value)];
  return { own, other: own.flatMap((word) => namesOf.get(word) ?? []) };
}

/**
 * The words that narrow a search. Sizes alone narrow nothing: the result is empty, unless it is
 * one letter, which may be the start of a word. Undefined if there are no words at all.
 */
export function searchWords(text: string): string[] | undefined {
  const words = [...new Set(toWords(text))];
  if (words.length === 0) return undefined;
  const telling = words.filter((word) => word !== tee && !fillers.has(word) && !sizeTerms.has(word));
  if (telling.length > 0) return telling.slice(0, maxWords);
  const isLetter = words.length === 1 && words[0]?.length === 1;
  return !isLetter && words.some((word) => sizeTerms.has(word)) ? [] : words;
}

const splitCamelCase = (name: string) => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
/** 'Full Sleeve' and 'full-sleeve' are also typed as 'fullsleeve'. */
const joined = (value: string) => toWords(splitCamelCase(value)).join('');

const namesOf = new Map(Object.entries(otherNames).map(([name, others]) => [joined(name), toWords(others)]));
const sizeTerms = new Set(toWords(sizeWords));
const fillers = new Set(toWords(smallWords));
