// The last lines of every mail to staff that can be turned off.

export const whereToChoose = (address: string): string =>
  `You choose these mails in the admin under Account: ${address}`;
