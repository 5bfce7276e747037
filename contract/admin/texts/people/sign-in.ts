// The pages before sign-in: the form, and the development link.

export const title = 'Sign in';
export const intro = 'For the owner of the shop and her staff.';
export const passkey = 'Sign in with a passkey';
export const or = 'or with your password';
export const email = 'E-mail';
export const password = 'Password';
export const code = 'Code from your app';
export const codeHint = 'Six digits, or one of your recovery codes.';
export const submit = 'Sign in';
export const help =
  'Lost your password or your device? Use a recovery code, or ask the person who runs the server for a new link.';

export const linkTitle = 'Signing you in';
export const linkFailedHeading = 'You could not be signed in';
export const linkAgain = 'The shop prints a new link each time it starts.';
export const toSignIn = 'Go to the sign-in page';

/** What can go wrong in the browser. */
export const passkeyKnown = 'This device has a passkey for your account already';
export const passkeyImpossible = 'This device could not use a passkey. Please try another way';
