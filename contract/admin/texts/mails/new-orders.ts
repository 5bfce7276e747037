// The mail to staff about the orders of a busy hour, which were not mailed one by one.

const orders = (count: number): string => (count === 1 ? '1 more new order' : `${count} more new orders`);

export const subject = (count: number, amount: string): string => `${orders(count)}: ${amount}`;
export const heading = 'A busy hour';
export const what = (count: number): string => `${orders(count)} came within an hour, too many for a mail each:`;
export const button = 'Open the orders';
