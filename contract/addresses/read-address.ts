// Takes an address apart that a customer has sent as a block, in a chat or by mail: name, street,
// city, PIN code, state, mobile number, e-mail. It guesses; a person looks at the result.
import { withPlainDigits } from '../typed/exact-text.ts';
import { regionOfPincode } from './pin-regions.ts';
import { regionNamed, regionSpelt } from './region-names.ts';
import type { Region } from './regions.ts';

export interface ReadAddress {
  readonly address: {
    readonly firstname?: string;
    readonly lastname?: string;
    readonly address?: string;
    readonly city?: string;
    readonly pincode?: string;
    readonly state?: Region;
  };
  readonly mobile: string | undefined;
  readonly email: string | undefined;
  /** What belongs to none of them, such as a second number. */
  readonly rest: string;
}

/** `Ph:`, `Mobile no -`, `मो.` before a number. */
const numberLabel = String.raw`(?:(?:\b(?:mobile|mob|phone|ph|contact|cell|tel|whats ?app|call|alt(?:ernate)?)\b|मोबाइल|मोबाईल|फोन|मो|கைபேசி|போன்)[ .]*(?:(?:no|num|number|नंबर|नं)[ .]*)?[:\-–=]*\s*)*`;
const mobilePattern = new RegExp(
  numberLabel +
    String.raw`(?<![\d])(?:(?:\+|00)?\s?91[\s-]*|0)?([6-9](?:\d{9}|\d{4}[\s-]\d{5}|\d{2}[\s-]\d{3}[\s-]\d{4}|\d{3}[\s-]\d{3}[\s-]\d{3}))(?!\d)`,
  'giu',
);
const pinPattern =
  /(?:(?:\bpin(?:\s?code)?|\bpostal code|\bzip|पिन\s?कोड|पिनकोड|पिन|பின்)\s*(?:no\b)?[ .:\-–=]*)?(?<!\d)([1-9]\d{2}[\s-]?\d{3})(?!\d)/giu;
const emailPattern = /(?:\be-?mail(?:\s?id)?\s*[:\-–=]*\s*)?([^\s<>"'(),;:]+@[^\s<>"'(),;:]+\.[a-z]{2,})/iu;
/** What people write before a part, and does not belong to it. */
const labels =
  /^(?:(?:full |my )?name|address|addr|add|ship(?:ping)? (?:to|address)|deliver(?:y)? (?:to|address)|to|city|town|dist(?:rict)?|dt|state|नाम|पता|शहर|जिला|राज्य)\s*(?:[:.=–]|-(?=\s)|$)[\s\-–]*/iu;
const titles = /^(?:mr|mrs|ms|miss|dr|shri|smt|sri|श्रीमती|श्री)[. ]+/iu;
const placeWords = /^(?:india|bharat|भारत|இந்தியா)$/iu;
/** Where a street begins if nothing stands before it. */
const streetBegin =
  /^(?:#|no|h\.?no|d\.?no|door|flat|plot|house|shop|room|old|new|c\/o|s\/o|d\/o|w\/o|मकान|प्लॉट|फ्लैट)/iu;

/** The states that speak Hindi or Marathi, and the shop's, as they are written there. */
const ownNames: Readonly<Record<string, Region>> = {
  'उत्तर प्रदेश': 'Uttar Pradesh',
  'मध्य प्रदेश': 'Madhya Pradesh',
  'हिमाचल प्रदेश': 'Himachal Pradesh',
  महाराष्ट्र: 'Maharashtra',
  राजस्थान: 'Rajasthan',
  बिहार: 'Bihar',
  झारखंड: 'Jharkhand',
  छत्तीसगढ़: 'Chhattisgarh',
  उत्तराखंड: 'Uttarakhand',
  हरियाणा: 'Haryana',
  गुजरात: 'Gujarat',
  दिल्ली: 'Delhi',
  தமிழ்நாடு: 'Tamil Nadu',
};
const stateSpelt = (text: string): Region | undefined => ownNames[text.normalize('NFC')] ?? regionSpelt(text);

export function readAddress(typed: string): ReadAddress {
  let text = withPlainDigits(typed).replace(/[ \t\u00A0]+/g, ' ');
  const email = emailPattern.exec(text);
  if (email) text = text.replace(email[0], '\n');
  const [first, ...others] = [...text.matchAll(mobilePattern)];
  for (const one of first ? [first, ...others] : []) text = text.replace(one[0], '\n');
  const pin = [...text.matchAll(pinPattern)].at(-1);
  // Where the code stood, the city is before it, and the state beside it.
  const [before, after] = pin ? [text.slice(0, pin.index), text.slice(pin.index + pin[0].length)] : [text, ''];
  const pincode = pin?.[1]?.replace(/\D/g, '');
  const ahead = partsOf(before);
  const behind = partsOf(after);
  const state = takeState(behind) ?? takeState(ahead, true) ?? (pincode ? regionOfPincode(pincode) : undefined);
  // A code in front of its city: `638001 Erode`.
  const parts = [...ahead, ...behind];
  const name = takeName(parts);
  const city = takeCity(parts, behind);
  return {
    address: {
      ...name,
      ...(parts.length > 0 && { address: parts.join(', ') }),
      ...(city && { city }),
      ...(pincode && { pincode }),
      ...(state && { state }),
    },
    mobile: first?.[1]?.replace(/\D/g, ''),
    email: email?.[1]?.toLowerCase(),
    rest: others.map((one) => one[0].trim()).join(', '),
  };
}

const trimmed = (part: string): string => part.replace(/^[\s,.;:\-–|]+|[\s,;:\-–|(]+$|(?<=\p{L}{3})\.$/gu, '').trim();

const partsOf = (text: string): string[] =>
  text
    .split(/[\n,;|]|\s[-–]\s/u)
    .map((part) => trimmed(trimmed(part).replace(labels, '')))
    .filter((part) => part !== '' && !placeWords.test(part));

/** Removes the state: a part of its own, or the end or beginning of one. */
function takeState(parts: string[], isBeforeCode = false): Region | undefined {
  for (let index = parts.length - 1; index >= Math.max(0, parts.length - 3); index -= 1) {
    const words = (parts[index] ?? '').split(' ');
    for (let count = Math.min(4, words.length); count > 0; count -= 1) {
      const state = stateSpelt(words.slice(-count).join(' '));
      // `Or`, `As` and `La` are words; as a whole part they are codes.
      if (!state || (count < words.length && words.slice(-count).join('').length < 3 && !isCode(words.at(-1))))
        continue;
      // `New Delhi 110001`: the city of a state with the same name stays.
      const isCity =
        isBeforeCode && index === parts.length - 1 && ['Delhi', 'Chandigarh', 'Puducherry'].includes(state);
      if (isCity) return state;
      const left = trimmed(words.slice(0, -count).join(' '));
      parts.splice(index, 1, ...(left === '' ? [] : [left]));
      return state;
    }
  }
  return undefined;
}

const isCode = (word = ''): boolean => /^[A-Z]{2}$/.test(word);

function takeName(parts: string[]): { firstname?: string; lastname?: string } {
  const [part = ''] = parts;
  const words = part.replace(titles, '').split(' ');
  const isWhole = parts.length > 2 || (parts.length === 2 && words.length <= 3);
  const street = words.findIndex((word, index) => index > 0 && (/\d/.test(word) || streetBegin.test(word)));
  const isStreet = /\d/.test(words[0] ?? '') || streetBegin.test(words[0] ?? '');
  if (isStreet) return {};
  const count = street > 0 && street <= 4 ? street : isWhole && street < 0 && words.length <= 4 ? words.length : 0;
  if (count === 0) return {};
  const left = words.slice(count).join(' ');
  parts.splice(0, 1, ...(left === '' ? [] : [left]));
  const named = words.slice(0, count);
  const lastname = named.length > 1 ? named.at(-1) : undefined;
  return { firstname: (lastname ? named.slice(0, -1) : named).join(' '), ...(lastname && { lastname }) };
}

/** The last part before the code; without commas its last word, or two if the shop knows them. */
function takeCity(parts: string[], behind: readonly string[]): string | undefined {
  const [beside] = behind;
  const index = beside !== undefined && parts.includes(beside) ? parts.indexOf(beside) : parts.length - 1;
  const part = parts[index];
  if (part === undefined) return undefined;
  const words = part.split(' ');
  const known = [2, 1].find((count) => words.length > count && regionNamed(words.slice(-count).join(' ')));
  // A short part without figures is a city as it is.
  const isStreet = parts.length === 1 || /\d/.test(part) || words.length > 3;
  const count = isStreet ? (known ?? 1) : words.length;
  if (isStreet && (words.length === 1 || /\d/.test(words.at(-1) ?? ''))) return undefined;
  const left = trimmed(words.slice(0, -count).join(' '));
  parts.splice(index, 1, ...(left === '' ? [] : [left]));
  return words.slice(-count).join(' ');
}
