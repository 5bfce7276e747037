// An order's number: short, easy to read out on the phone, and without a hint of how many orders
// there are.
import { randomInt } from 'node:crypto';

/** Without I, L, O, 0 and 1. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 6;

/** Such as TB-7K3F9Q: the shop's initials and six random characters. */
export function newOrderNumber(shopName: string): string {
  return `${initialsOf(shopName)}-${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}

export function initialsOf(shopName: string): string {
  const letters = shopName.match(/\b[A-Za-z]/g);
  return letters?.slice(0, 3).join('').toUpperCase() ?? 'NO';
}
