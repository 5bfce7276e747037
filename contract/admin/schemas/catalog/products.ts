// The product editor: a product's content, its draft, the list of products.
import * as z from 'zod/mini';
import { ageGroups, genders } from '../../../merchants/audiences.ts';
import { isSizeText, size } from '../../../schemas/choices.ts';
import { Picture } from '../../../schemas/catalog/product.ts';
import * as messages from '../../texts/catalog/product-messages.ts';
import { Publication, draftWith, formOf, problems, savedAs } from '../drafts.ts';
import { version } from '../fields.ts';
import { cleanSize } from '../../../sizes/size-spelling.ts';
import { exactCode } from '../../../typed/exact-text.ts';
import { readPosition } from '../../../typed/map-position.ts';
import { visibleText } from '../../../typed/visible-text.ts';

/** A draft was never published. */
export const productStates = ['active', 'draft', 'archived'] as const;
export type ProductState = (typeof productStates)[number];
/** Of the list. `refused`: products on sale that Google will refuse. */
export const productTabs = [...productStates, 'refused'] as const;
export type ProductTab = (typeof productTabs)[number];
export type PublishedState = Exclude<ProductState, 'draft'>;

/** Characters. */
export const productLengths = {
  title: 120,
  brand: 80,
  category: 80,
  tag: 40,
  color: 40,
  description: 20_000,
  alt: 300,
  sku: 64,
  hsn: 8,
  maker: 300,
  origin: 60,
  craftPlace: 60,
  craftAt: 40,
  storyPost: 100,
  query: 80,
} as const;
export const productCounts = { tags: 30, colors: 30, sizes: 20, photos: 30, inBulk: 200, listed: 50 } as const;
/** Rupees. */
export const highestPrice = 10_000_000;

const text = (max: number) => z.string().check(z.overwrite(visibleText), z.maxLength(max, messages.tooLong(max)));
const rupees = z.nullable(
  z.int(messages.wholeRupees).check(z.gte(1, messages.wholeRupees), z.lte(highestPrice, messages.priceTooHigh)),
);
const time = z.nullable(z.iso.datetime({ error: messages.timeUnknown }));
const css = z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/, messages.swatchUnknown)));

/** Whole per cent. */
export const focusForm = /^(100|\d{1,2})% (100|\d{1,2})%$/;

/** `color`: the title of the product's colour that the photo shows. */
const ProductPhoto = z.object({
  /** Of an uploaded photo, or of a picture that a product has already. */
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  alt: text(productLengths.alt),
  color: z.nullable(text(productLengths.color)),
  /** What matters in it, from left and top: `30% 20%`. */
  focus: z.optional(z.string().check(z.regex(focusForm, messages.focusUnknown))),
});
export type ProductPhoto = z.infer<typeof ProductPhoto>;

/** `css`: its swatch, `#rrggbb`; null: by its name, or by the photos. */
const EditedColor = z.object({ title: text(productLengths.color), css });
export type EditedColor = z.infer<typeof EditedColor>;

const EditedVariant = z.object({
  /** The colour's title. */
  color: text(productLengths.color),
  size,
  sku: z.nullable(text(productLengths.sku)),
  isOffered: z.boolean(),
  /**
   * First count, set when this is published; null: unchanged. Later counts are the stock screen's.
   */
  firstCount: z.nullable(z.int().check(z.gte(0), z.lte(100_000))),
});
export type EditedVariant = z.infer<typeof EditedVariant>;

/** Optional words; null: as usual in the shop. */
const legal = {
  hsn: z.nullable(z.string().check(z.regex(/^(\d{4}|\d{6}|\d{8})$/, messages.hsnUnknown))),
  maker: z.nullable(text(productLengths.maker)),
  origin: z.nullable(text(productLengths.origin)),
};
export type LegalField = keyof typeof legal;
export const legalFields = Object.keys(legal) as LegalField[];

/** The story of its print. Null, also from an editor of a previous version: not told. */
const story = {
  /** 'Bagru, Rajasthan'. */
  craftPlace: z._default(z.nullable(text(productLengths.craftPlace)), null),
  /** Where that is: '26.81, 75.55'. */
  craftAt: z._default(
    z.nullable(
      text(productLengths.craftAt).check(z.refine((at) => readPosition(at) !== undefined, messages.positionUnknown)),
    ),
    null,
  ),
  /** The id of a post of the blog, which may be gone. */
  storyPost: z._default(z.nullable(z.string().check(z.maxLength(productLengths.storyPost))), null),
};
/** Those of the story that are typed. */
export const craftFields = ['craftPlace', 'craftAt'] as const;

/** Facts that a product may lack. Another one is added here; the compiler names where it is missing. */
const details = {
  ...legal,
  ...story,
  /** Null, also from an editor of a previous version: as the category says. */
  gender: z._default(z.nullable(z.enum(genders)), null),
  ageGroup: z._default(z.nullable(z.enum(ageGroups)), null),
};
export type DetailField = keyof typeof details;
export const detailFields = Object.keys(details) as DetailField[];

const ownSize = z.string().check(z.overwrite(cleanSize), z.refine(isSizeText, messages.sizeUnusable));
const ownSizes = z.array(ownSize).check(
  z.minLength(1, messages.sizesMissing),
  z.maxLength(productCounts.sizes, messages.tooMany(productCounts.sizes, 'sizes')),
  z.refine((sizes) => new Set(sizes.map(exactCode)).size === sizes.length, messages.sizeTwice),
);

/**
 * The owner's content of a product. A draft may lack anything; `problems` of the edited product
 * lists what publishing needs. Money is whole rupees, times are ISO-8601 in UTC.
 */
export const ProductContent = z.object({
  title: text(productLengths.title),
  brand: text(productLengths.brand),
  category: text(productLengths.category),
  tags: z
    .array(text(productLengths.tag))
    .check(z.maxLength(productCounts.tags, messages.tooMany(productCounts.tags, 'tags'))),
  /** HTML, sanitised when it is saved. */
  description: z.string().check(z.maxLength(productLengths.description, messages.tooLong(productLengths.description))),
  /** The regular price. */
  price: rupees,
  mrp: rupees,
  salePrice: rupees,
  saleFrom: time,
  saleUntil: time,
  ...details,
  /** Its own sizes, in the order of the product page. Null, also from an editor of a previous version: the usual seven. */
  sizes: z._default(z.nullable(ownSizes), null),
  /** The id of its size chart. Null, also from an editor of a previous version: by its category. */
  sizeChart: z._default(z.nullable(z.string().check(z.maxLength(64))), null),
  /** Sold-out sizes can be bought, and are made to order. */
  allowsOversell: z.boolean(),
  photos: z
    .array(ProductPhoto)
    .check(z.maxLength(productCounts.photos, messages.tooMany(productCounts.photos, 'photos'))),
  colors: z
    .array(EditedColor)
    .check(z.maxLength(productCounts.colors, messages.tooMany(productCounts.colors, 'colours'))),
  /** Colours and sizes that are not listed are offered and made to order. */
  variants: z.array(EditedVariant),
});
export type ProductContent = z.infer<typeof ProductContent>;

export const emptyContent: ProductContent = {
  title: '',
  brand: '',
  category: '',
  tags: [],
  description: '',
  price: null,
  mrp: null,
  salePrice: null,
  saleFrom: null,
  saleUntil: null,
  hsn: null,
  maker: null,
  origin: null,
  craftPlace: null,
  craftAt: null,
  storyPost: null,
  gender: null,
  ageGroup: null,
  sizes: null,
  sizeChart: null,
  allowsOversell: false,
  photos: [],
  colors: [],
  variants: [],
};

/**
 * A photo of the content, by its id. `picture` once it exists; `refused`: a sentence that says why
 * not.
 */
export const PhotoState = z.object({
  id: z.string(),
  picture: z.nullable(Picture),
  refused: z.nullable(z.string()),
});
export type PhotoState = z.infer<typeof PhotoState>;

export const EditedProduct = z.object({
  id: z.string(),
  state: z.enum(productStates),
  /** Where the shop shows it; null: it was never published. */
  path: z.nullable(z.string()),
  /** Of the published product; 0: it was never published. */
  version: z.int(),
  /** The published product; null: it was never published. */
  published: z.nullable(ProductContent),
  draft: draftWith({ content: ProductContent }),
  /** The draft goes into the shop as soon as its photos are ready. */
  isWaiting: z.optional(z.literal(true)),
  /** Of the photos of both that have arrived. */
  photos: z.array(PhotoState),
  /** Of the draft, or else of the published product. */
  problems,
  /** Warnings: sentences about possible mistakes. */
  warnings: z.array(z.string()),
  /** Counted pieces of the published product, by the titles of its colours. */
  counts: z.array(z.object({ color: z.string(), size: z.string(), stock: z.nullable(z.int()), reserved: z.int() })),
  /** It is part of an order, so it can be archived and never deleted. */
  wasSold: z.boolean(),
});
export type EditedProduct = z.infer<typeof EditedProduct>;

/** `from`: the product to copy, with its photos; it is another draft then. */
export const NewProduct = z.object({
  title: z.optional(text(productLengths.title)),
  from: z.optional(z.string()),
});
export type NewProduct = z.infer<typeof NewProduct>;

/** `whenReady`: if only photos are not ready, then once they are; false: no longer. */
export const ProductPublication = z.extend(Publication, { whenReady: z.optional(z.boolean()) });
export type ProductPublication = z.infer<typeof ProductPublication>;

export const ProductForm = formOf(ProductContent);
export const ProductSaved = savedAs({ product: EditedProduct });

export const ListedProduct = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(productStates),
  /** Of the published product; 0: it was never published. */
  version: z.int(),
  /** It has changes that are not published. */
  hasDraft: z.boolean(),
  /** Its draft goes into the shop as soon as its photos are ready. */
  isWaiting: z.optional(z.literal(true)),
  brand: z.string(),
  category: z.string(),
  /** In force now; null: a draft without one. */
  price: z.nullable(z.int()),
  /** While a sale runs. */
  regularPrice: z.nullable(z.int()),
  picture: z.nullable(Picture),
  colors: z.int(),
  /** Counted pieces; null: made to order. */
  stock: z.nullable(z.int()),
  /** In any colour and size. */
  isOffered: z.optional(z.boolean()),
  /** Among the refused ones: why, a sentence each. */
  refusals: z.optional(z.array(z.string())),
});
export type ListedProduct = z.infer<typeof ListedProduct>;

export const ProductListQuery = z.object({
  /** Words of title, brand, category, tags; or a SKU. */
  q: z.optional(z.string().check(z.overwrite(visibleText), z.maxLength(productLengths.query))),
  state: z.optional(z.enum(productTabs)),
  category: z.optional(z.string()),
  brand: z.optional(z.string()),
  tag: z.optional(z.string()),
  /** `next` of the previous page. */
  after: z.optional(z.string()),
});
export type ProductListQuery = z.infer<typeof ProductListQuery>;
export const ProductList = z.object({
  products: z.array(ListedProduct),
  next: z.nullable(z.string()),
  total: z.int(),
  counts: z.object({ active: z.int(), draft: z.int(), archived: z.int() }),
});
export type ProductList = z.infer<typeof ProductList>;

/** Existing values, for fields that suggest them. */
export const ProductChoices = z.object({
  brands: z.array(z.string()),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  colors: z.array(EditedColor),
});
export type ProductChoices = z.infer<typeof ProductChoices>;

/** One change of many products. `percent`: from -90 to 200, rounded to rupees. */
export const BulkChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('archive') }),
  z.object({ kind: z.literal('restore') }),
  z.object({ kind: z.literal('delete') }),
  z.object({ kind: z.literal('price'), percent: z.int().check(z.gte(-90), z.lte(200)) }),
  z.object({ kind: z.literal('sale'), percentOff: z.int().check(z.gte(1), z.lte(90)), from: time, until: time }),
  z.object({ kind: z.literal('end sale') }),
  z.object({ kind: z.literal('category'), category: text(productLengths.category).check(z.minLength(1)) }),
  z.object({ kind: z.literal('brand'), brand: text(productLengths.brand).check(z.minLength(1)) }),
  z.object({ kind: z.literal('add tag'), tag: text(productLengths.tag).check(z.minLength(1)) }),
  z.object({ kind: z.literal('remove tag'), tag: text(productLengths.tag).check(z.minLength(1)) }),
]);
export type BulkChange = z.infer<typeof BulkChange>;
/**
 * A product that has another version by now stays unchanged, so a repeated call changes nothing
 * twice.
 */
export const BulkEdit = z.object({
  products: z
    .array(z.object({ id: z.string(), version }))
    .check(z.minLength(1), z.maxLength(productCounts.inBulk, messages.tooMany(productCounts.inBulk, 'products'))),
  change: BulkChange,
});
export type BulkEdit = z.infer<typeof BulkEdit>;
/** A deletion is not: it asks before. */
const undoableKinds = [
  'archive',
  'restore',
  'price',
  'sale',
  'end sale',
  'category',
  'brand',
  'add tag',
  'remove tag',
] as const satisfies readonly BulkChange['kind'][];
export type UndoableKind = (typeof undoableKinds)[number];
/** Minutes in which the last bulk change can be undone. */
export const undoMinutes = 10;
/** The last bulk change while it can be undone. */
export const LastBulkEdit = z.object({
  last: z.nullable(
    z.object({
      id: z.string(),
      kind: z.enum(undoableKinds),
      /** Products that it changed. */
      changed: z.int(),
      until: z.string(),
    }),
  ),
});
export type LastBulkEdit = z.infer<typeof LastBulkEdit>;
/** `refused`: a sentence for each unchanged product. */
export const BulkResult = z.object({
  changed: z.int(),
  refused: z.array(z.object({ id: z.string(), title: z.string(), why: z.string() })),
});
export type BulkResult = z.infer<typeof BulkResult>;

/** Progress of uploaded photos; unknown ids are left out. */
export const PhotoQuery = z.object({ ids: z.string().check(z.describe('Comma-separated')) });
export const PhotoStates = z.object({ photos: z.array(PhotoState) });
