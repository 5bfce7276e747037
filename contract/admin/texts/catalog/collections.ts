// The screens of collections: list, editor.

export const title = 'Collections';
export const intro = 'A collection shows all T-shirts with a tag, with words and a picture of your own.';

const products = (count: number): string => `${count} ${count === 1 ? 'product' : 'products'}`;

export const list = {
  add: 'New collection',
  emptyHeading: 'No collections yet',
  emptyText: 'Choose a tag that your products have, such as monsoon, and give it a title, a sentence and a picture.',
  noTagsText:
    'A collection is made of a tag, and no product has a tag without a collection. Add tags to products first.',
  untitled: 'Without a title',
  tag: (tag: string): string => `Tag ${tag}`,
  products,
  noProducts: 'No product on sale',
  inShop: 'In the shop',
  notInShop: 'Not in the shop',
  draft: 'Draft waiting',
  up: (name: string): string => `Move up: ${name}`,
  down: (name: string): string => `Move down: ${name}`,
} as const;

export const add = {
  heading: 'New collection',
  tag: 'Tag',
  tagHint: 'The collection shows every product on sale that has it.',
  choose: 'Choose a tag',
  tagWith: (tag: string, count: number): string => `${tag} (${products(count)})`,
  submit: 'Make it',
} as const;

export const editor = {
  actions: 'More for this collection',
  about: (tag: string, count: number): string => `Shows ${products(count)} with the tag ${tag}.`,
  empty: (tag: string): string =>
    `No product on sale has the tag ${tag}. Until one has, only those who know the address find the collection.`,
  title: 'Title',
  sentence: 'Sentence',
  sentenceHint: 'Beside the picture, and in search engines.',
  left: (count: number): string => `${count} characters left`,
  unchanged: 'As in the shop',
  neverPublished: 'Not in the shop',
  unpublish: 'Take out of the shop',
  unpublished: 'The collection is not in the shop any more.',
  discard: 'Discard the draft',
  discarded: 'The draft is discarded.',
  remove: 'Delete',
} as const;

export const picture = {
  heading: 'Picture',
  ofNewest: 'The front picture of the newest product with the tag. It changes by itself.',
  none: 'There is no picture yet.',
  backToNewest: 'Use the newest product',
  removed: 'The photo is removed.',
  crop: 'The shop shows the middle of it beside the words.',
} as const;

export const remove = {
  heading: (name: string): string => `Delete ${name}?`,
  text: 'Its words, its picture and its page are gone. The products and their tag stay.',
  confirm: 'Delete the collection',
  done: 'The collection is deleted.',
} as const;
