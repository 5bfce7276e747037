// Packing: the pick list, and the orders to pack.
export const title = 'Packing';
export const summary = (orders: number, pieces: string): string =>
  `${orders === 1 ? '1 order' : `${orders} orders`} to pack, ${pieces}`;
export const summaryOfFirst = (orders: number, all: string, pieces: string): string =>
  `The first ${orders} of ${all} orders to pack, ${pieces}`;

export const pickList = {
  heading: 'Take from the shelves',
  text: 'All that the orders below still need.',
} as const;

export const orders = {
  list: 'Orders to pack, the one that waits longest first',
  more: 'More orders wait. They appear here when these are packed.',
  held: 'Look at this order before you pack it.',
  packAll: (count: number): string => `Mark all ${count} as packed`,
  leftOut: (count: number): string =>
    count === 1 ? 'Without the one to look at first.' : `Without the ${count} to look at first.`,
  ship: (count: number): string => (count === 1 ? 'Ship the packed order' : `Ship the ${count} packed orders`),
  together: (numbers: readonly string[]): string =>
    `Goes with ${numbers.join(' and ')}: same customer, same address. One parcel is enough.`,
  tick: 'Packed',
  tickOf: (number: string): string => `${number} is packed`,
} as const;

/** Of a slip. */
export const scanned = {
  hint: 'The code of a packing slip marks its order as packed.',
  already: (number: string): string => `${number} is packed already.`,
  held: (number: string): string =>
    `Look at ${number} before you pack it: open it, or find it in the list. Then tick it there.`,
  elsewhere: (number: string, status: string): string =>
    `${number} is not to be packed: it is ${status.toLowerCase()}.`,
  unknown: (number: string): string => `No order has the number ${number}. Scan the code of a packing slip.`,
} as const;

export const emptyHeading = 'Nothing to pack';
export const emptyText = 'New orders appear here as soon as they are paid.';
export const donePacked = 'Everything here is packed.';
export const waiting = (count: number, hasMore: boolean): string =>
  `Waiting for the courier: ${count}${hasMore ? '+' : ''}`;

export const again = {
  heading: 'Print again',
  text: 'Packing slips and labels of parcels that wait for the courier.',
  all: (count: number): string => `all ${count}`,
  part: (from: number, to: number): string => `${from} to ${to}`,
} as const;
