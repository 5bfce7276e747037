// The mail with the link that confirms an e-mail.

export const subject = (shop: string): string => `Confirm your e-mail for ${shop}`;
export const heading = 'Confirm your e-mail';
export const why = (shop: string): string =>
  `Somebody, we hope you, asked to confirm that this is the e-mail of a ${shop} account.`;
export const button = 'Confirm my e-mail';
export const howLong = 'The link works for 24 hours, where you are logged in to that account.';
export const notYou = 'Was it not you? Then please do nothing.';
