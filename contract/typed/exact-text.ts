// Cleans what people paste into exact fields: mobile, PIN, e-mail, codes, AWB, GSTIN. Phones and
// chat apps add characters that nobody sees, and Indian keyboards have their own digits.

/** Format characters, bidi marks, soft hyphens, fillers, and what no text may hold. */
const invisible = /(?:[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|(?!\s)\p{Cc})+/gu;

/** The zero of Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, Arabic, Urdu, Ol Chiki, Meetei. */
const zeros = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0660, 0x06f0, 0x1c50, 0xabf0];

const toDigit = (digit: string): string => {
  const code = digit.codePointAt(0) as number;
  const zero = zeros.find((each) => code >= each && code < each + 10);
  return zero === undefined ? digit : String(code - zero);
};

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

/** Trimmed; empty if nobody sees anything of it. */
export const visibleText = (text: string): string => (text.replace(invisible, '').trim() === '' ? '' : text.trim());

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
