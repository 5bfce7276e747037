// The mail to the old address of an account whose e-mail was changed.

export const subject = (shop: string): string => `The e-mail of your ${shop} account was changed`;
export const heading = 'Your e-mail was changed';
export const what = (shop: string): string =>
  `The e-mail of your ${shop} account was changed just now. From now on our mails go to the new address, and you log in with it.`;
export const wasYou = 'Was it you? Then there is nothing to do.';
export const notYou =
  'Was it not you? Put this address back within 7 days. It also logs out every device, and then you choose a new password.';
export const button = 'Put my e-mail back';
export const question = (email: string): string => `Is a question left? Please write to ${email}.`;
