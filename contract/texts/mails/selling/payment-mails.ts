// The mails about a payment that waits, or did not go as it should.

/** The mail with the payment link of an order that was taken by phone, by WhatsApp or at the counter. */
export const paymentLink = {
  subject: (sum: string, shop: string): string => `Please pay ${sum} for your order at ${shop}`,
  heading: 'Your order waits for your payment',
  thanks: 'Thank you for your order. We begin with it as soon as it is paid.',
  total: 'To be paid',
  button: (sum: string): string => `Pay ${sum}`,
  until: (when: string): string => `You can pay until ${when}. Until then we keep the T-shirts for you.`,
  questions: (email: string): string => `If something is not as you ordered it, please write to ${email}.`,
};

/** The mail to the owner about a payment with another amount than its order. */
export const wrongAmount = {
  subject: (sum: string): string => `A payment of ${sum} is not the amount of its order`,
  heading: 'A payment of another amount goes back',
  what: 'A customer paid another amount than the order costs. No order was placed, and the payment goes back in full.',
  payment: 'Payment',
  paid: 'Paid',
  costs: (order: string): string => `Order ${order} costs`,
  causes:
    "If this happens more than once, look at two settings of the provider's dashboard: the business must bear the fee (not the customer), and there must be no offers on payments. The shop supports neither.",
};

/** The mail to the owner about a refund that the provider rejected. */
export const refundFailed = {
  inFull: 'in full',
  ofSum: (sum: string): string => `of ${sum}`,
  subject: (sum: string, order: string): string => `A refund ${sum} for ${order} failed`,
  heading: 'A refund failed',
  what: (sum: string, order: string): string =>
    `The payment provider did not make the refund ${sum} for ${order}. The shop does not try it again by itself.`,
  payment: 'Payment',
  failure: 'The provider says',
  whatToDo: (order: string): string =>
    `The customer was told that the money is on its way. Please look at the balance and the payment in the provider's dashboard. Then try again with: orders refund ${order}. Or make the refund in the dashboard: the shop notices it.`,
};
