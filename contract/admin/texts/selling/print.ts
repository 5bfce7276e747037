// Packing slips and labels: the printed texts, and the page that prints them.
export const slips = {
  title: 'Packing slips',
  hint: 'Four on a sheet of A4. Print at 100 %, without margins.',
} as const;
export const labels = {
  title: 'Labels',
  hint: '4 × 6 inches. Choose that paper, 100 %, without margins.',
} as const;
/** Tells links of the same name apart: of an order, or of several. */
export const ofWhich = (title: string, which: string): string => `${title} of ${which}`;
export const back = 'Packing';
export const print = 'Print';
export const preview = 'What is printed';
export const noAddress = (numbers: string): string =>
  `No label for ${numbers}: the address is missing, or not shown to your role.`;

/** On the paper. */
export const paper = {
  to: 'Deliver to',
  phone: (mobile: string): string => `Phone ${mobile}`,
  pieces: (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`),
  part: (part: number, parts: number): string => `Slip ${part} of ${parts}`,
  together: (numbers: readonly string[]): string => `Into one parcel with ${numbers.join(' and ')}`,
  ordered: (day: string): string => `Ordered ${day}`,
  prepaid: 'PREPAID',
  prepaidHint: 'Do not collect cash',
  collect: (sum: string): string => `COLLECT ${sum}`,
  paid: 'PAID, DO NOT COLLECT',
  undelivered: 'If undelivered, please return to',
  awb: 'AWB',
  order: 'Order',
} as const;
