// The address of a paid order: everything that a client sent is stored, so that the owner can ask the
// customer; and what is doubtful about it, in the order's note.
import { type PaidAddress, country, fieldMessages, isPincode, states, unionTerritories } from '@taana-baana/contract';
import { regionSpelt } from '@taana-baana/contract/addresses/region-names.ts';
import { exactText } from '@taana-baana/contract/typed/exact-text.ts';
import { visibleText } from '@taana-baana/contract/typed/visible-text.ts';
import { cutText } from '@taana-baana/contract/typed/graphemes.ts';
import type { Deps } from '../../../deps.ts';
import { type OrderRecord, toAddressText } from './orders.mapping.ts';

/** Maximum characters of one field: five times what the address form accepts. */
const maxStoredCharacters = 1000;

/** Missing fields become blank, except the country: the shop delivers to one only. Never throws. */
export function readPaidAddress(sent: unknown): PaidAddress {
  const fields = isRecord(sent) ? sent : { address: sent };
  const text = (name: string, alias = name) => textOf(fields[name]) || textOf(fields[alias]);
  const other = text('other');
  return {
    firstname: text('firstname', 'firstName'),
    lastname: text('lastname', 'lastName'),
    address: text('address'),
    ...(other && { other }),
    city: text('city'),
    country: spelt(text('country') || country, [country]),
    pincode: numberOf(exactText(text('pincode'))),
    state: regionSpelt(text('state')) ?? text('state'),
  };
}

const missing = {
  firstname: fieldMessages.firstnameRequired,
  lastname: fieldMessages.lastnameRequired,
  address: fieldMessages.addressRequired,
  city: fieldMessages.cityRequired,
  state: fieldMessages.stateRequired,
  pincode: fieldMessages.pincodeRequired,
} as const;

/**
 * What is missing or wrong, by field. Any positive integer is a PIN code here, because the order is
 * paid.
 */
export function faultsOf(address: PaidAddress): Record<string, string> {
  const fields = Object.keys(missing) as (keyof typeof missing)[];
  const faulty = fields.filter((field) => (field === 'pincode' ? typeof address[field] === 'string' : !address[field]));
  return Object.fromEntries(
    faulty.map((field) => [field, address[field] === '' ? missing[field] : fieldMessages.pincodeInvalid]),
  );
}

export const isComplete = (address: PaidAddress): boolean => Object.keys(faultsOf(address)).length === 0;

/** The country does not count: the server fills it in. */
export const isBlank = (address: PaidAddress): boolean =>
  Object.entries(address).every(([field, value]) => field === 'country' || value === '');

export function isSameAddress(known: PaidAddress | null, address: PaidAddress): boolean {
  return known !== null && toAddressText(readPaidAddress(known)) === toAddressText(address);
}

/** Whether the shop delivers to a state of the address form. */
export function isStateServed({ settings }: Pick<Deps, 'settings'>, state: string): boolean {
  const served: readonly string[] = settings.current().shipping.unionTerritories
    ? [...states, ...unionTerritories]
    : states;
  return served.includes(state);
}

/** Replaces what is doubtful about the former address, and keeps the rest. */
export function reviseNote(
  deps: Pick<Deps, 'settings'>,
  { address: former, note }: Pick<OrderRecord, 'address' | 'note'>,
  address: PaidAddress,
): string | null {
  const doubt = former && noteOn(deps, former);
  const rest = (doubt ? note?.replace(doubt, '') : note)?.trim();
  return [noteOn(deps, address), rest].filter(Boolean).join(' ') || null;
}

/** What the owner should check before sending the order. */
function noteOn(deps: Pick<Deps, 'settings'>, address: PaidAddress): string | null {
  const { state, pincode } = address;
  const isAbroad = address.country !== country;
  const isUnserved = isAbroad || (state !== '' && !isStateServed(deps, state));
  const faulty = Object.keys(faultsOf(address)).join(', ');
  const notes = [
    faulty && `The address is incomplete (${faulty}): ask the customer.`,
    typeof pincode === 'number' && !isPincode(pincode) && `${pincode} is not an Indian PIN code.`,
    isUnserved && `The address is in ${isAbroad ? address.country : state}, where the shop does not deliver.`,
    Object.values(address).some((value) => String(value).length === maxStoredCharacters) &&
      'The address was too long and is cut.',
  ];
  return notes.filter(Boolean).join(' ') || null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The texts of a list or object are joined: some clients send an address in parts. */
function textOf(value: unknown): string {
  if (typeof value === 'object' && value !== null)
    return cut(Object.values(value).map(textOf).filter(Boolean).join(', '));
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return cut(visibleText(String(value).replace(/[\p{Cc}\s]+/gu, ' ')));
}

const cut = (text: string): string => cutText(text, maxStoredCharacters);

/** In the shop's spelling. */
function spelt(text: string, known: readonly string[]): string {
  return known.find((name) => name.toLowerCase() === text.toLowerCase()) ?? text;
}

function numberOf(text: string): number | string {
  const number = Number(text.replaceAll(' ', ''));
  return text !== '' && Number.isSafeInteger(number) && number > 0 ? number : text;
}
