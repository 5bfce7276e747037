// The editor of one product.
import { sizes } from '../../../limits.ts';
import type { Size } from '../../../sizes/product-sizes.ts';
import { colorName } from '../../../colors/color-name.ts';
import type { LegalField } from '../../schemas/catalog/products.ts';

export const newTitle = 'New product';
export const editTitle = 'Product';
export const back = 'Products';
export const notFoundHeading = 'This product is not there';
export const toList = 'Back to the products';

export const fields = {
  title: 'Title',
  titleHint: 'What a shopper would call it: “Maroon temple border tee”.',
  description: 'Description',
  descriptionHint: 'Fabric, fit, print, how to wash it. You can paste from WhatsApp or Word.',
  category: 'Category',
  brand: 'Brand',
} as const;

export const headings = {
  photos: 'Photos',
  words: 'Text',
  price: 'Price',
  colors: 'Colours',
  variants: 'Sizes and stock',
  organisation: 'Organisation',
  story: 'The story of its print',
  legal: 'For the law',
} as const;

export const price = {
  price: 'Price',
  priceHint: 'Whole rupees, with GST.',
  mrp: 'MRP',
  mrpHint: 'As printed on the label. Empty: no MRP is shown.',
  sale: 'Sale price',
  saleHint: 'Empty: no sale.',
  from: 'Sale from',
  fromHint: 'Empty: as soon as you publish.',
  until: 'Sale until',
  untilHint: 'Empty: until you end it.',
  zone: 'India’s time.',
  off: (percent: number): string => `${percent} % below the price.`,
} as const;

export const colors = {
  intro: 'Every colour that the product comes in. Shoppers press its round button.',
  add: 'Add a colour',
  addButton: 'Add',
  name: (name: string): string => `Name of the colour ${colorName(name)}`,
  automatic: 'By the photos',
  byName: 'By its name',
  byLetter: (letter: string): string => `The shop shows the letter ${letter}`,
  toAutomatic: (name: string): string => `Swatch of ${colorName(name)} by the photos`,
  remove: (name: string): string => `Remove ${colorName(name)}`,
  removed: (name: string): string => `${colorName(name)} is removed.`,
  twice: 'This colour is there already.',
  nameless: 'Type a name.',
  full: 'There is no room for more colours.',
} as const;

export const variants = {
  none: 'Add a colour first: each colour has its sizes.',
  own: 'Sizes of its own',
  ownHint: `With commas, in their order: 2-3 Y, 4-5 Y, or Free Size. Empty: ${sizes[0]} to ${sizes.at(-1)}.`,
  sizesOfAll: 'Sizes in all colours',
  noSize: 'No size',
  range: (first: Size, last: Size): string => `${first} to ${last}`,
  size: 'Size',
  offeredOf: (piece: string): string => `${piece} is offered`,
  sku: 'SKU',
  skuOf: (piece: string): string => `SKU of ${piece}`,
  count: 'Pieces',
  countOf: (piece: string): string => `Pieces of ${piece} to begin with`,
  piece: (color: string, size: string): string => `${colorName(color)}, ${size}`,
  pieces: (stock: number): string => (stock === 1 ? '1 piece' : `${stock} pieces`),
  countOfAll: 'One count for all',
  countOfAllHint: 'So many pieces of every colour and size. Empty: made to order.',
  countsDiffer: 'The sizes have different counts. A number here sets them all.',
  countHint: 'Pieces: what is on the shelf now. Empty: made to order, and never sold out.',
  toStock: 'Count or receive pieces',
  fill: 'Fill SKUs',
  filled: (count: number): string => (count === 1 ? '1 SKU filled in.' : `${count} SKUs filled in.`),
  fillHeading: 'Fill the empty SKUs',
  fillText: 'A SKU names one colour and size on labels and in lists. Those that you typed stay.',
  prefix: 'Begins with',
  prefixMissing: 'Type some letters.',
  example: (sku: string): string => `For example ${sku}.`,
  fillNone: 'Every SKU is filled in already.',
  fillButton: (count: number): string => (count === 1 ? 'Fill 1 SKU' : `Fill ${count} SKUs`),
  oversell: 'Sell on when a size is sold out',
  oversellHint: 'What is missing is then made to order.',
} as const;

export const tags = {
  label: 'Add a tag',
  hint: 'Words that shoppers filter by: cotton, festive, gift.',
  list: 'Tags',
  remove: (tag: string): string => `Remove the tag ${tag}`,
} as const;

export const audience = {
  gender: 'For whom',
  genders: { female: 'Women', male: 'Men', unisex: 'Everybody' },
  ageGroup: 'Age',
  ageGroups: {
    adult: 'Adults, from 13 years',
    kids: 'Children, 5 to 13 years',
    toddler: 'Small children, 1 to 5 years',
    infant: 'Babies, 3 to 12 months',
    newborn: 'Newborn, up to 3 months',
  },
  usual: (value: string): string => `${value} (by the category)`,
  hint: 'Google and Meta ask for it.',
} as const;

export const story = {
  summary: 'Where it comes from, on a map of India, and a post. Empty: no story is shown.',
  fields: {
    craftPlace: { label: 'Place', hint: 'Of the craft, or of what the print shows: “Bagru, Rajasthan”.' },
    craftAt: {
      label: 'On the map',
      hint: 'North and east, as a map copies it: 26.81, 75.55. Empty: the place is named without a map.',
    },
  },
  post: 'Post that tells more',
  noPost: 'None',
} as const;

export const legal = {
  summary: 'HSN code, maker and origin. Empty: as usual in your shop.',
  fields: {
    hsn: {
      label: 'HSN code',
      hint: 'The number of the goods for GST, 4 to 8 digits. T-shirts: 6109, which is used when this is empty.',
    },
    maker: { label: 'Made by', hint: 'Name and address of who made it. Empty: your shop.' },
    origin: { label: 'Country of origin', hint: 'Empty: India.' },
  } satisfies Record<LegalField, { label: string; hint: string }>,
} as const;

export const bar = {
  fresh: 'Nothing typed yet',
  unchanged: 'As in the shop',
  archived: 'Archived, not in the shop',
  more: 'More for this product',
  duplicate: 'Duplicate',
  archive: 'Archive',
  restore: 'Restore',
  delete: 'Delete',
  discard: 'Discard the changes',
  stock: 'Stock of this product',
  waiting: 'Goes into the shop as soon as its photos are ready.',
  stopWaiting: 'Do not publish yet',
} as const;

export const done = {
  published: 'Published. The shop shows it now.',
  see: 'See it in the shop',
  archived: 'Archived. The shop no longer sells it.',
  restored: 'Back in the shop.',
  discarded: 'The changes are discarded.',
  deleted: 'The product is deleted.',
  duplicated: 'This is the copy: a draft of its own.',
} as const;

export const remove = {
  heading: 'Delete this product?',
  text: 'It is gone for good, with its photos. If you may sell it again, archive it instead.',
  confirm: 'Delete for good',
} as const;

export const problems = {
  heading: 'Before you publish',
  text: 'Press a line to go to its field.',
} as const;

/** Lines of a product that two people changed. */
export const lines = {
  line: (label: string, value: string): string => `${label}: ${value}`,
  none: '–',
  tags: 'Tags',
  photo: (place: number): string => `Photo ${place}`,
  color: 'Colour',
  variant: (color: string, size: string): string => `${colorName(color)}, ${size}`,
  notOffered: 'not offered',
  firstCount: (count: string): string => `${count} to begin with`,
  oversell: 'Sells on when sold out',
  yes: 'yes',
  no: 'no',
} as const;
