// The state of an Indian PIN code, by its first three digits. Codes shared by two states, and union
// territories, are left out: there the shopper chooses.
import type { states } from '@taana-baana/contract/addresses/regions.ts';

type State = (typeof states)[number];

/** First and last of the sorting districts: https://en.wikipedia.org/wiki/Postal_Index_Number */
const districts: readonly (readonly [first: number, last: number, state: State])[] = [
  [121, 136, 'Haryana'],
  [141, 159, 'Punjab'],
  [171, 177, 'Himachal Pradesh'],
  [201, 243, 'Uttar Pradesh'],
  [248, 249, 'Uttarakhand'],
  [250, 261, 'Uttar Pradesh'],
  [263, 263, 'Uttarakhand'],
  [264, 285, 'Uttar Pradesh'],
  [301, 345, 'Rajasthan'],
  [360, 396, 'Gujarat'],
  [400, 402, 'Maharashtra'],
  [403, 403, 'Goa'],
  [404, 445, 'Maharashtra'],
  [450, 488, 'Madhya Pradesh'],
  [490, 497, 'Chhattisgarh'],
  [500, 509, 'Telangana'],
  [515, 535, 'Andhra Pradesh'],
  [560, 591, 'Karnataka'],
  [600, 604, 'Tamil Nadu'],
  [606, 608, 'Tamil Nadu'],
  [610, 643, 'Tamil Nadu'],
  [670, 695, 'Kerala'],
  [700, 736, 'West Bengal'],
  [737, 737, 'Sikkim'],
  [741, 743, 'West Bengal'],
  [751, 770, 'Odisha'],
  [781, 788, 'Assam'],
  [790, 792, 'Arunachal Pradesh'],
  [793, 794, 'Meghalaya'],
  [795, 795, 'Manipur'],
  [796, 796, 'Mizoram'],
  [797, 798, 'Nagaland'],
  [799, 799, 'Tripura'],
  [800, 812, 'Bihar'],
  [814, 816, 'Jharkhand'],
  [821, 821, 'Bihar'],
  [822, 822, 'Jharkhand'],
  [823, 824, 'Bihar'],
  [825, 835, 'Jharkhand'],
  [841, 855, 'Bihar'],
];

export function stateOfPincode(pincode: string): State | undefined {
  const [, found] = /^([1-9]\d\d) ?\d{3}$/.exec(pincode) ?? [];
  const district = Number(found);
  return districts.find(([first, last]) => first <= district && district <= last)?.[2];
}
