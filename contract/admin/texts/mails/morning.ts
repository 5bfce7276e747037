// The mail to staff at 9:00: the daily summary, and what needs attention.
import { backupIsOldAfterHours } from '../../limits/system-limits.ts';

export const subject = (shop: string): string => `${shop}: your day`;
export const subjectAttention = (shop: string): string => `${shop}: please have a look`;
export const heading = 'Good morning';
export const since = (time: string): string => `Since ${time}:`;
export const newOrders = 'New orders';
export const revenue = 'Paid for them';
export const toConfirm = 'To confirm';
export const toPack = 'To pack';
export const late = (hours: number): string => `Of these, waiting for more than ${hours} hours`;
export const lowStock = 'Products running out';
export const refundsFailed = 'Failed refunds';
export const mailsUndeliverable = 'Undeliverable mails';
export const lastBackup = 'Last backup';
export const never = 'never';
export const lateToPack = (count: number, oldest: string, hours: number): string =>
  count === 1
    ? `Order ${oldest} has waited for more than ${hours} hours to be packed.`
    : `${count} orders have waited for more than ${hours} hours to be packed. The oldest is ${oldest}.`;
export const backupOld = (time: string): string =>
  `The last backup was made on ${time}, more than ${backupIsOldAfterHours} hours ago. Please make one under System.`;
export const noBackup = 'This shop has no backup yet. Please make one under System.';
export const noOffSiteCopy = (last: string): string =>
  `The backup was not copied to another place; the last copy: ${last}. Please download a backup under System, and ask the person who runs the server to look at the log of shop-backup.`;
export const noWebhook =
  "Orders were paid, but the payment provider has sent no event for 24 hours. The shop asks by itself, only later. Please check the webhook in the provider's dashboard.";
export const button = 'Open the admin';
