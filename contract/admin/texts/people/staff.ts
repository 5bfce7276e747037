// Members of staff and invitations.
import type { Role } from '../../permissions.ts';

export const title = 'Staff';

/** Explains each role in the form that assigns one. */
export const roleHints: Record<Role, string> = {
  owner: 'Everything, also settings, staff and the audit log.',
  manager: 'Orders, refunds up to your limit, and texts.',
  packer: 'Packs and ships orders. Sees a customer’s phone and address while the order is under way.',
  accountant: 'Sees orders and sales, without phone numbers and addresses.',
};

export const members = {
  heading: 'Members',
  you: 'You',
  since: (day: string): string => `Since ${day}`,
  devices: (count: number): string =>
    count === 0 ? 'Not signed in' : count === 1 ? 'Signed in on 1 device' : `Signed in on ${count} devices`,
  actionsOf: (name: string): string => `Actions for ${name}`,
} as const;

export const states = {
  active: 'Active',
  'not set up': 'Not set up',
  disabled: 'Disabled',
} as const;

export const invite = {
  button: 'Invite',
  heading: 'Invite somebody',
  email: 'E-mail',
  role: 'Role',
  submit: 'Invite',
  mailed: (email: string): string => `The invitation is sent to ${email}`,
  linkHeading: 'Please pass this link on',
  linkText: (email: string): string =>
    `The shop has no mail server, so nothing was sent. The link is for ${email}: it works once, within 24 hours, and is shown only now.`,
  link: 'Link',
  copy: 'Copy the link',
  copied: 'The link is copied',
  notCopied: 'The link could not be copied. Please select it and copy it yourself',
  done: 'Done',
} as const;

export const invitations = {
  heading: 'Open invitations',
  until: (moment: string): string => `valid until ${moment}`,
  withdraw: 'Withdraw',
  withdrawOf: (email: string): string => `Withdraw the invitation of ${email}`,
  withdrawn: 'The invitation is withdrawn',
} as const;

export const changeRole = {
  action: 'Change role',
  heading: (name: string): string => `Role of ${name}`,
  submit: 'Change role',
  done: (name: string, role: string): string => `${name} is ${role} now`,
} as const;

export const endSessions = {
  action: 'Sign out everywhere',
  done: (name: string): string => `${name} is signed out everywhere`,
} as const;

export const disable = {
  action: 'Disable account',
  heading: (name: string): string => `Disable the account of ${name}?`,
  text: 'They are signed out everywhere and cannot sign in. Their entries in the audit log stay. You can enable the account again.',
  confirm: 'Disable account',
  done: (name: string): string => `The account of ${name} is disabled`,
} as const;

export const enable = {
  action: 'Enable account',
  done: (name: string): string => `The account of ${name} is enabled`,
} as const;
