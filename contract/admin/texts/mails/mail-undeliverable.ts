// The mail to staff about an undeliverable mail.
import { mailIsTriedForDays } from '../../limits/system-limits.ts';

export const subject = (subjectOfMail: string): string => `Undeliverable: ${subjectOfMail}`;
export const heading = 'A mail could not be delivered';
export const what = `The shop tried for ${mailIsTriedForDays} days. Please check the address, or ask the customer for another one.`;
export const recipient = 'To';
export const mailSubject = 'Subject';
export const problem = 'The mail server said';
export const onceADay = 'If more mails are undeliverable within 24 hours, you find them on the same page.';
export const button = 'See undeliverable mails';
