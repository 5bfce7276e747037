// The mail to staff about a new order. No phone number and no street: mail is read on the way.

export const subject = (number: string, amount: string): string => `New order ${number}: ${amount}`;
export const heading = 'A new order';
export const order = 'Order';
export const pieces = 'Pieces';
export const customer = 'Customer';
export const city = 'City';
export const noAddress = 'not known yet';
export const amount = 'Paid';
export const button = 'Open the order';
