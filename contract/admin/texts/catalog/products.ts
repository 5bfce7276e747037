// The list of products, and changes of many products.
import type { ProductState, ProductTab } from '../../schemas/catalog/products.ts';

export const title = 'Products';
export const create = 'New product';
export const moreActions = 'More actions';
export const toStock = 'Stock';
export const toFiles = 'Import, export';
export const tabs = 'Products by state';
export const table = 'Products';

export const tabLabels: Readonly<Record<ProductTab, string>> = {
  active: 'Active',
  draft: 'Drafts',
  archived: 'Archived',
  refused: 'What Google will refuse',
};
export const refusedIntro =
  'Google and Meta leave these products of your shop out of their pages and advertisements until you correct them.';
export const refusals = 'Why Google will refuse it';
export const stateLabels: Readonly<Record<ProductState, string>> = {
  active: 'Active',
  draft: 'Draft',
  archived: 'Archived',
};

export const search = { label: 'Search products', hint: 'Title, brand, category, tag or SKU' } as const;
export const narrow = {
  category: 'Category',
  brand: 'Brand',
  tag: 'Tag',
} as const;
export const clear = 'Clear search and filters';

export const columns = {
  product: 'Product',
  category: 'Category',
  price: 'Price',
  stock: 'Stock',
  state: 'State',
} as const;
export const untitled = 'Without a title';
export const noPicture = 'No photo';
export const noPrice = 'No price yet';
export const regularPrice = 'Regular price';
export const colors = (count: number): string => (count === 1 ? '1 colour' : `${count} colours`);
export const unpublished = 'Unpublished changes';
export const onSale = 'On sale';
export const waiting = 'Waits for its photos';
export const soldOut = 'Sold out';

export const more = 'Load more';
export const moreFailed = 'More products could not be loaded.';
export const shown = (count: number, total: number): string =>
  count === total ? (total === 1 ? '1 product' : `${total} products`) : `${count} of ${total} products are shown`;

export const empty: Readonly<Record<ProductTab | 'found', readonly [heading: string, text: string]>> = {
  active: ['Nothing in the shop yet', 'Add your first product: some photos, a title and a price are enough to begin.'],
  draft: ['No drafts', 'A product that you begin waits here until you publish it.'],
  archived: ['Nothing archived', 'Products that you no longer sell are kept here, with their orders and reviews.'],
  refused: ['Google takes them all', 'Every product in the shop has what Google and Meta ask for.'],
  found: ['No product matches', 'Please check the spelling, or look in the other tabs.'],
};

export const bulk = {
  label: 'Chosen products',
  one: (name: string): string => `Choose ${name}`,
  more: 'More changes',
  archive: 'Archive',
  restore: 'Restore',
  price: 'Change prices',
  sale: 'Start a sale',
  endSale: 'End the sale',
  category: 'Set the category',
  brand: 'Set the brand',
  addTag: 'Add a tag',
  removeTag: 'Remove a tag',
  delete: 'Delete',
} as const;

const products = (count: number): string => (count === 1 ? '1 product' : `${count} products`);

export const done = {
  archive: (count: number): string => `${products(count)} archived.`,
  restore: (count: number): string => `${products(count)} back in the shop.`,
  delete: (count: number): string => `${products(count)} deleted.`,
  price: (count: number): string => `Prices of ${products(count)} changed.`,
  sale: (count: number): string => `${products(count)} in the sale.`,
  'end sale': (count: number): string => `The sale of ${products(count)} is over.`,
  category: (count: number): string => `Category of ${products(count)} changed.`,
  brand: (count: number): string => `Brand of ${products(count)} changed.`,
  'add tag': (count: number): string => `Tag added to ${products(count)}.`,
  'remove tag': (count: number): string => `Tag removed from ${products(count)}.`,
} as const;

const bulkLabels = {
  archive: bulk.archive,
  restore: bulk.restore,
  price: bulk.price,
  sale: bulk.sale,
  'end sale': bulk.endSale,
  category: bulk.category,
  brand: bulk.brand,
  'add tag': bulk.addTag,
  'remove tag': bulk.removeTag,
} as const;

export const undo = {
  what: (kind: keyof typeof bulkLabels, count: number, time: string): string =>
    `${bulkLabels[kind]}: ${products(count)}. You can undo this until ${time}.`,
  action: 'Undo',
  done: (count: number): string => `Undone: ${products(count)} as before.`,
} as const;

export const refused = {
  heading: (count: number): string =>
    count === 1 ? '1 product stayed as it was' : `${count} products stayed as they were`,
  changed: (count: number): string => (count === 0 ? 'Nothing was changed.' : `${products(count)} changed.`),
  close: 'Close',
} as const;

export const dialogs = {
  of: (what: string, count: number): string => `${what}: ${products(count)}`,
  percent: 'Percent',
  percentHint: '10 makes prices higher, −10 lower. The regular price changes, rounded to whole rupees.',
  percentRule: 'Type a whole number from -90 to 200, but not 0.',
  example: (name: string, before: string, after: string): string => `${name}: ${before} becomes ${after}.`,
  percentOff: 'Percent off',
  percentOffRule: 'Type a whole number from 1 to 90.',
  from: 'From',
  fromHint: 'Empty: at once.',
  until: 'Until',
  untilHint: 'Empty: until you end it. India’s time.',
  untilBeforeFrom: 'The sale ends before it begins.',
  category: 'Category',
  brand: 'Brand',
  tag: 'Tag',
  missing: 'Type something, or close this.',
  savePrice: 'Change the prices',
  saveSale: 'Start the sale',
  save: 'Save',
  deleteHeading: (count: number): string => (count === 1 ? 'Delete this product?' : `Delete ${count} products?`),
  deleteText:
    'They are gone for good, with their photos. Products that somebody bought are not deleted: archive them instead.',
  delete: 'Delete for good',
} as const;
