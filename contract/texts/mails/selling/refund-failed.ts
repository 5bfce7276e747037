// The mail to the owner about a refund that the provider rejected.

export const inFull = 'in full';
export const ofSum = (sum: string): string => `of ${sum}`;
export const subject = (sum: string, order: string): string => `A refund ${sum} for ${order} failed`;
export const heading = 'A refund failed';
export const what = (sum: string, order: string): string =>
  `The payment provider did not make the refund ${sum} for ${order}. The shop does not try it again by itself.`;
export const payment = 'Payment';
export const failure = 'The provider says';
export const whatToDo = (order: string): string =>
  `The customer was told that the money is on its way. Please look at the balance and the payment in the provider's dashboard. Then try again with: orders refund ${order}. Or make the refund in the dashboard: the shop notices it.`;
