// The mail with the link that resets a password.

export const subject = (shop: string): string => `Reset your ${shop} password`;
export const heading = 'Choose a new password';
export const why = (shop: string): string =>
  `Somebody, we hope you, asked to reset the password of your ${shop} account.`;
export const button = 'Reset password';
export const howLong = 'The link works once, within 30 minutes. When you ask again, the newer link counts.';
export const notYou = 'Was it not you? Then there is nothing to do: your password stays as it is.';
