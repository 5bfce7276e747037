// Banners and house lines in the editor: their fields, their pictures, and what a button leads to.

export const cards = {
  banner: (position: number): string => `Banner ${position}`,
  line: (position: number): string => `House line ${position}`,
  /** One name per field, in labels, versions and errors. */
  fields: {
    eyebrow: 'Small line above',
    headline: 'Title',
    sentence: 'Sentence',
    action: 'Button',
    leadsTo: 'Button leads to',
    shows: 'T-shirts',
    picture: 'Picture',
    alt: 'What it shows',
    from: 'First day',
    until: 'Last day',
    isShown: 'Show it in the shop',
  },
  left: (characters: number): string => (characters === 1 ? '1 character left' : `${characters} characters left`),
  datesHint: 'Leave a day empty to begin at once, or to stay until you change it.',
  addBanner: 'Add a banner',
  addLine: 'Add a house line',
  up: (card: string): string => `Move ${card} up`,
  down: (card: string): string => `Move ${card} down`,
  remove: (card: string): string => `Remove ${card}`,
  removed: (card: string): string => `${card} is removed.`,
  yes: 'yes',
  no: 'no',
} as const;

export const pictures = {
  drawn: [
    'Drawing 1: tees with old crafts, on a warm ground',
    'Drawing 2: tees for the monsoon, on a grey ground',
    'Drawing 3: children’s tees on hangers, on a sandy ground',
  ],
  drawing: (number: number): string => `Drawing ${number}`,
  photo: 'Photo',
  toDrawing: 'Back to a drawing',
  removed: 'The photo is removed.',
  crop: 'The shop shows the middle of it beside the words, so a wide photo with its subject in the middle is best.',
} as const;

/** What a link may lead to. */
export const link = {
  kinds: {
    product: 'A T-shirt',
    collection: 'A collection',
    tag: 'A tag',
    category: 'A category',
    brand: 'A brand',
    page: 'A page',
    address: 'Another address of the shop',
  },
  names: {
    product: 'T-shirt',
    collection: 'Collection',
    tag: 'Tag',
    category: 'Category',
    brand: 'Brand',
    page: 'Page',
    address: 'Address',
  },
  pages: {
    all: 'All T-shirts',
    contact: 'Contact',
    blogs: 'Blog',
  },
  named: (kind: string, name: string): string => `${kind}: ${name}`,
  nothing: 'Nothing yet',
  change: 'Change',
  changeOf: (label: string, card: string): string => `Change: ${label}, ${card}`,
  kind: 'What it leads to',
  which: 'Which one',
  find: 'Find a T-shirt',
  found: 'T-shirts found',
  noneFound: 'No T-shirt has these words. Please type fewer.',
  none: 'The shop has none yet. Please choose something else.',
  address: 'Address',
  addressHint: 'Copy it from your shop, such as /product?maxPrice=499.',
  notHere: 'That is no address of this shop. Please open the page in your shop and copy its address.',
  choose: 'Please choose one.',
  use: 'Use this',
} as const;
