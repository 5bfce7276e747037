// What a product of a catalogue folder becomes: its content in the shop. Optional details that the
// folder leaves out stay as they are.
import { type Size, cleanSize, lengths } from '@taana-baana/contract';
import { isSizeText } from '@taana-baana/contract/schemas/choices.ts';
import { exactCode } from '@taana-baana/contract/typed/exact-text.ts';
import {
  type ProductContent,
  type PublishedState,
  detailFields,
  emptyContent,
  productCounts,
  productLengths,
  productStates,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { chartLengths } from '@taana-baana/contract/admin/schemas/catalog/size-charts.ts';
import { readPosition } from '@taana-baana/contract/typed/map-position.ts';
import { ageGroups, genders } from '@taana-baana/contract/merchants/audiences.ts';
import * as z from 'zod/mini';
import { hasRate } from '@taana-baana/contract/tax/gst-rates.ts';
import { sanitizeHtml } from '../../../html.ts';
import type { PublishedProduct } from '../../writing/published-products.service.ts';
import type { CatalogProduct } from './catalog-folder.ts';

const publishedStates = productStates.filter((state): state is PublishedState => state !== 'draft');

type Time = z.ZodMiniType<string>;

const sizeRule = `must be a size of at most ${lengths.size} characters, without a slash or comma`;
const sizeText = z.string(sizeRule).check(z.overwrite(cleanSize), z.refine(isSizeText, sizeRule));

/** `time`: a date and time in the folder's form. */
export const detailShape = (time: Time) => {
  const text = (max: number) =>
    z.optional(z.string('must be a text').check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(max)));
  const rupees = z
    .int('must be a whole number of rupees from 1')
    .check(z.gte(1, 'must be a whole number of rupees from 1'));
  const truth = z.optional(z.boolean('must be true or false'));
  return {
    status: z.optional(z.enum(publishedStates, 'must be active or archived')),
    mrp: z.optional(rupees),
    sale: z.optional(z.strictObject({ price: rupees, from: z.optional(time), until: z.optional(time) })),
    hsn: z.optional(
      z.string().check(
        z.regex(/^(\d{4}|\d{6}|\d{8})$/, 'must have 4, 6 or 8 digits'),
        z.refine((hsn) => hasRate(hsn), 'must be of chapter 61, 62 or 63'),
      ),
    ),
    maker: text(productLengths.maker),
    origin: text(productLengths.origin),
    craftPlace: text(productLengths.craftPlace),
    craftAt: z.optional(
      z.string().check(z.refine((at) => readPosition(at) !== undefined, 'must be a place in India: "26.81, 75.55"')),
    ),
    storyPost: text(productLengths.storyPost),
    gender: z.optional(z.enum(genders, `must be one of ${genders.join(', ')}`)),
    ageGroup: z.optional(z.enum(ageGroups, `must be one of ${ageGroups.join(', ')}`)),
    sizeChart: text(chartLengths.name),
    allowsOversell: truth,
    sizes: z.optional(
      z.array(sizeText, 'must be a list').check(
        z.minLength(1, 'must not be empty'),
        z.maxLength(productCounts.sizes, `must have at most ${productCounts.sizes} sizes`),
        z.refine((own) => new Set(own.map(exactCode)).size === own.length, 'must have each size once'),
      ),
    ),
    variants: z.optional(
      z.array(
        z.strictObject({
          color: z.string('must be the title of a colour'),
          size: sizeText,
          sku: text(productLengths.sku),
          isOffered: truth,
          stock: z.optional(z.int('must be a whole number').check(z.gte(0), z.lte(100_000))),
        }),
      ),
    ),
  };
};

export interface FolderFacts {
  readonly before: PublishedProduct | undefined;
  /** The owner's swatch of a colour. */
  readonly cssOf: (color: string) => string | null;
  /** The id of the chart that the folder names, or else the product's own. */
  readonly sizeChart: string | null;
  /** The id of a picture's file. */
  readonly pictureOf: (file: string) => string;
  readonly isCounted: (color: string, size: Size) => boolean;
}

export function toContent(
  product: CatalogProduct,
  { before, cssOf, sizeChart, pictureOf, isCounted }: FolderFacts,
): ProductContent {
  const base = before?.content ?? emptyContent;
  const { title, brand, category, price, mrp = base.mrp, allowsOversell = base.allowsOversell, variants } = product;
  return {
    ...base,
    title,
    brand,
    category,
    price,
    ...saleOf(product, base),
    mrp,
    ...Object.fromEntries(detailFields.map((field) => [field, product[field] ?? base[field]])),
    sizeChart,
    allowsOversell,
    // Variants of a folder are of the sizes that it names, or else of the usual ones.
    sizes: product.sizes ?? (variants ? null : base.sizes),
    tags: [...new Set(product.tags)],
    description: sanitizeHtml(product.description),
    photos: product.images.map(({ file, alt, color = null, focus: named }) => {
      const focus = named ?? base.photos.find(({ id }) => id === pictureOf(file))?.focus;
      return { id: pictureOf(file), alt, color, ...(focus && { focus }) };
    }),
    colors: [...new Set(product.colors)].map((color) => ({ title: color, css: cssOf(color) })),
    variants:
      variants?.map(({ color, size, sku = null, isOffered = true, stock = null }) => ({
        color,
        size,
        sku,
        isOffered,
        firstCount: isCounted(color, size) ? null : stock,
      })) ?? base.variants,
  };
}

/** The folder names the regular price: a sale in the shop continues as long as it is below. */
function saleOf({ sale, price }: CatalogProduct, { salePrice, saleFrom, saleUntil }: ProductContent) {
  if (sale) return { salePrice: sale.price, saleFrom: sale.from ?? null, saleUntil: sale.until ?? null };
  return salePrice !== null && salePrice < price
    ? { salePrice, saleFrom, saleUntil }
    : { salePrice: null, saleFrom: null, saleUntil: null };
}
