// The mail to the owners about the weekly comparison of the books with the payment provider's.

export const booksAgree = 'The books agree';
export const differences = (count: number): string =>
  count === 1 ? 'The books differ in 1 place' : `The books differ in ${count} places`;
export const notChecked = 'The books could not be compared';
/** Days of India, the last one included. */
export const subject = (heading: string, from: string, to: string): string =>
  `${heading}: payments of ${from} to ${to}`;
export const whatToDo =
  'Please look at each payment in the admin and in the dashboard of the payment provider. The check is repeated every week, and says the same until the difference is gone.';
export const whyNot = (problem: string): string => `The payment provider could not be asked: ${problem}`;
export const againNextWeek =
  'The next check is in a week. To check now, run “payments check” on the command line of the shop.';
export const whoGetsIt =
  'This mail goes to the contact address of the shop, and to the owners who get mails about failed refunds.';
