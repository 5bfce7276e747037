// The rates of GST that the shop knows, by chapter of the tariff: those of apparel, which depend on
// the price of a piece before tax.

interface Rate {
  /** The day in India on which it comes into force. */
  readonly from: string;
  /** Of the tariff: the first two digits of an HSN code. */
  readonly chapters: readonly string[];
  /** Rupees of one piece, before tax and after discount; the lower rate applies up to it. */
  readonly limit: number;
  /** Percent. */
  readonly lower: number;
  readonly higher: number;
}

/** Apparel and other made-up textiles. */
const apparel = ['61', '62', '63'];

/** Newest first. Notification 9/2025-Central Tax (Rate), and 1/2017 before it. */
const rates: readonly [Rate, ...Rate[]] = [
  { from: '2025-09-22', chapters: apparel, limit: 2500, lower: 5, higher: 18 },
  { from: '2017-07-01', chapters: apparel, limit: 1000, lower: 5, higher: 12 },
];

const ratesOn = (day: string): Rate => rates.find(({ from }) => day >= from) ?? rates[0];

/**
 * Percent. `paise`: of all pieces, tax included, after discount and without shipping. `day`:
 * India's. A price that exceeds the limit only with the lower rate's tax gets the higher rate.
 */
export function rateOn(day: string, paise: number, pieces: number): number {
  const { limit, lower, higher } = ratesOn(day);
  return paise <= limit * (100 + lower) * pieces ? lower : higher;
}

/**
 * Prices of a piece in rupees, tax included, that are above the limit without the lower rate's tax,
 * but not without the higher one's. The higher rate applies.
 */
export function pricesWithoutRate(day: string): { readonly lowest: number; readonly highest: number } {
  const { limit, lower, higher } = ratesOn(day);
  return { lowest: Math.floor((limit * (100 + lower)) / 100) + 1, highest: Math.floor((limit * (100 + higher)) / 100) };
}

/** Whether the rates apply to these goods on this day; without it, by the newest. */
export const hasRate = (hsn: string, day: string = rates[0].from): boolean =>
  ratesOn(day).chapters.includes(hsn.slice(0, 2));
