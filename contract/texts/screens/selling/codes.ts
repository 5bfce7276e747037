// Codes of offers, in the cart and at the checkout.

export const haveACode = 'Have a code?';
export const code = 'Code';
export const use = 'Use';
export const kept = (typed: string): string => `${typed} is kept for your cart`;
export const notAsked = 'We could not look at your code now. Please try again in a minute';
export const remove = (typed: string): string => `Remove ${typed}`;
