// The mails about a customer's account.

/** The last mail to a customer whose account was deleted. */
export const accountDeleted = {
  subject: (shop: string): string => `Your ${shop} account is deleted`,
  heading: 'Your account is deleted',
  what: (shop: string): string =>
    `Your ${shop} account is gone, as you asked, and with it your profile, cart, wishlist and reviews.`,
  alsoGone: 'What you wrote to us and your newsletter are gone too.',
  stays:
    'This e-mail was never confirmed, so what came to us under it stays. Every mail of the newsletter has a link that ends it.',
  credit: 'Store credit that you had left ended with it.',
  kept: 'Of orders you have paid we keep what the tax law asks of an invoice: name, address, items and amounts. Orders on their way still reach you.',
  payment: 'If a payment was still under way, it goes back to you in full.',
  notYou: (email: string): string =>
    `Was it not you, or is a question left? Please write to ${email}. Thank you for having been with us.`,
};

/** The mail with the link that confirms an e-mail. */
export const confirmEmail = {
  subject: (shop: string): string => `Confirm your e-mail for ${shop}`,
  heading: 'Confirm your e-mail',
  why: (shop: string): string =>
    `Somebody, we hope you, asked to confirm that this is the e-mail of a ${shop} account.`,
  button: 'Confirm my e-mail',
  howLong: 'The link works for 24 hours, where you are logged in to that account.',
  notYou: 'Was it not you? Then please do nothing.',
};

/** The mail to the old address of an account whose e-mail was changed. */
export const emailChanged = {
  subject: (shop: string): string => `The e-mail of your ${shop} account was changed`,
  heading: 'Your e-mail was changed',
  what: (shop: string): string =>
    `The e-mail of your ${shop} account was changed just now. From now on our mails go to the new address, and you log in with it.`,
  wasYou: 'Was it you? Then there is nothing to do.',
  notYou:
    'Was it not you? Put this address back within 7 days. It also logs out every device, and then you choose a new password.',
  button: 'Put my e-mail back',
  question: (email: string): string => `Is a question left? Please write to ${email}.`,
};

/** The mail with the link that resets a password. */
export const resetPassword = {
  subject: (shop: string): string => `Reset your ${shop} password`,
  heading: 'Choose a new password',
  why: (shop: string): string => `Somebody, we hope you, asked to reset the password of your ${shop} account.`,
  button: 'Reset password',
  howLong: 'The link works once, within 30 minutes. When you ask again, the newer link counts.',
  notYou: 'Was it not you? Then there is nothing to do: your password stays as it is.',
};

/** The mail about a second factor turned on or off. */
export const secondFactor = {
  subjectOn: (shop: string): string => `The code at login of your ${shop} account is on`,
  subjectOff: (shop: string): string => `The code at login of your ${shop} account is off`,
  headingOn: 'The code at login is on',
  headingOff: 'The code at login is off',
  whatOn: (shop: string): string =>
    `From now on a login to your ${shop} account asks for a code from your app after your password. Keep your recovery codes in a safe place: each lets you log in once without the app.`,
  whatOff: (shop: string): string =>
    `From now on your ${shop} account opens with your password alone. Your old recovery codes do not work any more.`,
  wasYou: 'Was it you? Then there is nothing to do.',
  notYou: (email: string): string =>
    `Was it not you? Then somebody may know your password. Please reset it, and write to ${email}.`,
};
