// The cart.

export const whatIsIn = 'What is in your cart';
export const product = 'Product';
export const emptyHint = 'The T-shirts you choose wait for you here.';
export const summary = 'Summary';
export const remove = (title: string): string => `Remove ${title}`;
