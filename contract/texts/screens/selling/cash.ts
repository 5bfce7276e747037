// Cash on delivery for shoppers: the placed order, and the link that confirms it.
import { locale, timeZone } from '../../../locale.ts';

/** `Sun, 29 Nov, 6:30 pm`, in India. */
export const untilWhen = (time: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(time));

/** After it is placed. */
export const placedToConfirm =
  'Order {number} is placed. Please confirm it by {until} with the button in our mail to {email}: then we pack it.';
export const payAtDoor = (sum: string): string => `You pay ${sum} to the courier.`;
export const notConfirmed = 'Not confirmed by then, it is cancelled by itself.';
export const dueOnDelivery = 'To pay on delivery, in cash';
export const waits = (until: string): string => `Waits for you until ${until}`;
export const waitsHint = 'Please confirm it with the button in our mail: then we pack it.';
/** `sum`: what it takes off; 0 or undefined: nothing. */
export const payOnline = (sum?: string | 0): string => `Pay online now${sum ? ` and save ${sum}` : ''}`;
export const payOnlineOf = (order: string, sum?: string | 0): string =>
  `Pay order ${order} online now${sum ? ` and save ${sum}` : ''}`;
/** On the page of the link, where nobody is logged in. */
export const saveOnline = (sum: string): string => `Pay online now under My Orders and save ${sum}.`;
export const paidOnDelivery = 'Paid on delivery';
export const ended = 'Nothing is to be paid.';
export const onPaper = (sum: string): string => `To pay on delivery: ${sum}`;
export const cancelUnpaid = 'Nothing was paid in cash, so nothing goes back.';
export const paidInAdvance = 'Paid in advance, online';
export const advanceOnPaper = (sum: string): string => `Paid in advance: ${sum}. `;
/** Before what becomes of the rest. */
export const cancelAdvance = (sum: string): string =>
  `${sum} that you paid in advance goes back the way you paid; banks take 5 to 7 working days. `;
export const cancelCredit = 'Nothing was paid in cash. Your store credit is back at once.';

/** The page of the link. */
export const confirmTitle = 'Confirm your order';
export const confirmIntro = 'One click tells us that you want it. You pay when the courier brings it.';
export const confirmMotto = 'Woven when you say so.';
export const confirm = 'Confirm the order';
export const number = 'Order';
export const pieces = 'T-shirts';
export const goesTo = 'Goes to';
export const until = 'Confirm by';
export const confirmed = (order: string, sum: string): string =>
  `Order ${order} is confirmed. We pack it now, and write to you when it is on its way. Please have ${sum} ready for the courier.`;
export const arrived = (order: string): string => `Order ${order} has arrived, and is paid.`;
export const cancelled = (order: string): string =>
  `Order ${order} is cancelled, so it cannot be confirmed any more. You are welcome to order again.`;
