// The screen of size charts, and what the server says about them.
import { lengths } from '../../../limits.ts';

export const title = 'Size charts';
export const intro =
  'What shoppers read under Size guide. A T-shirt has the chart that you choose in its editor, or the one of its category.';
export const back = 'Products';

export const list = {
  heading: 'Your charts',
  none: 'None yet. Add one, or take one of the usual charts below as a start.',
  add: 'Add a chart',
  ofCategory: (category: string): string => `For the category ${category}`,
  byChoice: 'Only for T-shirts that choose it',
  chosen: (products: number): string => (products === 1 ? '1 T-shirt chose it' : `${products} T-shirts chose it`),
  actionsOf: (name: string): string => `Actions for ${name}`,
  change: 'Change',
  remove: 'Delete',
  removed: 'Deleted. Its T-shirts have the chart of their category.',
} as const;

export const usual = {
  heading: 'Usual charts',
  text: 'Shown until you write one for the category.',
  others: 'All other categories',
  take: 'Write your own',
  takeFor: (category: string): string => `Write your own chart for ${category}`,
} as const;

export const form = {
  name: 'Name',
  nameHint: 'Only you see it, such as Children.',
  category: 'Category',
  categoryHint: 'All its T-shirts have this chart. Empty: only T-shirts that choose it.',
  table: 'Table',
  tableHint:
    'A line for each size, columns parted by commas; you can paste from a spreadsheet. The first line has the titles. End a title with cm, and shoppers read inches too.',
  example: 'Size, Chest cm, Length cm\n2-3 Y, 58, 39\n4-5 Y, 62, 43',
  note: 'Below the table',
  noteHint: 'For example how you measure. May be empty.',
  preview: 'Shoppers read',
  save: 'Save',
  saved: 'Saved. The size guide shows it now.',
} as const;

export const table = {
  size: 'Size',
  tooShort: 'Write a line with titles, such as “Size, Chest cm, Length cm”, and below it a line for each size.',
  tooMany: (most: number, what: string): string => `Use at most ${most} ${what}.`,
  title: (most: number): string => `Give every column a title of at most ${most} characters.`,
  titleTwice: 'Give every column a title of its own.',
  sizeUnusable: (size: string): string =>
    size === ''
      ? 'Begin the line with the size.'
      : `“${size}” cannot be a size. Use at most ${lengths.size} characters, without a slash.`,
  sizeTwice: (size: string): string => `${size} is there already.`,
  tooWide: 'There is more in it than the columns have room for.',
  noMeasure: (text: string): string => `“${text}” is no measure in cm. Write a number such as 58, or 58-62.`,
  inLine: (line: number, problem: string): string => `Line ${line}: ${problem}`,
} as const;

export const tooLong = (most: number): string => `Use at most ${most.toLocaleString('en-IN')} characters.`;
export const nameMissing = 'Type a name.';
export const gone = 'This chart was deleted meanwhile. Copy what you need, and add a new one.';
export const changedMeanwhile = 'Somebody has changed this chart meanwhile. Copy what you need, and open it again.';
export const categoryTaken = (name: string): string => `The chart ${name} is for this category already.`;
export const nameTaken = 'You have a chart of this name. Files know charts by their names, so please choose another.';

/** In the product's editor. */
export const choice = {
  label: 'Size chart',
  byCategory: 'By the category',
  /** Sizes without a row. */
  lacks: (sizes: readonly string[]): string => `It has no measures for ${sizes.join(', ')}.`,
  toCharts: 'Size charts',
} as const;
