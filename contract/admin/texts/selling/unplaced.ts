// Payments that made no order: in the list of orders, and the page of one.

export const heading = 'Payments that made no order';
export const explained =
  'The shop gives this money back. Where the payment provider refused, press the payment and try again.';
export const owed = (sum: string): string => `${sum} still to go back`;
export const nothingOwed = 'Nothing is owed';
export const notPlaced = 'No order';

export const title = (customer: string): string => `Payment of ${customer || 'a deleted account'}`;
export const pageTitle = 'A payment that made no order';
export const checkout = 'What was to be bought';
export const asked = 'The checkout asked for';
export const paymentId = 'Payment id';
export const began = (when: string): string => `Checkout of ${when}`;
export const notCaptured = (payment: string): string =>
  `${payment} was of another amount. It was not taken: the provider itself returns it within some days.`;
export const tries = 'Tried again';
export const triedBy = (name: string | null, when: string): string => `${when}, by ${name ?? 'the command line'}`;

/** What became of the checkout, by the reason of its refund. */
export const reasons: Readonly<Record<string, string>> = {
  'wrong amount': 'The payment was of another amount than the checkout asked for.',
  'paid too late': 'The payment arrived after the checkout had ended.',
  'sold out': 'The pieces were sold out when the payment arrived.',
  'packed for cash': 'The order was packed, and its courier collects cash, when the payment arrived.',
  'offer used up': 'An offer of the checkout had been used up when the payment arrived.',
  'credit spent': 'The store credit of the checkout had been spent when the payment arrived.',
};
