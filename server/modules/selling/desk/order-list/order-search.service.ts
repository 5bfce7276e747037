// Interprets a search text: each kind of text is looked up in the columns that hold such values.
import { nameKey } from '../../order/customer-contact.service.ts';
import { initialsOf } from '../../order/orders.mapping.ts';
import type { SearchTerm } from './order-list.repository.ts';
import { exactCode, exactText, mobileDigits } from '@taana-baana/contract/typed/exact-text.ts';
import { readSlipCode } from '@taana-baana/contract/typed/slip-code.ts';

/** A single letter would match every tenth order. */
const shortestName = 2;
const shortestMobile = 4;
const shortestAwb = 6;
const shortestTitle = 3;

interface Searching {
  readonly canReadContact: boolean;
  readonly canReadDocuments: boolean;
  readonly shopName: string;
}

/**
 * No terms: nothing matches. Without `canReadContact` mobile, e-mail, city and PIN code are not
 * searched: a result would confirm them.
 */
export function toSearchTerms(typed: string, { canReadContact, canReadDocuments, shopName }: Searching): SearchTerm[] {
  const slip = readSlipCode(typed);
  const text = slip.contents ? slip.number : exactText(typed);
  const equal = (column: SearchTerm['column'], value: string) => ({ column, value, isBeginning: false });
  const begins = (column: SearchTerm['column'], value: string) => ({ column, value, isBeginning: true });
  if (/^(pay|rfnd)_\w+$/i.test(text)) return [equal('payment', text)];
  if (/^order_\w+$/i.test(text)) return [equal('provider_order_id', text)];
  const digits = digitsOf(text);
  const isEmail = text.includes('@');
  const isName = !isEmail && digits === undefined && text.length >= shortestName;
  return [
    ...numbersOf(text, shopName).map((number) => begins('number', number)),
    ...awbOf(text).map((awb) => begins('awb', awb)),
    ...(isName ? [begins('name_key', nameKey(text)), begins('last_name_key', nameKey(text))] : []),
    ...(canReadContact && digits !== undefined && digits.length >= shortestMobile
      ? [begins('customer_mobile', digits)]
      : []),
    ...(canReadContact && (isEmail || isName) && !text.includes(' ')
      ? [begins('customer_email', text.toLowerCase())]
      : []),
    ...(canReadContact && isName ? [begins('city', lowerCase(text))] : []),
    ...(canReadContact && /^[1-9]\d{5}$/.test(exactCode(text)) ? [equal('pincode', exactCode(text))] : []),
    ...(canReadDocuments && /^[A-Z]+\/[\d-]+/i.test(text) ? [begins('document', text.toUpperCase())] : []),
    ...(isName && text.length >= shortestTitle ? [begins('title', lowerCase(text))] : []),
    ...(/^\S{3,}$/.test(text) ? [equal('sku', text)] : []),
  ];
}

/** As the engines do: other letters than A to Z stay. */
const lowerCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** `tb-7k3` as `TB-7K3`; `7k3f9q` also with the shop's initials before it. */
function numbersOf(text: string, shopName: string): string[] {
  const upper = text.toUpperCase();
  if (/^[A-Z]{1,3}-[A-Z0-9]*$/.test(upper)) return [upper];
  return /^[A-Z0-9]{3,6}$/.test(upper) ? [`${initialsOf(shopName)}-${upper}`] : [];
}

/** The beginning of an AWB, as it is stored: `1490 8123` as `14908123`. Each has a digit. */
function awbOf(text: string): string[] {
  const plain = exactCode(text);
  return plain.length >= shortestAwb && /^[A-Z0-9-]*\d[A-Z0-9-]*$/.test(plain) ? [plain] : [];
}

/** The beginning of the ten digits: `+91 98765 43210` as `9876543210`. */
function digitsOf(text: string): string | undefined {
  const digits = mobileDigits(text);
  return /^\d+$/.test(digits) ? digits : undefined;
}
