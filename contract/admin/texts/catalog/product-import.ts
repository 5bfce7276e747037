// The screen that imports files of products, and exports them.
import type { ImportReport, ImportState } from '../../schemas/catalog/product-imports.ts';

const number = (count: number) => count.toLocaleString('en-IN');
const count = (many: number, one: string, more: string) => `${number(many)} ${many === 1 ? one : more}`;

export const title = 'Import products';
export const back = 'Products';
export const intro =
  'Bring products from a spreadsheet or from Shopify. Nothing changes before you have seen what would.';

export const choose = {
  heading: 'Choose a file',
  button: 'Choose a file',
  another: 'Choose another file',
  facts: [
    'A CSV file in Shopify’s form, up to 20 MB and 10,000 products. An export of this shop has that form, too.',
    'Or a zip archive of such a file and its pictures, up to 500 MB. Pictures with an https address are fetched for you.',
    'Products are found by their handle. What the file has no column for stays as it is.',
    'What a file does not name of a product, such as other colours, stays on offer unless you say otherwise.',
    'A product with a mistake is named with its row, and what to write. The others can be imported without it.',
  ],
};

export const exporting = {
  heading: 'Download all products',
  text: 'One CSV file for a spreadsheet, for Shopify, or to change many products at once: download, edit, import.',
  button: 'Download products.csv',
};

export const sending = {
  heading: (file: string) => `Sending ${file}`,
  share: (percent: number) => `${percent} % has arrived`,
  cut: 'The connection is lost. It goes on by itself.',
  stop: 'Stop',
  stopped: 'The upload was stopped. Choose the same file again to go on where it stopped.',
  failed: 'The file could not be sent. Please choose it again.',
};

export const states: Record<ImportState, string> = {
  reading: 'Being read',
  checked: 'Not imported yet',
  importing: 'Being imported',
  done: 'Imported',
  failed: 'Failed',
};

export const reading = 'The file is being read. You may leave this page and come back.';
export const importing = 'The products are being imported. You may leave this page and come back.';
export const storing = (done: number, of: number) => `Pictures: ${number(done)} of ${number(of)}`;
export const failedHeading = 'Nothing was imported';

export const counts = {
  heading: 'What would change',
  doneHeading: 'What changed',
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  drafts: 'Drafts',
  pictures: 'Pictures to bring',
};
export const rows = (many: number) => count(many, 'row', 'rows');

export const problems = {
  heading: (total: number) => count(total, 'problem', 'problems'),
  text: 'Nothing can be imported before these are corrected. Correct them in the file, then choose it again.',
  row: 'Row',
  field: 'Field',
  message: 'What to do',
  more: (total: number, listed: number) => `${number(total - listed)} more are not listed.`,
};
/** What is not named: kept, or withdrawn. */
export const unnamed = {
  field: 'Product',
  message: 'What happens',
  keptHeading: (total: number) => `${count(total, 'thing', 'things')} the file does not name`,
  keptText: 'Of products that the file names. They stay as they are.',
  withdrawnHeading: 'What will no longer be offered',
  withdrawnText: 'The file does not name these. Orders that have them stay.',
  label: 'Withdraw what the file does not name',
  hint: 'Colours, sizes and pictures of its products that are missing in the file go out of the shop.',
};

/** Products with a problem. */
export const faulty = {
  label: 'Leave out products with a problem',
  hint: (many: number) =>
    `${count(many, 'product has', 'products have')} one. The others are imported; these you mend in a file of their own.`,
  left: 'These are left out. Mend them in their own file, then choose it.',
  download: 'Download the rows to mend',
};

export const notes = {
  heading: (total: number) => count(total, 'note', 'notes'),
  text: 'These do not stop the import.',
};

export const round = {
  label: 'Round prices to whole rupees',
  hint: 'The shop’s prices have no paise. 499.50 becomes 500.',
};

export const start = ({ products }: ImportReport) =>
  `Import ${count(products.new + products.changed, 'product', 'products')}`;
export const nothing = 'The shop is as the file says. There is nothing to import.';
export const again = 'Check again';
export const done = 'The products are in the shop. Drafts wait under Products until you publish them.';
export const seeProducts = 'See the products';

export const earlier = {
  heading: 'Earlier files',
  none: 'No file has been imported yet.',
  by: (who: string, when: string) => `${who}, ${when}`,
  commandLine: 'Command line',
};
