// Why an exchange cannot be changed.

export const exchangeNotFound = 'There is no such exchange.';
export const exchangeChanged = 'This exchange was changed by somebody else just now. Please look at it again.';
export const rejectionRequired = 'Please say why: the customer reads it in the mail';
export const noCredit =
  'No store credit can be given for it: nothing was paid for these pieces, the money went back already, or the account is deleted.';
export const piecesRefunded =
  'The money for these pieces was given back, so nothing is sent for them. A refund without pieces counts by its value, the dearest first. Please reject the exchange.';
export const replacementSoldOut = (piece: string, left: number): string =>
  left === 0
    ? `${piece} is sold out. Please receive some first, or give store credit.`
    : `${piece} is down to its last ${left}. Please receive more first, or give store credit.`;
export const inExchange = (title: string): string => `“${title}” is being exchanged. Please end the exchange first.`;
