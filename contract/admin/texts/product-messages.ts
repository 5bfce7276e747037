// What the server says about products: refusals and warnings.

export const tooLong = (most: number) => `Use at most ${most.toLocaleString('en-IN')} characters.`;
export const tooMany = (most: number, what: string) => `Use at most ${most} ${what}.`;
export const wholeRupees = 'Type whole rupees, from 1.';
export const priceTooHigh = 'Type a price up to Rs. 1,00,00,000.';
export const timeUnknown = 'Choose a date and a time.';
export const swatchUnknown = 'Choose a colour such as #a32633.';
export const hsnUnknown = 'An HSN code has 4, 6 or 8 digits, such as 6109.';
