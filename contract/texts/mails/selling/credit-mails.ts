// The mails about money that a customer can spend here: gift cards and store credit.

/** The mail with a gift card's code. */
export const giftCard = {
  subject: (amount: string, shop: string): string => `A gift card of ${amount} for ${shop}`,
  heading: 'You have a gift card',
  given: (amount: string, shop: string): string => `Here is a gift card of ${amount} for the T-shirts of ${shop}.`,
  newCode: 'This is a new code. The one that we mailed before no longer works.',
  code: 'Your code',
  worth: 'Worth',
  validUntil: 'Valid until',
  howTo:
    'Log in to the shop, or open an account, and type the code under Store Credit. It then pays for your orders, for as many as it lasts.',
  button: 'Use my gift card',
  keepIt: 'Whoever has this code can use it, so please keep it to yourself. A gift card is not exchanged for cash.',
};

/** The mails about store credit that staff give to a customer, or take back. */
export const goodwill = {
  givenSubject: (sum: string, shop: string): string => `${sum} of store credit at ${shop} for you`,
  givenHeading: 'You have store credit',
  given: (sum: string, number: string): string =>
    `We have put ${sum} of store credit into your account, because of your order ${number}:`,
  takenSubject: (sum: string, shop: string): string => `We took back ${sum} of store credit at ${shop}`,
  takenHeading: 'Your store credit has changed',
  taken: (sum: string, number: string): string =>
    `We have taken back ${sum} of the store credit that we gave you because of your order ${number}:`,
  balance: 'Your balance',
  howTo: 'It pays for your orders: tick it at the checkout.',
  questions: (email: string): string => `If you have a question, please write to ${email}.`,
  button: 'See my store credit',
};
