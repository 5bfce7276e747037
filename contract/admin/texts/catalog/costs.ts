// Cost prices: in the editor, and as a file.

export const heading = 'Cost price';
export const text = 'What one piece costs you. Only the owner sees it; Sales then shows what you earn.';
export const label = 'Cost of a piece';
export const hint = 'In rupees, such as 182.50. Empty: not known. It counts for orders from now on.';
export const save = 'Save the cost';
export const saved = 'The cost is saved.';
export const afterPublishing = 'You can enter it once the product is published.';

export const file = {
  heading: 'Cost prices',
  text: 'One line for each published product. Fill in “Cost per item”, and upload the file. Empty cells change nothing. A product file of Shopify works too.',
  download: 'Download costs.csv',
  upload: 'Upload costs',
  name: 'costs.csv',
  started: 'The file is on its way.',
  done: (changed: number, unknown: { listed: readonly string[]; total: number }): string =>
    [
      changed === 0 ? 'No cost has changed.' : changed === 1 ? '1 cost is saved.' : `${changed} costs are saved.`,
      unknown.total > 0 &&
        `No published product has: ${unknown.listed.join(', ')}${unknown.total > unknown.listed.length ? ` and ${unknown.total - unknown.listed.length} more` : ''}.`,
    ]
      .filter(Boolean)
      .join(' '),
};
export const columns = { handle: 'Handle', title: 'Title', price: 'Variant Price', cost: 'Cost per item' } as const;

/** What the server says. */
export const noAmount = 'Please enter an amount such as 182.50';
export const tooLarge = 'The file is too large. Use the one of “Download costs.csv”.';
export const noColumn = 'There is no column “Cost per item”. Use the file of “Download costs.csv”.';
export const badCell = (row: number, cell: string): string =>
  `Row ${row}: “${cell}” is no amount such as 182.50. Nothing was saved.`;
export const twoCosts = (row: number, handle: string): string =>
  `Row ${row}: ${handle} has another cost in a row before. A product has one cost. Nothing was saved.`;
