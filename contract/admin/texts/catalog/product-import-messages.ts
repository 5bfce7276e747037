// What the server says about a file of products: one sentence that says what to do.
import { colorName } from '../../../colors/color-name.ts';
import { lengths } from '../../../limits.ts';
import { importLimits } from '../../limits/file-limits.ts';

const megabytes = (bytes: number) => `${bytes / (1024 * 1024)} MB`;
const number = (count: number) => count.toLocaleString('en-IN');

/** Of the whole file: it cannot be read. */
export const rejections = {
  empty: 'The file is empty.',
  tooLarge: `A CSV file has at most ${megabytes(importLimits.csvBytes)}. Divide it, and import the parts one after the other.`,
  tooManyRows: `A file has at most ${number(importLimits.rows)} rows. Divide it, and import the parts one after the other.`,
  tooManyProducts: `A file has at most ${number(importLimits.products)} products. Divide it, and import the parts one after the other.`,
  noProducts: 'The file has a header, but no products below it.',
  excel:
    'This is an Excel workbook. In Excel choose Save As, then “CSV UTF-8 (Comma delimited)”, and upload that file.',
  utf16: 'The file is stored as UTF-16. Save it as CSV UTF-8, and upload that file.',
  notUtf8: 'The letters of the file are not UTF-8. Save it as CSV UTF-8, and upload that file.',
  notText: 'This is no CSV file: it holds something else than text.',
  delimiter: 'The cells are separated by semicolons or tabs. Save the file as CSV with commas.',
  wooCommerce:
    'This is a product file of WooCommerce, which the shop does not read. Bring its products into Shopify’s form: each colour and size in a row of its own, with the header of an export of this shop.',
  noHandle:
    'There is no column “Handle” or “URL handle” in the first row. Use a product file of Shopify, or the header of an export of this shop.',
  columnTwice: (column: string) => `The column “${column}” stands there twice. Delete one of them.`,
  quotes: (row: number) =>
    `Row ${number(row)} has a quotation mark that is not closed, or stands in the middle of a cell. Write a cell with quotation marks as "…", and each mark in it twice.`,
  longRow: (row: number) => `Row ${number(row)} is too long. A quotation mark before it may not be closed.`,
} as const;

/** Of the archive: it is not opened. */
export const zipRejections = {
  damaged: 'The zip archive is damaged, or did not arrive whole. Make it again.',
  encrypted: 'The zip archive has a password. Make one without.',
  names: 'The zip archive has names that lead out of its folder, such as ../file. Make it again from plain files.',
  'too many': `A zip archive has at most ${number(importLimits.zipEntries)} files. Divide it.`,
  bomb: `The zip archive unpacks to far more than it seems. Pictures are at most ${megabytes(importLimits.pictureBytes)} each and ${megabytes(importLimits.unpackedBytes)} together.`,
  noCsv: 'There is no CSV file in the zip archive. Put the product file beside the pictures.',
  manyCsv: 'There are several CSV files in the zip archive. Leave one.',
} as const;

/** Of a picture, in the row that names it. */
export const pictureProblems = {
  address: 'Pictures are fetched from addresses that begin with https://.',
  notZipped: (name: string) => `There is no file “${name}” in the zip archive.`,
  noAddress: (name: string) =>
    `“${name}” is no address. To bring pictures along, upload a zip archive of the CSV and the pictures.`,
  ambiguous: (name: string) => `Several files in the zip archive are named “${name}”. Write the folder, too.`,
  gone: 'This picture is not in the shop any more.',
  private: 'This address leads into a private network, which the shop never enters.',
  unreachable: 'The server of this picture cannot be reached.',
  slow: 'The picture did not arrive within 10 seconds.',
  status: 'There is no picture at this address.',
  redirects: 'This address leads on to others too often.',
  large: `The picture is larger than ${megabytes(importLimits.pictureBytes)}.`,
} as const;

export const uploadTooLarge = `The file is larger than ${megabytes(importLimits.zipBytes)}. Divide it, and import the parts one after the other.`;

/** Why an import that was begun did not end. */
export const failures = {
  fileGone: 'The file is not kept any more. Upload it again.',
  stopped:
    'The import was interrupted several times. Nothing was changed. Please try again; if it happens once more, divide the file.',
  busy: 'The catalogue was changed again and again meanwhile. Nothing was imported. Please try again.',
  swapped: 'This is not the file that was checked. Nothing was imported. Upload it again.',
  notReady: 'This import is not ready: it has problems, or is under way.',
  unknown: 'There is no such import.',
} as const;

/** Of a row. */
export const problems = {
  draftOfPublished: 'This product is sold already. Write archived to take it out of the shop, or active.',
  handleMissing: 'Write the product’s handle, such as warli-village-tee: it says which rows belong together.',
  handleUnknown: 'A handle has small letters, digits and single dashes, such as warli-village-tee.',
  surplusCells: 'The row has more cells than the header. Put a cell that has a comma in quotation marks.',
  otherTitle: (row: number, title: string) =>
    `Row ${number(row)} calls the product of this handle “${title}”. Give another product another handle.`,
  noColumn: (column: string) => `New products need the column “${column}”, which the file does not have.`,
  status: 'Write active, draft or archived.',
  published: 'Write TRUE or FALSE.',
  policy: 'Write deny or continue.',
  policyDiffers: (row: number) =>
    `Row ${number(row)} says something else. Here a product as a whole sells out, or can be bought and is made to order: write the same in all its rows.`,
  optionUnnamed: (column: string) => `There is a value, but no name of the option in “${column}”.`,
  optionUnknown: (name: string) =>
    `“${name}” is no option of this shop, which has Size and Colour. Make a product of each ${name.toLowerCase()}, or take the option out.`,
  optionTwice: 'Two options of the product mean the same. Keep one of them.',
  optionRenamed: (row: number) =>
    `Row ${number(row)} names another option in this column. Name it alike in all rows of a product.`,
  sizeMissing: 'Write the size of this row.',
  sizeUnusable: (size: string) =>
    `“${size}” cannot be a size. Use at most ${lengths.size} characters, without a slash or comma.`,
  colorMissing: 'Write the colour of this row.',
  variantTwice: (row: number) => `Row ${number(row)} has the same colour and size already.`,
  countWithoutSize:
    'Pieces are counted by size. Add an option Size, or leave the inventory tracker empty: then the product is made to order.',
  whichColor: 'The product comes in several colours here. Add an option Colour, which says which one is meant.',
  price: (text: string) => `“${text}” is no price. Write rupees, such as 499 or 1,299.`,
  wholeRupees: (text: string) =>
    `“${text}” has paise. Prices are whole rupees here: write one, or import with rounding.`,
  priceTooHigh: 'A price is at most Rs. 1,00,00,000.',
  priceDiffers: (row: number, price: number) =>
    `Row ${number(row)} says ${number(price)}. A product has one price here for all colours and sizes: write the same, or make two products.`,
  belowPrice: 'It is below the price. Write the MRP, or leave the cell empty.',
  quantity: (text: string) => `“${text}” is no number of pieces. Write a whole number.`,
  quantityTooHigh: 'At most 1,00,000 pieces can be counted.',
  tooLong: (most: number) => `Use at most ${number(most)} characters.`,
  tooMany: (most: number, what: string) => `Use at most ${number(most)} ${what}.`,
  hsn: 'An HSN code has 4, 6 or 8 digits, such as 6109.',
  sizeChart: (name: string, names: readonly string[]) =>
    names.length === 0
      ? `The shop has no size chart “${name}”. Add it under Products, Size charts, or name none.`
      : `“${name}” is no size chart of the shop. Write ${names.join(' or ')}, or none.`,
  sizeChartTwice: (name: string) =>
    `Several size charts are called “${name}”. Give each a name of its own under Products, Size charts.`,
} as const;

/** What the owner should know; it does not stop the import. */
export const notes = {
  noCategory: 'The file names no category, so this is a draft. Choose a category in the editor and publish it.',
  noPicture: 'The file names no picture, so this is a draft. Add a photo in the editor and publish it.',
  asPictured: (color: string) => `The file names no colour, so it is called “${colorName(color)}”.`,
  ownSizes: (own: readonly string[]) =>
    `The product gets ${own.length === 1 ? 'a size' : 'sizes'} of its own: ${own.join(', ')}. If one is a typing error, correct the file.`,
  skuWithoutSize: 'A SKU belongs to a size. This one is left out.',
  countKept: 'These pieces are counted already: the stock stays as it is. Change it under Stock.',
  dropped: (pictures: number, others: number) =>
    `The description has ${[pictures > 0 && `${number(pictures)} ${pictures === 1 ? 'picture' : 'pictures'}`, others > 0 && `${number(others)} ${others === 1 ? 'video or frame' : 'videos or frames'}`].filter(Boolean).join(' and ')}, which the shop leaves out. Add pictures to the product instead.`,
  lostLink: (href: string) =>
    `The description links to ${href}, which is no page of this shop. Change the link in the editor, or lead the old address to a page under Old addresses.`,
  optionConstant: (name: string, value: string) =>
    `“${name}” is “${value}” for the whole product. The shop has no such option, so it is left out.`,
  colorFromField: (color: string) => `The colour “${colorName(color)}” is the one of the file’s colour field.`,
  colorsInField: (colors: string) =>
    `The file’s colour field has several colours (${colorName(colors)}), but the product has no colour option. Write the colours as an option to offer each.`,
  noneOf: (text: string, choices: readonly string[]) =>
    `“${text}” is left out. Write ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}, or nothing: then the category says it.`,
  noQuantity: 'Pieces are tracked, but the file has no quantity. Begin to count under Stock.',
} as const;

/** The last column of the rows that were left out. */
export const toMend = 'What to mend';

/** What the file does not name of a product that it names. */
export const unnamed = {
  color: (color: string, isWithdrawn: boolean) =>
    isWithdrawn
      ? `The colour ${colorName(color)} will no longer be offered.`
      : `The colour ${colorName(color)} stays on offer.`,
  sizes: (sizesOfColors: readonly string[], isWithdrawn: boolean) =>
    `${sizesOfColors.join(', ')} ${isWithdrawn ? 'will no longer be offered' : sizesOfColors.length === 1 ? 'stays on offer' : 'stay on offer'}.`,
  photos: (many: number, isWithdrawn: boolean) =>
    `${number(many)} ${many === 1 ? 'picture' : 'pictures'} ${isWithdrawn ? 'will be taken out' : many === 1 ? 'stays' : 'stay'}.`,
} as const;

/** The colour of a product whose file names none. */
export const asPictured = 'As pictured';
