// Products, colours and reviews, with their queries and forms.
import * as z from 'zod/mini';
import { ageGroups, genders } from '../../merchants/audiences.ts';
import { lengths, sorts } from '../../limits.ts';
import { reviewMessages, serverMessages } from '../../messages.ts';
import { identifier, integerBetween, star } from '../choices.ts';
import { numberOrText, requiredText } from '../fields.ts';
import { exactText } from '../../typed/exact-text.ts';
import { visibleText } from '../../typed/visible-text.ts';
import { cutText } from '../../typed/graphemes.ts';

export const Color = z.object({ _id: z.string(), title: z.string() });
export type Color = z.infer<typeof Color>;

/**
 * A picture in every stored width. `srcset` (WebP) and `avif` are for `<source
 * srcset>`, `url` is the fallback, `color` the placeholder; `zoom`, if there is one, is a larger AVIF
 * for a close look, in the form of `avif`. Addresses are absolute if
 * PUBLIC_URL is set, otherwise paths.
 */
export const Picture = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  srcset: z.string(),
  avif: z.string(),
  color: z.string(),
  zoom: z.optional(z.string()),
  /** Millimetres of cloth that it shows from its left to its right edge, if known. */
  clothWidth: z.optional(z.int()),
  /** The product colour of the shirt in the picture, if known. */
  colorId: z.optional(z.string()),
  /** Only of another shape than garments' frames: the colour of its edges, or its tint, for the room beside it. */
  edge: z.optional(z.string()),
  /** `object-position` where a frame crops it, so that what its owner said matters is in sight: `30% 20%`. Missing: the middle. */
  position: z.optional(z.string()),
});
export type Picture = z.infer<typeof Picture>;

/**
 * A colour with its swatch. `cloth`, `#rrggbb`, is the owner's swatch, or else the main colour of
 * the first picture that shows it. Without either, the title is a CSS colour, or `letter` is drawn
 * on a neutral swatch.
 */
export const ProductColor = z.extend(Color, { cloth: z.optional(z.string()), letter: z.optional(z.string()) });
export type ProductColor = z.infer<typeof ProductColor>;

export const Review = z.object({
  _id: z.string(),
  star: z.int(),
  comment: z.string(),
  createdAt: z.string(),
  /** The shop's reply. */
  reply: z.optional(z.object({ text: z.string(), createdAt: z.string() })),
});
export type Review = z.infer<typeof Review>;

export const Product = z.object({
  _id: z.string(),
  title: z.string(),
  brand: z.string(),
  price: z.int(),
  totalrating: z.number(),
  ratingsCount: z.int(),
  images: z.array(Picture),
  category: z.string(),
  tags: z.string(),
  description: z.string(),
  color: z.array(ProductColor),
  ratings: z.array(Review),
  createdAt: z.string(),
  /** Its own sizes, in their order. Missing: the usual seven. */
  sizes: z.optional(z.array(z.string())),
  /**
   * Colours (ids) and sizes that cannot be bought now. Missing if nothing is counted: the product
   * is made to order.
   */
  soldOut: z.optional(z.array(z.object({ color: z.string(), size: z.string() }))),
  /** Only if every colour and size is sold out. */
  isSoldOut: z.optional(z.literal(true)),
  /** Colours (ids) and sizes that are not offered. Missing: all are offered. */
  notOffered: z.optional(z.array(z.object({ color: z.string(), size: z.string() }))),
  /** It is not sold any more. Lists of the shop leave it out; wishlists and its own page have it. */
  isArchived: z.optional(z.literal(true)),
  /** Maximum retail price in rupees, only if it is above `price`. */
  mrp: z.optional(z.int()),
  /** While a sale runs: the regular price, and when it began and ends if the owner set that. */
  regularPrice: z.optional(z.int()),
  saleFrom: z.optional(z.string()),
  saleUntil: z.optional(z.string()),
  /** If the owner set them; missing: as the category says. */
  gender: z.optional(z.enum(genders)),
  ageGroup: z.optional(z.enum(ageGroups)),
  /** The beginning of the description without formatting, for search engines. Only in a single product's call. */
  summary: z.optional(z.string()),
  /** Manufacturer and country, if the owner set them. Only in a single product's call. */
  maker: z.optional(z.string()),
  origin: z.optional(z.string()),
  /** The size that most people take, if enough orders tell. Only in a single product's call. */
  mostTaken: z.optional(z.string()),
  /** The story of its print, if the owner tells it. Only in a single product's call. */
  story: z.optional(
    z.object({
      /** 'Bagru, Rajasthan'. */
      place: z.optional(z.string()),
      /** Where that is. */
      at: z.optional(z.object({ latitude: z.number(), longitude: z.number() })),
      /** A post that tells more. */
      post: z.optional(z.object({ _id: z.string(), title: z.string() })),
    }),
  ),
  /** If it has chosen one, for `getSizeChart`. Only in a single product's call. */
  sizeChart: z.optional(z.string()),
});
export type Product = z.infer<typeof Product>;

/** A product in a list with `fields`; `_id` is always included. */
export const PartialProduct = z.extend(z.partial(Product), { _id: z.string() });

/** A category or a brand, with the front picture of its newest product. */
export const Facet = z.object({ title: z.string(), picture: z.optional(Picture) });
export type Facet = z.infer<typeof Facet>;

const priceRule = 'A price is a number of rupees';

/**
 * Whole rupees. Prices are whole, so rounding a bound inwards loses no product. No maximum: a
 * filter may exceed every price.
 */
const priceBound = (roundInwards: (price: number) => number) =>
  z.pipe(
    numberOrText(priceRule).check(z.describe('Rupees; below 0 counts as 0')),
    z.transform((value, context) => {
      const text = exactText(String(value));
      const price = Math.max(0, roundInwards(Number(text)));
      if (/^-?\d+(\.\d+)?$/.test(text) && price <= Number.MAX_SAFE_INTEGER) return price;
      context.issues.push({ code: 'custom', message: priceRule, input: value });
      return z.NEVER;
    }),
  );
const lowestPrice = priceBound(Math.ceil);
const highestPrice = priceBound(Math.floor);

/** Comma-separated like a product's `tags`, so that a client may send those. Undefined if empty. */
const tagNames = z.pipe(
  z.string().check(z.describe('Comma-separated, or repeated: only products with all of these tags')),
  z.transform((text) => {
    const names = text.split(',').flatMap((name) => name.trim() || []);
    return names.length > 0 ? names : undefined;
  }),
);

/**
 * `price[gte]` and `price[lte]` arrive parsed as `price: {gte, lte}`;
 * `minPrice` and `maxPrice` mean the same.
 */
export const ProductQuery = z.object({
  brand: z.optional(z.string()),
  tags: z.optional(tagNames),
  category: z.optional(z.string()),
  /** A country, as in `origins` of listCollections; ignored while no product is imported. */
  origin: z.optional(z.string()),
  /** As in `sizes` of listCollections, in any letter case; ignored while no product has its own. */
  size: z.optional(z.string()),
  price: z.optional(z.object({ gte: z.optional(lowestPrice), lte: z.optional(highestPrice) })),
  minPrice: z.optional(lowestPrice),
  maxPrice: z.optional(highestPrice),
  sort: z.optional(z.enum(sorts, { error: `A sort is one of ${sorts.join(', ')}` })),
  /** Truncated at the maximum length, because shoppers paste long texts. */
  q: z.optional(z.string().check(z.overwrite((words) => cutText(visibleText(words), lengths.query)))),
  limit: z.optional(integerBetween(1, 1000, 'A limit is a whole number from 1 to 1000')),
  page: z.optional(integerBetween(1, 1_000_000, 'A page is a whole number from 1')),
  fields: z.optional(z.string()),
  /** Maximum pictures per product; all if missing. */
  pictures: z.optional(integerBetween(1, 100, 'Pictures is a whole number from 1 to 100')),
});
export type ProductQuery = z.infer<typeof ProductQuery>;

const productNamed = {
  prodId: identifier(serverMessages.productNotFound, serverMessages.productNotNamed).check(
    z.describe('`productId` is read where `prodId` is missing'),
  ),
};

/** `productId` is accepted too; the cart uses that name. */
function takeProductId<Sent extends { prodId: string }>(sent: Sent): Sent {
  const { prodId, productId } = sent as { prodId?: unknown; productId?: unknown };
  const given = prodId ?? '';
  const isMissing = typeof given === 'string' && given.trim() === '';
  return isMissing && productId !== undefined ? { ...sent, prodId: productId } : sent;
}

const WishlistBody = z.object(productNamed);
export const WishlistToggle = z.pipe(z.transform(takeProductId<z.input<typeof WishlistBody>>), WishlistBody);
export const WishlistIds = z.object({ _id: z.string(), wishlist: z.array(z.string()) });
export const Wishlist = z.object({ _id: z.string(), wishlist: z.array(Product) });

/** The review form's two fields, checked in this order. */
export const ReviewForm = z.object({
  star: star(reviewMessages.starRequired),
  comment: requiredText(reviewMessages.commentRequired, lengths.comment),
});
const ReviewBody = z.extend(ReviewForm, productNamed);
export const ReviewSubmission = z.pipe(z.transform(takeProductId<z.input<typeof ReviewBody>>), ReviewBody);
export type ReviewSubmission = z.infer<typeof ReviewSubmission>;
