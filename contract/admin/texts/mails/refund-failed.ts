// The mail to staff about a refund that the provider refused.

export const subject = (sum: string, order: string): string => `A refund of ${sum} for ${order} failed`;
export const heading = 'A refund failed';
export const what =
  'The payment provider did not make this refund, and the shop does not try it again by itself. The customer was told that the money is on its way.';
export const order = 'Order';
export const payment = 'Payment';
export const sum = 'Refund';
export const inFull = 'the whole payment';
export const failure = 'The provider says';
export const whatToDo =
  "Please look at the balance and the payment in the provider's dashboard. Then try the refund again, or make it in the dashboard: the shop notices it.";
export const button = 'Open the order';
/** The payment made no order. */
export const buttonUnplaced = 'Open the payment';
