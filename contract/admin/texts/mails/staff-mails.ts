// The mails to members of staff about their own access.
import type { Role } from '../../permissions.ts';

/** The mail to a member of staff whose password was changed in the admin. */
export const passwordChanged = {
  subject: (shop: string): string => `Your password for the admin of ${shop} was changed`,
  heading: 'Your password was changed',
  what: (shop: string): string => `Your password for the admin of ${shop} was just changed.`,
  devices: 'All your other devices were signed out. Your passkeys, app and recovery codes stay as they are.',
  notYou:
    'Was it not you? Then please tell the owner of the shop at once: the account must be disabled until it is yours again.',
  button: 'Open your account',
};

/** The mail with the link by which a member of staff confirms a new e-mail. */
export const newEmail = {
  subject: (shop: string): string => `Confirm your new e-mail for the admin of ${shop}`,
  heading: 'Confirm your new e-mail',
  what: (shop: string): string => `Somebody, we hope you, asked to sign in to the admin of ${shop} with this e-mail.`,
  button: 'Use this e-mail',
  howLong: 'The link works once, within an hour, where you are signed in. Until then your old e-mail counts.',
  notYou: 'Was it not you? Then please do nothing.',
};

/** The mail to the e-mail that a member of staff had before. */
export const emailChanged = {
  subject: (shop: string): string => `Your e-mail for the admin of ${shop} was changed`,
  heading: 'Your e-mail was changed',
  what: (shop: string): string => `You now sign in to the admin of ${shop} with your new e-mail.`,
  devices: 'All your other devices were signed out. Your password, passkeys, app and recovery codes stay as they are.',
  notYou: passwordChanged.notYou,
};

/** The mail with the link by which a member of staff sets up the account. */
export const invitation = {
  subject: (shop: string): string => `Your invitation to the admin of ${shop}`,
  heading: 'You are invited',
  why: (shop: string, role: Role): string => `You are invited to the admin of ${shop}, as ${role}.`,
  button: 'Set up my account',
  howLong: 'The link works once, within 24 hours. You choose a password, and set up a passkey or an authenticator app.',
  notYou: 'Do you not know this shop? Then please do nothing.',
};
