// The states and union territories of an Indian PIN code, by its first three digits.
import { type Region, states, unionTerritories } from './regions.ts';

/** First and last of the sorting districts: https://en.wikipedia.org/wiki/Postal_Index_Number */
const districts: readonly (readonly [first: number, last: number, ...regions: [Region, ...Region[]]])[] = [
  [110, 110, 'Delhi'],
  [121, 136, 'Haryana'],
  [140, 140, 'Punjab', 'Chandigarh'],
  [141, 159, 'Punjab'],
  [160, 160, 'Chandigarh', 'Punjab', 'Haryana'],
  [171, 177, 'Himachal Pradesh'],
  [180, 193, 'Jammu and Kashmir'],
  [194, 194, 'Ladakh'],
  [201, 243, 'Uttar Pradesh'],
  [244, 247, 'Uttar Pradesh', 'Uttarakhand'],
  [248, 249, 'Uttarakhand'],
  [250, 261, 'Uttar Pradesh'],
  [262, 262, 'Uttar Pradesh', 'Uttarakhand'],
  [263, 263, 'Uttarakhand'],
  [264, 285, 'Uttar Pradesh'],
  [301, 345, 'Rajasthan'],
  [360, 361, 'Gujarat'],
  [362, 362, 'Gujarat', 'Dadra and Nagar Haveli and Daman and Diu'],
  [363, 395, 'Gujarat'],
  [396, 396, 'Gujarat', 'Dadra and Nagar Haveli and Daman and Diu'],
  [400, 402, 'Maharashtra'],
  [403, 403, 'Goa'],
  [404, 445, 'Maharashtra'],
  [450, 488, 'Madhya Pradesh'],
  [490, 497, 'Chhattisgarh'],
  [500, 506, 'Telangana'],
  [507, 507, 'Telangana', 'Andhra Pradesh'],
  [508, 509, 'Telangana'],
  [515, 532, 'Andhra Pradesh'],
  [533, 533, 'Andhra Pradesh', 'Puducherry'],
  [534, 535, 'Andhra Pradesh'],
  [560, 591, 'Karnataka'],
  [600, 604, 'Tamil Nadu'],
  [605, 605, 'Tamil Nadu', 'Puducherry'],
  [606, 606, 'Tamil Nadu'],
  [607, 607, 'Tamil Nadu', 'Puducherry'],
  [608, 608, 'Tamil Nadu'],
  [609, 609, 'Tamil Nadu', 'Puducherry'],
  [610, 643, 'Tamil Nadu'],
  [670, 672, 'Kerala'],
  [673, 673, 'Kerala', 'Puducherry'],
  [674, 681, 'Kerala'],
  [682, 682, 'Kerala', 'Lakshadweep'],
  [683, 695, 'Kerala'],
  [700, 736, 'West Bengal'],
  [737, 737, 'Sikkim'],
  [741, 743, 'West Bengal'],
  [744, 744, 'Andaman and Nicobar Islands'],
  [751, 770, 'Odisha'],
  [781, 785, 'Assam'],
  [786, 786, 'Assam', 'Arunachal Pradesh'],
  [787, 788, 'Assam'],
  [790, 792, 'Arunachal Pradesh'],
  [793, 794, 'Meghalaya'],
  [795, 795, 'Manipur'],
  [796, 796, 'Mizoram'],
  [797, 798, 'Nagaland'],
  [799, 799, 'Tripura'],
  [800, 812, 'Bihar'],
  [813, 813, 'Bihar', 'Jharkhand'],
  [814, 816, 'Jharkhand'],
  [821, 821, 'Bihar'],
  [822, 822, 'Jharkhand'],
  [823, 824, 'Bihar'],
  [825, 835, 'Jharkhand'],
  [841, 855, 'Bihar'],
];

function regionsBetween(low: number, high: number): readonly Region[] {
  return [...new Set(districts.flatMap(([first, last, ...regions]) => (first <= high && low <= last ? regions : [])))];
}

const prefixOf = (pincode: number | string): number =>
  Number(/^([1-9]\d\d) ?\d{3}$/.exec(String(pincode).trim())?.[1] ?? 0);

/** The only region of the code's sorting district. Undefined: two share it, or it is no code. */
export function regionOfPincode(pincode: number | string): Region | undefined {
  const prefix = prefixOf(pincode);
  const regions = regionsBetween(prefix, prefix);
  return regions.length === 1 ? regions[0] : undefined;
}

/**
 * Where the code is, if the state has none of its first two digits. Empty: they agree, or nobody
 * knows.
 */
export function regionsElsewhere(pincode: number | string, state: string): readonly Region[] {
  const prefix = prefixOf(pincode);
  const ten = prefix - (prefix % 10);
  const near = regionsBetween(ten, ten + 9);
  const isKnown = [...states, ...unionTerritories].some((region) => region === state);
  if (!isKnown || near.some((region) => region === state)) return [];
  const exact = regionsBetween(prefix, prefix);
  return exact.length > 0 ? exact : near;
}
