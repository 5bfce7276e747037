// Why an exchange cannot be changed.

export const exchangeNotFound = 'There is no such exchange.';
export const exchangeChanged = 'This exchange was changed by somebody else just now. Please look at it again.';
export const rejectionRequired = 'Please say why: the customer reads it in the mail';
export const inExchange = (title: string): string => `“${title}” is being exchanged. Please end the exchange first.`;
