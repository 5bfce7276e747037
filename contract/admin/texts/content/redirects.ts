// The screen of old addresses and where they lead.

export const title = 'Old addresses';
export const intro =
  'Links and searches that still name an address of your earlier shop lead to the right page. A page that exists always comes first.';
export const search = { label: 'Search old addresses', hint: 'Words of an address' } as const;

export const missing = {
  heading: 'Asked for this week, without a page',
  text: 'Choose a page for each that people still follow.',
  asked: (times: number): string => (times === 1 ? 'once' : `${times} times`),
  lead: 'Choose a page',
  leadFrom: (path: string): string => `Choose a page for ${path}`,
} as const;

export const list = {
  heading: 'They lead to a page',
  noneHeading: 'No old address yet',
  noneText: 'An import of products adds the addresses of Shopify and WooCommerce by itself. Add others here.',
  notFoundHeading: 'No address matches',
  notFoundText: 'Search for fewer words.',
  showAll: 'Show all addresses',
  imported: 'Import',
  more: (shown: number, total: number): string => `The first ${shown} of ${total}. Please search for more.`,
  actionsOf: (path: string): string => `Actions for ${path}`,
  change: 'Change the page',
  remove: 'Remove',
  removed: 'Removed.',
} as const;

export const form = {
  add: 'Add an address',
  from: 'Old address',
  fromHint: 'You can paste the whole link, such as https://old-shop.in/products/tee.',
  to: 'It leads to',
  toHint: 'A page of this shop, such as /product/tee or /contact.',
  save: 'Save',
  saved: 'Saved. The shop leads there now.',
} as const;

/** What the server says about a wrong request. */
export const fromRequired = 'Write the old address.';
export const toRequired = 'Write the page that it leads to now.';
export const fromUnknown = 'This is no address of a page. Write the part after the domain, such as /products/old-tee.';
export const toElsewhere =
  'Old addresses lead to pages of this shop only. Write the part after the domain, such as /product.';
export const pageExists = 'This page exists, so nobody is led away from it.';
export const loop = 'These addresses would lead in a circle. Choose a page that exists.';
