// Makes order numbers: short, easy to read out on the phone, without a hint of how many orders
// there are.
import { readableCode } from '../../readable-code.ts';

/** Such as TB-7K3F9Q: the shop's initials and six random characters. */
export const newOrderNumber = (shopName: string): string => `${initialsOf(shopName)}-${readableCode()}`;

export function initialsOf(shopName: string): string {
  const letters = shopName.match(/\b[A-Za-z]/g);
  return letters?.slice(0, 3).join('').toUpperCase() ?? 'NO';
}
