// The mail to staff when a customer cancels an order.

export const subject = (number: string): string => `Order ${number} was cancelled by the customer`;
export const heading = 'A customer cancelled an order';
export const what = (wasPacked: boolean): string =>
  wasPacked
    ? 'It is packed already: please unpack it, and do not hand it over.'
    : 'Please do not pack it. If its slip is printed already, throw it away.';
export const order = 'Order';
export const refund = 'Goes back to the customer';
export const nothing = 'nothing is left';
export const button = 'Open the order';
