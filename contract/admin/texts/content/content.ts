// The screens of the owner's texts: list, editor, versions.

export const title = 'Content';
export const intro = 'The texts of the shop. What you write is a draft until you publish it.';

export const states = {
  default: 'Default text',
  published: (version: number): string => `Version ${version} is in the shop`,
  draft: 'Draft waiting',
} as const;
export const by = (who: string, when: string): string => `${who}, ${when}`;
export const draftBy = (who: string, when: string): string => `Draft by ${who}, ${when}`;
export const publishedBy = (who: string, when: string): string => `Published by ${who}, ${when}`;
export const commandLine = 'Command line';
export const versionsOf = 'Versions';
export const actions = 'More for this text';

const parts = 'A blank line starts a new paragraph. A line that begins with ## is a heading.';
const list = 'Lines that begin with - are a list.';
const braces = 'Words in braces, such as {shippingFee}, show what the settings say.';

/** Help about the form, above it. */
export const howTo = {
  policy: [`${parts} ${list}`, braces],
  about: [parts, braces],
  story: ['A blank line starts a new paragraph.', braces],
  banners: ['One to six banners take turns at the top of the store.', braces],
  houseLines: [
    'The row below the first T-shirts that introduces your brands and tags. The picture is that of the newest T-shirt.',
    braces,
  ],
} as const;

/** The pictures of About and Our Story. */
export const photos = {
  heading: 'Pictures',
  about: 'One beside each heading, in order.',
  story: 'Two at a time take turns below the text.',
  shipped: 'Show the pictures that came with the shop',
  shippedHint: 'Turn this off to show your own photos, or none.',
  none: 'No photos: the page has no pictures.',
  removed: 'Your photos are removed.',
} as const;

export const editor = {
  label: 'Text',
  toCheck: (count: number): string => (count === 1 ? '1 thing to check' : `${count} things to check`),
} as const;

/** There is no draft. */
export const unchanged = 'As in the shop';

export const publish = {
  heading: (page: string): string => `Publish ${page}?`,
  text: 'Shoppers see the new text at once.',
  note: 'Note',
  noteHint: 'What changed and why, for the list of versions. Optional.',
  submit: 'Publish',
  undo: 'Undo',
  undone: 'Undone. The shop shows the text from before.',
} as const;

export const discard = {
  action: 'Discard the draft',
  done: 'The draft is discarded.',
} as const;

export const versions = {
  title: (page: string): string => `Versions of ${page}`,
  intro: 'Newest first. Any of them can be brought back; that makes a new version.',
  version: (version: number): string => `Version ${version}`,
  default: 'The default text',
  inShop: 'In the shop',
  read: 'Read',
  compare: 'Compare with the shop',
  hide: 'Hide',
  bringBack: 'Bring back',
  readOf: (name: string): string => `Read: ${name}`,
  compareOf: (name: string): string => `Compare with the shop: ${name}`,
  bringBackOf: (name: string): string => `Bring back: ${name}`,
  done: (name: string): string => `${name} is in the shop again.`,
  toEditor: 'Back to the text',
  difference: 'What bringing it back would add begins with +, what it would remove with −.',
} as const;
