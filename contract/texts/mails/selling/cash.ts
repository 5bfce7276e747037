// The mails about confirming an order that is paid on delivery.

/** A row of the placed order. */
export const cashFee = 'Fee for cash on delivery';

/** Rows of an order of which a part is paid in advance. */
export const total = 'Total';
export const advance = 'Paid in advance, online';

export const reminderSubject = (number: string, shop: string): string =>
  `Your order ${number} at ${shop} still waits for you`;
export const heading = 'Please confirm your order';
export const ask = (due: string, until: string): string =>
  `Please confirm your order by ${until}: then we pack it. You pay ${due} in cash when it arrives.`;
export const button = 'Confirm the order';
export const otherwise = 'Not confirmed by then, it is cancelled by itself. Nothing was paid, so nothing is lost.';

/** `sum`: what paying online takes off. */
export const saving = (sum: string): string => `Pay online now under My Orders, and save ${sum}.`;

export const paidSubject = (number: string, shop: string): string => `Your order ${number} at ${shop} is paid`;
export const paidHeading = 'Thank you, your order is paid';
export const paid = (number: string, sum: string): string =>
  `We have received ${sum} for order ${number}. You pay nothing when it arrives.`;
