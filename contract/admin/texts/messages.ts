// Values of `message` in the admin's error responses, and under its form fields.

export const passwordMin = 12;
export const passwordTooShort = `Please choose a password of at least ${passwordMin} characters`;
export const nameRequired = 'Please type your name';
export const codeRequired = 'Please type the code from your app';
export const roleUnknown = 'Please choose a role from the list';
export const limitRange = 'Please ask for 1 to 100 entries';
export const notSignedIn = 'Please sign in to continue';
export const signInWrong = 'E-mail or password is wrong';
export const codeWanted = 'Please type the code from your app, or a recovery code';
export const codeWrong = 'This code is wrong or was used before. Please type the code that your app shows now';
export const passkeyWrong = 'This passkey could not be checked. Please try again, or sign in with your password';
export const passkeyKnown = 'This passkey is set up already';
export const passkeyNotFound = 'This passkey is removed already';
export const lastFactor = 'This is your only way to prove who you are. Please set up another one first';
export const notSetUp = 'Your account is not set up yet. Please ask the owner for a new invitation';
export const setUpFirst = 'Please set up a passkey or an authenticator app first';
export const stepUpFirst = 'Please confirm that it is you';
export const appNotBegun = 'Please set up the app once more, from the start';
export const notPermitted = 'Your role does not allow this';
export const wrongOrigin = 'This request did not come from the admin';
export const linkInvalid = 'This link was used before or is too old. Please ask for a new one';
export const sessionNotFound = 'This device is signed out already';
export const pushImpossible = 'This browser cannot get messages. Please try another one';
export const staffNotFound = 'There is no such member of staff';
export const emailSame = 'This is your e-mail already';
export const developmentEmail = 'The owner of a development server keeps this e-mail';
export const emailLinkInvalid =
  'This link was used, is older than an hour, or was made for another account. Please ask for a new one under Account';
export const staffExists = 'This e-mail belongs to a member of staff already';
export const invitationNotFound = 'This invitation was used or withdrawn already';
export const lastOwner = 'The shop needs an owner. Please let another owner set up their account first';
export const staffDisabled = 'This member of staff is disabled. Please enable the account first';
export const monthInvalid = 'Please choose a month, such as 2026-11';
export const documentKindUnknown = 'Please choose an invoice, a bill of supply, a bill or a credit note';
export const documentNotFound = (number: string): string =>
  `There is no document ${number}. A number is such as INV/26-27/00042; \`documents list\` shows them.`;
export const exportUnknown = 'There is no such file';
export const dayInvalid = 'Please choose a day, such as 2026-11-21';
export const tabUnknown = 'Please choose a tab from the list';
export const pageUnknown = 'Please start again from the first page';
export const statusUnknown = 'Please choose a status from the list';
export const refundReasonRequired = 'Please choose why the money goes back';
export const piecesInvalid = 'Please choose how many pieces';
export const amountOrLines = 'Please give either pieces or an amount';
export const orderNumberRequired = 'Please say which order';
export const ordersRange = 'Please choose 1 to 100 orders';
export const parcelsRange = 'Please give 1 to 100 parcels';
export const courierRequired = 'Please choose a courier';
export const awbInvalid = 'Please type the AWB: 4 to 40 letters and digits';
export const awbIsOrder = 'This is the number of an order, not of a parcel';
export const awbTaken = (number: string): string => `${number} has this AWB already`;
export const noteRequired = 'Please type a note';
export const slipNoteTooLong = (most: number): string => `A note for the packing slip has at most ${most} characters`;
export const refundKeyRequired = 'Please open the form once more and try again';
export const amountInvalid = 'Please type whole rupees, such as 100';
export const notificationUnknown = 'Please choose from the list';
export const mailNotUndeliverable = 'This mail is sent or waits to be sent. Please look at the list again';
export const backupRunning = 'A backup is being made already. Please wait until it is ready';
export const backupNotFound = 'This backup is deleted already';
export const diskFull = 'The disk is full. Please make room on it, then try again';
export const backupInterrupted = 'The shop stopped while the backup was being made. Please try again';
export const backupFailed = 'The backup could not be written. The log of the shop says why. Please try again';

/** A proxy in front of the shop refused a file. */
export const tooLargeOnTheWay = 'This file is larger than your server lets through. Please choose a smaller one';

/** Who changed something that no member of staff changed. */
export const theCommandLine = 'The command line';
