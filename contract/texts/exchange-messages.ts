// Why an exchange cannot be requested; said to the customer.

export const noLines = 'Please choose what you want to exchange';
export const reasonRequired = 'Please choose a reason';
export const windowOver = 'The days to exchange this order are over, or it has not been delivered yet';
export const lineUnknown = 'This item is not part of the order';
export const noPiecesLeft = 'So many pieces of this item cannot be exchanged any more';
export const productGone = 'This product is not made any more. Please write to us, and we help';
