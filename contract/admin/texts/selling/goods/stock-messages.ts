// Why a count was refused.

export const productNotFound = (product: string) => `There is no product ${product}.`;
export const notOffered = (title: string) => `${title} does not come in this colour.`;
export const madeToOrder = (piece: string) => `${piece} is made to order, so it has no stock. Please count it first.`;
export const changedMeanwhile = (piece: string, stock: string) =>
  `${piece} has changed meanwhile: it is ${stock} now. Please count once more.`;
export const pieces = (stock: number | null) => (stock === null ? 'made to order' : String(stock));
export const reservedByCheckouts = (piece: string, reserved: number) =>
  `${piece}: somebody is paying for ${reserved} just now. Please try again in 15 minutes.`;
export const nothingReserved = 'This checkout has nothing reserved any more: it was paid, or its time is over.';
export const reservedByStaff = 'Staff took this order. Please withdraw it on its own page.';
export const keyUsed = 'This delivery was recorded before with other figures. Please look at the stock again.';
/** The reason of a first count in the product editor. */
export const firstCount = 'first count';
export const nothingCounted = (title: string) => `Nothing of ${title} is counted yet. Please count it first.`;
export const tooMany = (most: number) => `A stock has ${most} pieces at most.`;
export const namedTwice = (piece: string) => `${piece} is there twice. Please send it once.`;

export const delivery = {
  noSku: 'The SKU is missing.',
  unknownSku: (sku: string) => `No T-shirt has the SKU ${sku}. Give it one under Products, or mend the line.`,
  pieces: (typed: string) => `${typed ? `“${typed}” is no number of pieces` : 'The number of pieces is missing'}.`,
  empty: 'No line of the list names a piece. Please scan, type, or choose a file.',
  refused: (rows: number, first: string) =>
    `${rows === 1 ? 'One line' : `${rows} lines`} cannot be received, so nothing was added. ${first}`,
  row: (row: number, message: string) => `Line ${row}: ${message}`,
  receivedBefore: 'The same list was received before, so nothing was added. If it arrived once more, please say so.',
  tooLong: (most: number) => `A list has ${most} lines at most. Please divide it.`,
};
