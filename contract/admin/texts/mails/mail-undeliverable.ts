// The mail to staff about a mail that was given up.

export const subject = (subjectOfMail: string): string => `Undeliverable: ${subjectOfMail}`;
export const heading = 'A mail could not be delivered';
export const what =
  'The shop tried for three days, then gave up. Please check the address, or ask the customer for another one.';
export const recipient = 'To';
export const mailSubject = 'Subject';
export const problem = 'The mail server said';
export const onceADay = 'If more mails are given up within 24 hours, you find them on the same page.';
export const button = 'See undeliverable mails';
