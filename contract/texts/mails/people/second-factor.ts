// The mail about a second factor turned on or off.

export const subjectOn = (shop: string): string => `The code at login of your ${shop} account is on`;
export const subjectOff = (shop: string): string => `The code at login of your ${shop} account is off`;
export const headingOn = 'The code at login is on';
export const headingOff = 'The code at login is off';
export const whatOn = (shop: string): string =>
  `From now on a login to your ${shop} account asks for a code from your app after your password. Keep your recovery codes in a safe place: each lets you log in once without the app.`;
export const whatOff = (shop: string): string =>
  `From now on your ${shop} account opens with your password alone. Your old recovery codes do not work any more.`;
export const wasYou = 'Was it you? Then there is nothing to do.';
export const notYou = (email: string): string =>
  `Was it not you? Then somebody may know your password. Please reset it, and write to ${email}.`;
