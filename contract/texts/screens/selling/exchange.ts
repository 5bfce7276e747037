// Exchanges on My Orders.
import { exchangeWithinWorkingDays } from '../../../limits.ts';
import type { ExchangeReason, ExchangeState } from '../../../exchanges.ts';

export const open = 'Exchange something';
export const openOf = (number: string): string => ` of order ${number}`;
export const until = (day: string): string => `You can exchange it until ${day}.`;
export const heading = (number: string): string => `Exchange from order ${number}`;
export const intro = 'Unworn, unwashed, labels on: then it becomes the size or colour you want.';
export const howMany = 'How many do you send back?';
export const none = 'None';
export const wantedColor = 'Colour you want';
export const wantedSize = 'Size you want';
export const reason = 'Reason';
export const choose = 'Please choose';
export const reasons: Readonly<Record<ExchangeReason, string>> = {
  size: 'I need another size',
  color: 'I would like another colour',
  defect: 'It has a defect',
  'wrong item': 'It is not what I ordered',
  other: 'Something else',
};
export const youPay = 'You pay for sending it back.';
export const wePay = 'We pay for sending it back.';
export const comment = 'Anything we should know? (optional)';
export const send = 'Request the exchange';

export const withdraw = 'Withdraw this request';
export const withdrawOf = (number: string): string => `Withdraw the exchange from order ${number}`;
export const withdrawHeading = 'Withdraw this exchange?';
export const withdrawText = 'You keep what you have. If you have sent it already, please do not withdraw.';
export const withdrawNow = 'Yes, withdraw it';
export const keep = 'No, go on';
export const withdrawn = 'You have withdrawn it.';

export const title = 'Exchange';
/** Of `1 × Warli Village Tee: Maroon, M becomes Indigo, L`. */
export const line = (quantity: number, name: string): string => `${quantity} × ${name}`;
export const becomes = (before: string, wanted: string): string => `${before} becomes ${wanted}`;
export const states: Readonly<Record<ExchangeState, string>> = {
  requested: 'Requested: please send it to us. The mail has the address.',
  returned: 'On its way to us',
  received: `It has arrived. We answer within ${exchangeWithinWorkingDays} working days.`,
  replaced: 'Exchanged',
  credited: 'Store credit given',
  rejected: 'Not possible',
};
export const replacement = (number: string): string => `It is order ${number}.`;
export const showPhotos = (count: number): string => (count === 1 ? 'Show your photo' : `Show your ${count} photos`);
export const isReplacementForFee = 'It replaces what you exchanged. You paid for sending it.';
export const isReplacement = 'It replaces what you exchanged, and costs you nothing.';
