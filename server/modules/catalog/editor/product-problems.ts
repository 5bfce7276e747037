// Problems that prevent publishing a product, and warnings of possible mistakes: a sentence each.
import { sizeNamed, sizesOf } from '@taana-baana/contract';
import type { ProductContent } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { countryOf } from '@taana-baana/contract/addresses/countries.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { colorKey, variantKey } from '../writing/product-content.ts';
import type { Photos } from '../../shop/photos/photos.service.ts';
import { clothNamed } from '@taana-baana/contract/colors/cloth-colors.ts';
import { isCssColor } from '@taana-baana/contract/colors/css-colors.ts';
import { firstCharacter } from '@taana-baana/contract/typed/first-character.ts';
import { hasRate, pricesWithoutRate } from '@taana-baana/contract/tax/gst-rates.ts';

export interface Problem {
  readonly field: keyof ProductContent;
  readonly message: string;
  /** It passes by itself. */
  readonly waits?: true;
}

/** Facts that the content alone does not have. */
export interface ProductFacts {
  readonly now: Date;
  readonly photos: Photos;
  /** By SKU: the title of another product that uses it. */
  readonly skusElsewhere: ReadonlyMap<string, string>;
  /** Colours and sizes that are counted already, by `variantKey`. */
  readonly counted: ReadonlySet<string>;
}

export function findProblems(content: ProductContent, facts: ProductFacts): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (field, message, waits) => void problems.push({ field, message, ...(waits && { waits }) });
  if (!content.title) report('title', messages.titleMissing);
  if (!content.category) report('category', messages.categoryMissing);
  reportPrices(content, facts.now, report);
  if (content.hsn !== null && !hasRate(content.hsn, indianDayOf(facts.now)))
    report('hsn', messages.hsnWithoutRate(content.hsn));
  reportPhotos(content, facts.photos, report);
  reportColors(content, report);
  reportVariants(content, facts, report);
  return problems;
}

type Report = (field: keyof ProductContent, message: string, waits?: true) => void;

function reportPrices({ price, mrp, salePrice, saleFrom, saleUntil }: ProductContent, now: Date, report: Report) {
  if (price === null) report('price', messages.priceMissing);
  if (price !== null && mrp !== null && mrp < price) report('mrp', messages.mrpTooLow);
  if (salePrice === null) {
    if (saleFrom !== null || saleUntil !== null) report('salePrice', messages.salePriceMissing);
    return;
  }
  if (price !== null && salePrice >= price) report('salePrice', messages.salePriceTooHigh);
  if (saleUntil === null) return;
  if (saleUntil <= now.toISOString()) report('saleUntil', messages.saleOver);
  else if (saleFrom !== null && saleUntil <= saleFrom) report('saleUntil', messages.saleEndsTooEarly);
}

function reportPhotos({ photos }: ProductContent, known: Photos, report: Report) {
  if (photos.length === 0) return report('photos', messages.photoMissing);
  const states = photos.map(({ id }) => known.get(id) ?? { picture: null, refused: null });
  const unusable = states.filter(({ picture }) => !picture);
  const refused = unusable.filter((state) => state.refused !== null).length;
  if (refused > 0) report('photos', messages.photosRefused(refused));
  if (unusable.length > refused) report('photos', messages.photosNotReady(unusable.length - refused), true);
}

function reportColors({ colors }: ProductContent, report: Report) {
  if (colors.length === 0) report('colors', messages.colorMissing);
  if (colors.some(({ title }) => !title)) report('colors', messages.colorUnnamed);
  for (const title of repeated(colors.map((color) => color.title).filter(Boolean), colorKey))
    report('colors', messages.colorTwice(title));
}

function reportVariants(content: ProductContent, { skusElsewhere, counted }: ProductFacts, report: Report) {
  const own = new Set(content.colors.map(({ title }) => colorKey(title)));
  // A draft keeps what was said of sizes that the product has lost, in case they come back.
  const variants = content.variants.filter(
    ({ color, size }) => own.has(colorKey(color)) && sizeNamed(content, size) !== undefined,
  );
  const keys = variants.map(({ color, size }) => variantKey(color, size));
  for (const key of repeated(keys, (one) => one)) {
    const variant = variants[keys.indexOf(key)];
    if (variant) report('variants', messages.variantTwice(variant.color, variant.size));
  }
  const withheld = new Set(keys.filter((_, index) => variants[index]?.isOffered === false));
  if (own.size > 0 && withheld.size >= own.size * sizesOf(content).length) report('variants', messages.nothingOffered);
  const skus = variants.flatMap(({ sku }) => sku ?? []);
  for (const sku of repeated(skus, (one) => one)) report('variants', messages.skuTwice(sku));
  for (const sku of new Set(skus)) {
    const title = skusElsewhere.get(sku);
    if (title !== undefined) report('variants', messages.skuElsewhere(sku, title));
  }
  for (const { color, size, firstCount } of variants)
    if (firstCount !== null && counted.has(variantKey(color, size)))
      report('variants', messages.countedAlready(color, size));
}

/** Values that occur more than once, each once. */
function repeated(values: readonly string[], keyOf: (value: string) => string): string[] {
  const seen = new Map<string, number>();
  for (const value of values) seen.set(keyOf(value), (seen.get(keyOf(value)) ?? 0) + 1);
  const first = new Map(values.toReversed().map((value) => [keyOf(value), value]));
  return [...seen].flatMap(([key, times]) => (times > 1 ? (first.get(key) ?? []) : []));
}

export function findWarnings(content: ProductContent, now: Date): string[] {
  const { price, salePrice, photos, origin } = content;
  const { lowest, highest } = pricesWithoutRate(indianDayOf(now));
  const outOfBand = [price, salePrice].filter((one) => one !== null && one >= lowest && one <= highest);
  const withoutAlt = photos.filter(({ alt }) => !alt).length;
  return [
    ...outOfBand.map((one) => messages.noRateFits(one ?? 0, lowest, highest)),
    ...(withoutAlt > 0 ? [messages.altMissing(withoutAlt)] : []),
    ...(origin !== null && countryOf(origin) === undefined ? [messages.originUnknown(origin)] : []),
    ...lettered(content).map((title) => messages.colorUnknown(title, firstCharacter(title))),
  ];
}

/** Titles of the colours that the shop can draw as a letter only. */
function lettered({ colors, photos }: ProductContent): string[] {
  const isOnly = colors.length === 1 && photos.length === 1;
  const shown = new Set(photos.map(({ color }) => color && colorKey(color)));
  return colors.flatMap(({ title, css }) => {
    const isDrawn = css !== null || isOnly || shown.has(colorKey(title)) || isCssColor(title) || clothNamed(title);
    return title === '' || isDrawn ? [] : [title];
  });
}
