// The test mail, and the texts about the mail server's answer.

export const subject = (shop: string): string => `A test mail from ${shop}`;
export const heading = 'Your mails arrive';
export const what = 'You asked for this mail in the settings. Mails to your customers look like this one.';

export const sent = (address: string): string => `The mail server took the mail to ${address}`;
export const written = (address: string): string =>
  `The shop has no mail server: the mail to ${address} is a file in the folder outbox. Set SMTP_URL to send mails`;
export const loginRefused = 'The mail server refused the login. Please check the user and the password in SMTP_URL';
export const unreachable = 'The mail server cannot be reached. Please check host and port in SMTP_URL';
export const tooSlow = 'The mail server did not answer in time. Please check host and port in SMTP_URL';
export const notEncrypted =
  'The connection to the mail server could not be encrypted. Please check the port and the server’s certificate';
export const refused = (answer: string): string => `The mail server refused the mail. It said: ${answer}`;
