// My Orders and the printed invoice.
import { colorName } from '../../../colors/color-name.ts';
import { locale } from '../../../locale.ts';

export const order = (number: string): string => `Order ${number}`;
export const print = 'Print';
export const printOrder = (number: string): string => ` order ${number}`;
export const shipping = 'Shipping';
export const cashFee = 'Fee for cash on delivery';
export const totalAmount = 'Total Amount';
export const totalAfterDiscount = 'Total After Discount';
export const status = 'Status:';
export const nextIs = (step: string, hours: number | null): string =>
  `Next: ${step}${hours === null ? '' : `, within ${hours} hours`}`;
export const confirmFirst = (hours: number): string =>
  `Next: please confirm it. Then we pack it, within ${hours} hours.`;
export const pieces = (count: number): string => (count === 1 ? 'piece' : 'pieces');
/** Of an item; `count` is more than 0. */
export const refunded = (count: number, quantity: number): string =>
  count === quantity ? 'Refunded' : `${count} of ${quantity} refunded`;
export const loading = 'Loading your orders';
export const none = 'No orders yet';
export const noneHint = 'Once you have placed an order, you follow it here.';
export const noAddress = 'We do not have it yet. Please write to {email}.';

export const thanks = (firstname: string): string => `Dhanyavaad, ${firstname}!`;
export const placed = 'Order {number} is placed, and ours to make now. A mail with all of it is on its way to {email}.';

export const swatch = (colors: readonly string[]): string =>
  `A cloth woven in ${colors.map(colorName).join(', ')}, the colours of your order`;
export const shareSwatch = 'Share your cloth';

export const documentsOf = (number: string): string => `Documents of order ${number}`;
/** `Tax invoice INV/26-27/00001` */
export const document = (title: string, number: string): string => `${title} ${number}`;
export const asPdf = ', as a PDF';

export const cancel = 'Cancel order';
export const cancelOf = (number: string): string => `Cancel order ${number}`;
export const cancelHeading = (number: string): string => `Cancel order ${number}?`;
export const cancelMoney = {
  online: 'What you paid goes back the way you paid it. Banks usually take five to seven working days.',
  credit: 'What you paid goes back into your store credit at once.',
  both: 'What you paid online goes back the way you paid it. Banks usually take five to seven working days. Your store credit is back at once.',
};
export const cancelFinal = 'The order ends. This cannot be undone.';
export const keepOrder = 'Keep it';
export const cancelNow = 'Cancel the order';

export const item = 'Item';
export const amount = 'Amount';
export const colorAndSize = (color: string, size: string): string => `${colorName(color)}, size ${size}`;
/** Without a payment at the provider, the shop itself received the money. */
export const paid = (payment: string): string => (payment === '' ? 'Paid to us directly' : `Paid online, ${payment}`);
/** 'Rs. 1,23,456' */
export const invoicePrice = (rupees: number): string => `Rs. ${rupees.toLocaleString(locale)}`;
export const invoiceThanks = (email: string): string => `Thank you for wearing our work. Questions? Write to ${email}.`;

export const storeCredit = 'Store Credit';
export const paidWithCredit = 'Of it with store credit';
