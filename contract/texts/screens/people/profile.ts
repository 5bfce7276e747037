// My Profile: the form, the logins, and the customer's own data.

export const edit = 'Edit profile';
export const yourAccount = 'Your account';

export const gstin = 'GSTIN for invoices';
export const gstinHint =
  'Only if you buy for a business registered for GST. It stands on the invoices of orders that you place from now on.';
export const updateGstin = 'Update GSTIN';

export const logins = 'Where you are logged in';
export const loginsHint = 'If you do not know one of these devices, log it out and reset your password.';
export const logOut = 'Log out';
export const logOutDevice = (device: string): string => `Log out ${device}`;
export const logOutEverywhere = 'Log out everywhere';
export const lastUsed = 'Last used on {date}';
export const thisDevice = 'This device';
export const browserOn = (browser: string, system: string): string => `${browser} on ${system}`;
export const anotherDevice = 'Another device';

export const yourData = 'Your data';
export const yourDataHint =
  'A copy of everything we hold about you, as one file. What we keep and why stands in our {policy}.';
export const download = 'Download my data';
export const unconfirmedEmail = 'With a confirmed e-mail, this includes what you wrote to us and your newsletter.';

export const deleteMyAccount = 'Delete my account';
export const deleteYourAccount = 'Delete your account?';
export const whatGoes =
  'Your profile, cart, wishlist, reviews and store credit are deleted at once, and if your e-mail is confirmed also your newsletter and what you wrote to us. This cannot be undone.';
export const whatStays =
  'Orders on their way still reach you. Of orders you have paid we keep the invoice, as tax law asks. If a payment is still under way, it goes back to you in full.';

export const storeCredit = 'Store Credit';
