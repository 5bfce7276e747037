// Parses single cells: prices, sizes, quantities, names of options.
import { type Size, cleanSize } from '@taana-baana/contract';
import { problems } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import { isSizeText } from '@taana-baana/contract/schemas/choices.ts';
import { exactCode } from '@taana-baana/contract/typed/exact-text.ts';
import { highestPrice } from '@taana-baana/contract/admin/schemas/catalog/products.ts';

/** A value, or a sentence that says why there is none. */
export type Read<T> = { readonly value: T } | { readonly problem: string };

const value = <T>(read: T): Read<T> => ({ value: read });
const problem = (sentence: string) => ({ problem: sentence });

/** `499`, `499.00`, `1,299`, `1,29,900`, `₹ 499`, `Rs. 499`. Null: the cell is empty, or 0. */
export function readPrice(text: string, { round }: { readonly round: boolean }): Read<number | null> {
  const bare = text.replace(/^(₹|rs\.?|inr)\s*/i, '').replace(/\s*\/-$/, '');
  if (text === '') return value(null);
  if (!/^(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d{1,4})?$/.test(bare)) return problem(problems.price(text));
  const rupees = Number(bare.replaceAll(',', ''));
  if (rupees > highestPrice) return problem(problems.priceTooHigh);
  if (!Number.isInteger(rupees) && !round) return problem(problems.wholeRupees(text));
  return value(Math.round(rupees) || null);
}

const sizesByName: Readonly<Record<string, Size>> = {
  xs: 'XS',
  xsmall: 'XS',
  extrasmall: 'XS',
  s: 'S',
  small: 'S',
  m: 'M',
  med: 'M',
  medium: 'M',
  l: 'L',
  large: 'L',
  xl: 'XL',
  xlarge: 'XL',
  extralarge: 'XL',
  xxl: 'XXL',
  '2xl': 'XXL',
  xxlarge: 'XXL',
  '2xlarge': 'XXL',
  xxxl: 'XXXL',
  '3xl': 'XXXL',
  xxxlarge: 'XXXL',
  '3xlarge': 'XXXL',
};

/** A usual size by any of its names, or another one as it is written. */
export function readSize(text: string): Read<Size> {
  const size = sizesByName[text.toLowerCase().replaceAll(/[\s.-]/g, '')] ?? cleanSize(text);
  return isSizeText(size) ? value(size) : problem(problems.sizeUnusable(text));
}

/** The same for every spelling of a size. */
export function sizeKey(size: Size): string {
  const read = readSize(size);
  return exactCode('value' in read ? read.value : size);
}

/** Pieces. Negative numbers, which Shopify writes after overselling, count as 0. */
export function readQuantity(text: string): Read<number> {
  if (!/^-?\d{1,9}$/.test(text)) return problem(problems.quantity(text));
  const pieces = Math.max(0, Number(text));
  return pieces > 100_000 ? problem(problems.quantityTooHigh) : value(pieces);
}

export type OptionKind = 'size' | 'color' | 'none' | 'unknown';

export function kindOfOption(name: string): OptionKind {
  if (/^sizes?$/i.test(name)) return 'size';
  if (/^(colou?rs?|shades?)$/i.test(name)) return 'color';
  return name === '' || /^title$/i.test(name) ? 'none' : 'unknown';
}

export function readTruth(text: string): boolean | undefined {
  if (/^(true|yes|1)$/i.test(text)) return true;
  return /^(false|no|0)$/i.test(text) ? false : undefined;
}

/** Whether sold-out sizes can still be bought. */
export function readPolicy(text: string): boolean | undefined {
  if (/^continue$/i.test(text)) return true;
  return /^deny$/i.test(text) ? false : readTruth(text);
}
