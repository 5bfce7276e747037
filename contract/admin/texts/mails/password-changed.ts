// The mail to a member of staff whose password was changed in the admin.

export const subject = (shop: string): string => `Your password for the admin of ${shop} was changed`;
export const heading = 'Your password was changed';
export const what = (shop: string): string => `Your password for the admin of ${shop} was just changed.`;
export const devices =
  'All your other devices were signed out. Your passkeys, app and recovery codes stay as they are.';
export const notYou =
  'Was it not you? Then please tell the owner of the shop at once: the account must be disabled until it is yours again.';
export const button = 'Open your account';
