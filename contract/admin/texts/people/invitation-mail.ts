// The mail with the link by which a member of staff sets up the account.
import type { Role } from '../../permissions.ts';

export const subject = (shop: string): string => `Your invitation to the admin of ${shop}`;
export const heading = 'You are invited';
export const why = (shop: string, role: Role): string => `You are invited to the admin of ${shop}, as ${role}.`;
export const button = 'Set up my account';
export const howLong =
  'The link works once, within 24 hours. You choose a password, and set up a passkey or an authenticator app.';
export const notYou = 'Do you not know this shop? Then please do nothing.';
