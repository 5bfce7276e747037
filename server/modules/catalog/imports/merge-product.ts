// Merges a product's current content with a file's. Fields without a column in the file stay
// unchanged.
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { type Size, sizesOf } from '@taana-baana/contract';
import {
  type EditedVariant,
  type ProductContent,
  type ProductState,
  detailFields,
  productCounts,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import {
  asPictured,
  notes,
  problems,
  unnamed as unnamedSentences,
} from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import type { ChartNames } from '../size-charts/chart-names.service.ts';
import { colorKey, toPublishable, variantKey } from '../writing/product-content.ts';
import type { FileProduct, FileVariant } from './csv/file-product.ts';
import type { ColumnName } from './csv/csv-columns.ts';
import { sizeKey } from './csv/csv-values.ts';

/** Current content of a product that a file names. */
export interface StoredProduct {
  readonly state: ProductState;
  readonly content: ProductContent;
  readonly counts: readonly { readonly color: string; readonly size: Size; readonly stock: number }[];
}

export interface MergeFacts {
  /** The default brand of products on sale. */
  readonly shopName: string;
  /** By `colorKey`: a file may write the shop's colours in other letters. */
  readonly colors: ReadonlyMap<string, { readonly title: string; readonly css: string | null }>;
  readonly charts: ChartNames;
  /** The id of the picture that a cell names. */
  readonly pictureOf: (source: string) => string;
  readonly report: (row: number, column: ColumnName, sentence: string) => void;
  readonly note: (row: number, column: ColumnName, sentence: string) => void;
  /** What the file does not name of a product that it names is no longer offered. Otherwise it stays. */
  readonly withdraw: boolean;
  /** What the file does not name: it stays, or is withdrawn. */
  readonly unnamed: (row: number, product: string, sentence: string) => void;
}

export interface MergedProduct {
  readonly state: ProductState;
  readonly content: ProductContent;
}

export function mergeProduct(
  file: FileProduct,
  before: StoredProduct | undefined,
  base: ProductContent,
  facts: MergeFacts,
): MergedProduct {
  const title = file.title || base.title;
  const category = file.category || base.category;
  const state = stateOf(file, before, { title, category, photos: base.photos }, facts);
  if (state === 'draft' && before && before.state !== 'draft') {
    facts.report(file.row, 'status', problems.draftOfPublished);
  }
  const isBare = state === 'draft' && file.variants.every(({ color, size }) => color === null && size === null);
  const offers = isBare ? base : mergeOffers(file, before, base, facts);
  const content: ProductContent = {
    ...base,
    title,
    brand: file.brand || base.brand || (state === 'draft' ? '' : facts.shopName),
    category,
    tags: [...(file.tags ?? base.tags)],
    description: file.description || base.description,
    price: file.price ?? base.price,
    mrp: file.mrp === undefined ? base.mrp : file.mrp,
    ...Object.fromEntries(detailFields.map((field) => [field, file[field] === undefined ? base[field] : file[field]])),
    sizeChart: mergeSizeChart(file, base, facts),
    allowsOversell: file.allowsOversell ?? base.allowsOversell,
    colors: offers.colors,
    sizes: offers.sizes,
    variants: offers.variants,
  };
  const photos = mergePhotos(file, base, { title, facts, colors: content.colors });
  return { state, content: toPublishable({ ...content, photos }, (photo) => photo) };
}

/**
 * A new product without a category or a picture becomes a draft: Shopify's own sample files have no
 * category, and pictures often come later, from a phone. One without a title does not: its handle may be a typing error.
 */
function stateOf(
  { row, state: asked, images = [] }: FileProduct,
  before: StoredProduct | undefined,
  { title, category, photos }: Pick<ProductContent, 'title' | 'category' | 'photos'>,
  facts: MergeFacts,
): ProductState {
  const state = asked ?? before?.state ?? 'active';
  const isUnpublished = before === undefined || before.state === 'draft';
  if (state !== 'active' || !isUnpublished || title === '') return state;
  const hasPicture = images.length > 0 || photos.length > 0;
  if (category === '') facts.note(row, 'category', notes.noCategory);
  if (!hasPicture) facts.note(row, 'image', notes.noPicture);
  return category !== '' && hasPicture ? state : 'draft';
}

function mergeSizeChart({ row, sizeChart: name }: FileProduct, base: ProductContent, facts: MergeFacts): string | null {
  if (name === undefined) return base.sizeChart;
  const found = facts.charts.find(name, base.sizeChart);
  if ('id' in found) return found.id;
  facts.report(row, 'sizeChart', found.problem);
  return base.sizeChart;
}

type Offers = Pick<ProductContent, 'colors' | 'sizes' | 'variants'>;

function mergeOffers(
  { row, variants }: FileProduct,
  before: StoredProduct | undefined,
  base: ProductContent,
  facts: MergeFacts,
): Offers {
  const hasColors = variants.some(({ color }) => color !== null);
  const hasSizes = variants.some(({ size }) => size !== null);
  const isKept = !hasColors && !hasSizes && base.colors.length > 0;
  if (variants.length === 0 || isKept) return base;
  const only = hasColors ? undefined : onlyColor(row, base, facts);
  const titleOf = ({ color }: FileVariant): string => color ?? only ?? '';
  const named = new Map(variants.map((variant) => [colorKey(titleOf(variant)), titleOf(variant)]));
  const colors = [...named].map(([key, title]) => facts.colors.get(key) ?? { title, css: null });
  // A colour without any offered size has no rows in a file; it stays.
  const others = base.colors.filter(({ title }) => !named.has(colorKey(title)));
  const leftOut = others.filter(({ title }) => !isHidden(base, title));
  const kept = facts.withdraw ? others.filter(({ title }) => isHidden(base, title)) : others;
  for (const { title } of leftOut) facts.unnamed(row, base.title, unnamedSentences.color(title, facts.withdraw));
  const ofBase = new Set(base.colors.map(({ title }) => colorKey(title)));
  const known = new Map(base.variants.map((variant) => [variantKey(variant.color, variant.size), variant]));
  const { sizes, added, sizeOf } = mergeSizes(row, variants, base, facts);
  const ofFile = new Map(
    variants.flatMap((variant) =>
      variant.size === null ? [] : [[variantKey(titleOf(variant), sizeOf(variant.size)), variant] as const],
    ),
  );
  const counted = new Map(before?.counts.map(({ color, size, stock }) => [variantKey(color, size), stock]));
  const leftSizes: string[] = [];
  const offerOf = (title: string, size: Size): EditedVariant => {
    const key = variantKey(title, size);
    const said = known.get(key);
    if (!hasSizes) return said ?? { color: title, size, sku: null, isOffered: true, firstCount: null };
    const offered = ofFile.get(key);
    if (!offered) {
      const isOnOffer = ofBase.has(colorKey(title)) && !added.includes(size) && said?.isOffered !== false;
      if (isOnOffer) leftSizes.push(`${colorName(title)} ${size}`);
      const isOffered = isOnOffer && !facts.withdraw;
      return {
        color: title,
        size,
        sku: said?.sku ?? null,
        isOffered,
        firstCount: (isOffered && said?.firstCount) || null,
      };
    }
    const stock = counted.get(key);
    if (stock !== undefined && offered.count !== null && offered.count !== stock) {
      facts.note(offered.row, 'quantity', notes.countKept);
    }
    return {
      color: title,
      size,
      sku: offered.sku === undefined ? (said?.sku ?? null) : offered.sku || null,
      isOffered: true,
      firstCount: stock === undefined ? offered.count : null,
    };
  };
  const offers = colors.flatMap(({ title }) => sizesOf({ sizes }).map((size) => offerOf(title, size)));
  if (leftSizes.length > 0) facts.unnamed(row, base.title, unnamedSentences.sizes(leftSizes, facts.withdraw));
  // A size that is new to the product is offered only in the colours that the file names with it.
  const withheld = kept.flatMap(({ title }) =>
    added.map((size) => ({ color: title, size, sku: null, isOffered: false, firstCount: null })),
  );
  return {
    colors: arranged(
      base.colors,
      colors.map(({ title, css }) => ({ title, css })),
      { keyOf: ({ title }) => colorKey(title), kept, isWhole: facts.withdraw || leftOut.length === 0 },
    ),
    sizes,
    variants: [
      ...offers,
      ...base.variants.filter(({ color }) => kept.some(({ title }) => title === color)),
      ...withheld,
    ],
  };
}

/** The product's sizes, then the file's others: `added`. A new product has those of its file only. */
function mergeSizes(row: number, variants: readonly FileVariant[], base: ProductContent, facts: MergeFacts) {
  const known = new Map(sizesOf(base).map((size) => [sizeKey(size), size]));
  const sizeOf = (size: Size): Size => known.get(sizeKey(size)) ?? size;
  const named = new Map(variants.flatMap(({ size }) => (size === null ? [] : [[sizeKey(size), sizeOf(size)]])));
  const added = [...named].flatMap(([key, size]) => (known.has(key) ? [] : size));
  const isNew = base.colors.length === 0 && base.sizes === null;
  if (added.length === 0) return { sizes: base.sizes, added, sizeOf };
  const sizes = isNew ? [...named.values()] : [...known.values(), ...added];
  facts.note(row, 'option1Name', notes.ownSizes(added));
  if (sizes.length > productCounts.sizes)
    facts.report(row, 'option1Name', problems.tooMany(productCounts.sizes, 'sizes'));
  return { sizes, added, sizeOf };
}

/** The file's order if it names everything; otherwise the product's own, with what is new at the end. */
function arranged<Part extends object>(
  before: readonly Part[],
  named: readonly Part[],
  { keyOf, kept, isWhole }: { keyOf: (part: Part) => string; kept: readonly Part[]; isWhole: boolean },
): Part[] {
  if (isWhole) return [...named, ...kept];
  const byKey = new Map([...kept, ...named].map((part) => [keyOf(part), part]));
  const known = before.flatMap((part) => byKey.get(keyOf(part)) ?? []);
  return [...known, ...named.filter((part) => !known.includes(part))];
}

/** The colour of a product whose file has no colour option. */
function onlyColor(row: number, base: ProductContent, facts: MergeFacts): string {
  if (base.colors.length > 1) facts.report(row, 'option1Name', problems.whichColor);
  const [first] = base.colors;
  if (first) return first.title;
  facts.note(row, 'option1Name', notes.asPictured(asPictured));
  return asPictured;
}

const isHidden = (content: ProductContent, title: string): boolean =>
  sizesOf(content).every((size) =>
    content.variants.some((one) => one.color === title && one.size === size && !one.isOffered),
  );

/** An empty cell keeps the pictures: a product on sale has at least one. */
function mergePhotos(
  { row, images, variants }: FileProduct,
  base: ProductContent,
  {
    title,
    facts: { pictureOf, withdraw, unnamed },
    colors,
  }: { readonly title: string; readonly facts: MergeFacts; readonly colors: ProductContent['colors'] },
): ProductContent['photos'] {
  if (images === undefined || images.length === 0) return base.photos;
  const known = new Map(base.photos.map((photo) => [photo.id, photo]));
  const shown = new Map(
    variants
      .filter(({ image }) => image !== '')
      .map(({ image, color }) => [pictureOf(image), color] as const)
      .toReversed(),
  );
  const fallback = base.colors.length === 0 && colors[0]?.title === asPictured ? asPictured : null;
  const photos = new Map<string, ProductContent['photos'][number]>();
  for (const { source, alt, focus } of images) {
    const id = pictureOf(source);
    const before = known.get(id);
    if (photos.has(id)) continue;
    const place = focus ?? before?.focus;
    photos.set(id, {
      id,
      alt: alt || (before ? before.alt : title),
      color: shown.get(id) ?? (before ? before.color : fallback),
      ...(place && { focus: place }),
    });
  }
  const rest = base.photos.filter(({ id }) => !photos.has(id));
  if (rest.length > 0) unnamed(row, base.title, unnamedSentences.photos(rest.length, withdraw));
  const isWhole = withdraw || rest.length === 0;
  return arranged(base.photos, [...photos.values()], { keyOf: ({ id }) => id, kept: isWhole ? [] : rest, isWhole });
}
