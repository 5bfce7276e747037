// Converts between paise, which the provider uses, and rupees, in which the shop prices.

const paisePerRupee = 100;

export const toPaise = (rupees: number): number => rupees * paisePerRupee;

/** As many as fit. */
export const toWholeRupees = (paise: number): number => Math.floor(paise / paisePerRupee);

/** `Rs. 499`, `Rs. 99.50`; other currencies as `12.00 USD`. */
export function formatPaise(paise: number, currency = 'INR'): string {
  const amount = paise / paisePerRupee;
  if (currency !== 'INR') return `${amount.toFixed(2)} ${currency}`;
  return `Rs. ${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}
