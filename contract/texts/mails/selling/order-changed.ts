// The mail about a piece of an order that is now of another colour or size.
export const subject = (number: string): string => `Your order ${number} is changed`;
export const heading = 'Your order is changed';
export const changed = (number: string): string =>
  `As you wished, we have changed order ${number}. What you paid stays the same.`;
export const before = 'Instead of';
export const now = 'You get';
export const notWished = (email: string): string => `Is this wrong? Please write to ${email} before we pack it.`;
