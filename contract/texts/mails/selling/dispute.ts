// The mail to the owner about a disputed payment.

export const subjectOpen = (sum: string, order: string, until: string): string =>
  `Dispute of ${sum} for order ${order}: answer by ${until}`;
export const subject = (sum: string, order: string, status: string): string =>
  `Dispute of ${sum} for order ${order}: ${status}`;
export const headingOpen = 'A payment is disputed';
export const heading = (status: string): string => `A dispute is ${status}`;

export const whatOpen = (until: string): string =>
  `The customer has asked the bank for the money back. Open the dispute in the payment provider's dashboard and accept it, or send your evidence (invoice, tracking, messages), by ${until}. Without an answer the money is lost. The order is not shipped meanwhile, unless you say so.`;
export const whatUnderReview =
  'The bank is looking at your evidence. The order is not shipped meanwhile, unless you say so.';
export const whatWon = 'The bank has decided for you. The money stays with you, and the order can go on.';
export const whatLost =
  'The bank has decided for the customer, and the money is taken from your account. The order is not shipped unless you say so.';
export const whatClosed = 'The dispute is closed. The order can go on.';

export const order = 'Order';
export const payment = 'Payment';
export const dispute = 'Dispute';
export const amount = 'Amount';
export const answerBy = 'Answer by';
export const noDeadline = 'no date given';
