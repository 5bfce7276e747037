// The mail to the owner about a payment with another amount than its order.

export const subject = (sum: string): string => `A payment of ${sum} is not the amount of its order`;
export const heading = 'A payment of another amount goes back';
export const what =
  'A customer paid another amount than the order costs. No order was placed, and the payment goes back in full.';
export const payment = 'Payment';
export const paid = 'Paid';
export const costs = (order: string): string => `Order ${order} costs`;
export const causes =
  "If this happens more than once, look at two settings of the provider's dashboard: the business must bear the fee (not the customer), and there must be no offers on payments. The shop supports neither.";
