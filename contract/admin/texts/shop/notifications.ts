// Names of what staff are told, by mail and on devices, and what each reports.
import { backupIsOldAfterHours, mailIsTriedForDays, ordersToldAtOnce } from '../../limits/system-limits.ts';
import type { NotificationKind } from '../../schemas/shop/notifications.ts';

export const notificationTexts: Readonly<Record<NotificationKind, { label: string; explanation: string }>> = {
  'new-order': {
    label: 'New order',
    explanation: `At once; above ${ordersToldAtOnce} orders an hour, one mail for the others`,
  },
  'order-cancelled': {
    label: 'Customer cancelled',
    explanation: 'At once, when a customer cancels an order',
  },
  'exchange-requested': {
    label: 'Exchange asked for',
    explanation: 'At once, when a customer asks for an exchange',
  },
  enquiry: {
    label: 'New enquiry',
    explanation: 'At once, when somebody writes in the contact form',
  },
  dispute: {
    label: 'Payment disputed',
    explanation: 'At once, when a customer disputes a payment at the bank, and at each step after it',
  },
  digest: {
    label: 'Daily summary',
    explanation: 'At 9:00: new orders, what is to pack, and what went wrong',
  },
  'late-to-pack': {
    label: 'Late to pack',
    explanation: 'At 9:00, if an order has waited longer than your days to pack',
  },
  'refund-failed': {
    label: 'Refund failed',
    explanation: 'At once, when the payment provider refuses a refund; owners also get the weekly check of payments',
  },
  'mail-undeliverable': {
    label: 'Mail undeliverable',
    explanation: `When a mail could not be sent for ${mailIsTriedForDays} days; once a day at most`,
  },
  'backup-old': {
    label: 'No backup',
    explanation: `At 9:00, if the last backup is older than ${backupIsOldAfterHours} hours`,
  },
  'no-webhook': {
    label: 'Payment provider silent',
    explanation: 'At 9:00, if orders were paid but the provider has sent no event for 24 hours',
  },
};

/** On the account page. */
export const heading = 'Mails to me';
export const intro = (email: string): string =>
  `What the shop tells you by mail, at ${email}. Each choice is saved at once.`;
export const headingWithDevices = 'Mails and messages to me';
export const introWithDevices = (email: string): string =>
  `What the shop tells you by mail, at ${email}, and on your devices. Each choice is saved at once.`;
export const byMail = 'By mail';
export const byPush = 'On my devices';
export const chosen = (label: string, way: string): string => `${label}: ${way.toLowerCase()}`;
export const turnedOn = (label: string): string => `“${label}” is on`;
export const turnedOff = (label: string): string => `“${label}” is off`;
export const notSaved = (why: string): string => `Not saved. ${why}`;

/** The last line of each of them. */
export const whereToChoose = (address: string): string =>
  `You choose these mails in the admin under Account: ${address}`;
