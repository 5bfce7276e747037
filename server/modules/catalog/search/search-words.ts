// Splits texts and searches into words, alike on both sides.
import { exactText, withPlainDigits } from '@taana-baana/contract/typed/exact-text.ts';
import { fabricWords, indianNames, otherGoods } from './indian-names.ts';
import { otherNames, sizeWords, smallWords } from './other-names.ts';

/** Each word costs a pass over the index; real searches have fewer. */
const maxWords = 8;
/** All spellings of "T-shirt" become this word. */
const tee = 'tee';
const tshirt = /\b(?:t|tee)?[\s\p{Pd}]?shirts?\b|\btees?\b|टी[\s\p{Pd}]?शर्ट(?:्स)?|டி[\s\p{Pd}]?(?:ஷர்ட்|சர்ட்)/gu;
/** A neck is not a round one: one word. */
const vNeck = /\bv[\s\p{Pd}]?necks?\b/gu;
/** `180 GSM` is one word. */
const weight = /\b(\d{2,3})\s*gsm\b/gu;
/** Joiners, which a keyboard adds or not, and dots below letters, which many leave out. */
const optionalMarks = /[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c'’\p{Cf}\ufe0f]/gu;
/** Indexed for a title with a tee, so that it is found while the word is being typed. */
const teeSpellings = [tee, 'tshirt', 't', 'shirt'];

/**
 * In lower case, without Latin accents, apostrophes and the plural's s, with the digits 0 to 9.
 * Vowel signs of Indian scripts are kept; joiners and dots below letters are not.
 */
export function toWords(text: string): string[] {
  return (
    withPlainDigits(text.normalize('NFD').replace(optionalMarks, '').normalize('NFC'))
      .toLowerCase()
      .replace(vNeck, ' vneck ')
      // Trousers: without the plural they would be short sleeves.
      .replace(/\bshorts\b/gu, ' shortpant ')
      .replace(/100\s*%/gu, ' ')
      .replace(weight, ' $1gsm ')
      .replace(tshirt, ` ${tee} `)
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter(Boolean)
      .map((word) => (word.length > 3 ? word.replace(/([^s])s$/, '$1') : word))
  );
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
  const english = own.flatMap((word) => namesOf.get(word) ?? []);
  return { own, other: [...english, ...inIndian([...own, ...english])] };
}

/** Words of a title in Hinglish, Hindi and Tamil. */
export const inIndian = (words: readonly string[]): string[] => words.flatMap((word) => indianNamesOf.get(word) ?? []);

/** Of a description: fabrics, weights, and words in the letters that are printed on the goods. */
export const detailTerms = (description: string): string[] => {
  const words = toWords(description.replace(/<[^>]*>|&\w+;/g, ' '));
  const kept = words.filter(
    (word) => fabrics.has(word) || /^\d{2,3}gsm$/.test(word) || /[^\p{Script=Latin}\p{N}]/u.test(word),
  );
  return [...new Set([...kept, ...inIndian(kept)])];
};

/** These words say what is sought: another word is never shown for them. */
export const isOtherGoods = (word: string): boolean => goods.has(word);

export interface Wanted {
  /**
   * The words that narrow a search. Sizes and the word for a T-shirt narrow nothing: empty, unless
   * it is one letter, which may be the start of a word. Undefined if there is nothing to search.
   */
  readonly words: readonly string[] | undefined;
  /** Rupees, both included. */
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly isNewest?: true;
}

const sum = String.raw`(?:rs\.?|₹|inr|rupees?)?\s*(\d[\d,]{1,6})\s*(?:rs\b\.?|₹|inr|rupees?|/-)?`;
const between = new RegExp(String.raw`\b(?:between|from)\s+${sum}\s*(?:and|to|-)\s*${sum}`, 'u');
const most = new RegExp(
  String.raw`(?:\b(?:under|below|within|less than|upto|up to|max|maximum)|<)\s*${sum}|${sum}\s*(?:se kam|tak|ke andar|ke neeche|से कम|तक|के अंदर|க்கு கீழ்|வரை)`,
  'u',
);
const least = new RegExp(
  String.raw`(?:\b(?:above|over|more than|min|minimum)|>)\s*${sum}|${sum}\s*(?:se zyada|se upar|से ज्यादा|से ऊपर|க்கு மேல்)`,
  'u',
);
const newest =
  /(?<![\p{L}\p{M}])(?:new(?:est)?(?: arrivals?)?|latest|naya|naye|nayi|नया|नए|नई|புதிய|புதுசு)(?![\p{L}\p{M}])/u;
const age =
  /(?<!\d)(\d{1,2})(?:\s*(?:-|to|–)\s*\d{1,2})?[\s-]*(?:years?|yrs?|y|saal|sal|साल|वर्ष|வயது)(?![\p{L}\p{M}])(?:[\s-]*old)?/u;
/** Beside a word for children a number needs no unit. */
const bareAge = /(?<![\p{L}\p{M}\d-])(\d{1,2})(?:\s*(?:-|to|–)\s*\d{1,2})?(?![\p{L}\p{M}\d-])/u;
const oldestChild = 14;

const rupees = (digits: string | undefined): number => Number((digits ?? '').replaceAll(',', ''));

/** What a search asks for. `isKnown`: the catalogue itself has this word, so `new` may be a name. */
export function readSearch(text: string, isKnown: (word: string) => boolean): Wanted {
  let left = exactText(text).toLowerCase();
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(left);
    if (found) left = left.replace(found[0], ' ');
    return found;
  };
  const range = take(between);
  const upper = range ?? take(most);
  const lower = range ?? take(least);
  const limits = {
    ...(range && { minPrice: rupees(range[1]), maxPrice: rupees(range[2]) }),
    ...(!range && upper && { maxPrice: rupees(upper[1] ?? upper[2]) }),
    ...(!range && lower && { minPrice: rupees(lower[1] ?? lower[2]) }),
  };
  const isChildsAge =
    toWords(left).some((word) => childWords.has(word)) && Number(bareAge.exec(left)?.[1]) <= oldestChild;
  const years = take(age) ?? (isChildsAge ? take(bareAge) : null);
  const isNew = !isKnown('new') && take(newest) !== null;
  if (years) left += Number(years[1]) <= oldestChild ? ' kids' : '';
  const isFiltered = upper !== null || lower !== null || isNew;
  return {
    ...limits,
    ...(isNew && { isNewest: true }),
    words: tellingWords(left, isFiltered || years !== null, isKnown),
  };
}

function tellingWords(text: string, isFiltered: boolean, isKnown: (word: string) => boolean): string[] | undefined {
  const words = [...new Set(toWords(text))];
  if (words.length === 0) return isFiltered ? [] : undefined;
  const telling = words.filter((word) => word !== tee && !fillers.has(word) && !sizeTerms.has(word));
  if (telling.length > 0) return telling.slice(0, maxWords);
  const isLetter = words.length === 1 && words[0]?.length === 1;
  if (!isLetter && words.some((word) => sizeTerms.has(word))) return [];
  if (words.includes(tee)) return isKnown(tee) ? [tee] : [];
  return isFiltered ? [] : words;
}

const splitCamelCase = (name: string) => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
/** 'Full Sleeve' and 'full-sleeve' are also typed as 'fullsleeve'. */
const joined = (value: string) => toWords(splitCamelCase(value)).join('');

const indianNamesOf = new Map(Object.entries(indianNames).map(([name, others]) => [joined(name), toWords(others)]));
const childWords = new Set([
  'kid',
  ...toWords('child children boys girls baby toddler'),
  ...toWords(indianNames['kids'] ?? ''),
  'kids',
]);
const goods = new Set(toWords(otherGoods));
const fabrics = new Set(toWords(fabricWords));
const namesOf = new Map(Object.entries(otherNames).map(([name, others]) => [joined(name), toWords(others)]));
const sizeTerms = new Set(toWords(sizeWords));
const fillers = new Set(toWords(smallWords));
