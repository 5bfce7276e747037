// Cleans what people paste into exact fields: mobile, PIN, e-mail, codes, AWB, GSTIN. Phones and
// chat apps add characters that nobody sees, and Indian keyboards have their own digits.
import { invisible } from './visible-text.ts';

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The ten digits of a script begin at a code that ends in 0 or in 6. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) as number;
  const start = code & ~15;
  return String(code - (isDigit(start) ? start : start + 6));
}

/** Indian digits as 0 to 9. */
export const withPlainDigits = (text: string): string => text.replace(/\p{Nd}/gu, toDigit);

/**
 * Without invisible characters, in compatible letters (`９` is `9`), with the digits 0 to 9,
 * trimmed. Not for names and sentences: Indian words need their joiners.
 */
export const exactText = (text: string): string =>
  withPlainDigits(text.normalize('NFKC').replace(invisible, '')).trim();

/** As `exactText`, without spaces, with plain dashes, in capitals: an AWB, a GSTIN, a code. */
export const exactCode = (text: string): string =>
  exactText(text)
    .replace(/\s+/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .toUpperCase();

/**
 * The ten digits of an Indian mobile number, or how it begins, from any common spelling:
 * `+91 (98765) 43210`, `0091 98765 43210`, `098765-43210`. A minus sign in front is kept.
 */
export const mobileDigits = (text: string): string =>
  exactText(text)
    .replace(/[()]/g, ' ')
    .trim()
    .replace(/([\d+])[\s\p{Pd}]+(?=\d)/gu, '$1')
    .replace(/^(?:(?:\+|00)91|91(?=0?\d{10}$))/, '')
    .replace(/^0/, '');
