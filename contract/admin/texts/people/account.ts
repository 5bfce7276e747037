// The member's own account, and setting it up after an invitation.

export const title = 'Your account';

export const you = {
  heading: 'You',
  name: 'Name',
  email: 'E-mail',
  role: 'Role',
  roleHint: 'The owner of the shop can change your role.',
  change: 'Change',
  changeName: 'Change name',
  nameHint: 'The others see it, also in the audit log.',
  saveName: 'Save the name',
  nameDone: 'The name is changed',
  changeEmail: 'Change e-mail',
  newEmail: 'New e-mail',
  emailHint: 'We send a link to it. Until you open it, your old e-mail counts.',
  sendLink: 'Send the link',
  linkSent: (email: string): string => `The link is on its way to ${email}. It works for an hour.`,
} as const;

export const passkeys = {
  heading: 'Passkeys',
  text: 'The safest way to sign in: by fingerprint, face or PIN of your device. No false page can steal it.',
  add: 'Add a passkey',
  none: 'You have no passkey yet.',
  made: (day: string): string => `Added ${day}`,
  used: (moment: string): string => `last used ${moment}`,
  notUsed: 'not used yet',
  remove: 'Remove',
  removeOf: (device: string): string => `Remove ${device}`,
  question: (device: string) => ({
    heading: 'Remove this passkey?',
    text: `“${device}” will not sign you in any more. Please remove it from that device, too.`,
    confirm: 'Remove',
  }),
  added: 'The passkey is added',
  removed: 'The passkey is removed',
} as const;

export const app = {
  heading: 'Authenticator app',
  text: 'Shows a new code every 30 seconds, which you type after your password.',
  isSetUp: 'Set up',
  isNotSetUp: 'Not set up',
  setUp: 'Set up an app',
  replace: 'Set up another app',
  scan: 'Scan this square with your authenticator app, such as Google Authenticator, Aegis or 1Password.',
  picture: 'QR code with the key for your authenticator app',
  key: 'Or type this key into the app',
  code: 'Code that the app shows now',
  confirm: 'Confirm',
  done: 'The app is set up',
} as const;

export const recovery = {
  heading: 'Recovery codes',
  text: 'Each signs you in once, with your password, when you have lost your device.',
  left: (count: number): string => {
    if (count === 0) return 'You have no codes.';
    return count === 1 ? '1 code is left.' : `${count} codes are left.`;
  },
  few: 'Please make new ones soon.',
  renew: 'Make new codes',
  question: {
    heading: 'Make ten new codes?',
    text: 'The codes that you have now will not work any more.',
    confirm: 'Make new codes',
  },
  newHeading: 'Your recovery codes',
  keep: 'Please print them, or keep them where you keep passwords. They are shown only now.',
  copy: 'Copy',
  copied: 'The codes are copied',
  notCopied: 'The codes could not be copied. Please print them, or write them down',
  print: 'Print',
  stored: 'I have stored them',
} as const;

export const newEmail = {
  title: 'Your new e-mail',
  intro:
    'Once you press the button, you sign in with it. Your other devices are signed out, and your old e-mail is told.',
  confirm: 'Use the new e-mail',
  done: (email: string): string => `From now on you sign in with ${email}`,
} as const;

export const password = {
  heading: 'Password',
  text: 'You type it, with a code, where you have no passkey.',
  devices: 'Your other devices are signed out when you change it.',
  change: 'Change password',
  new: 'New password',
  save: 'Save the new password',
  done: 'The password is changed',
} as const;

export const devices = {
  heading: 'Devices',
  text: 'Where you are signed in. A device that is not used for 12 hours is signed out.',
  current: 'This device',
  seen: (moment: string): string => `Last used ${moment}`,
  since: (moment: string): string => `signed in ${moment}`,
  end: 'Sign out',
  endOf: (device: string): string => `Sign out ${device}`,
  ended: 'The device is signed out',
  endAll: 'Sign out everywhere',
  question: {
    heading: 'Sign out everywhere?',
    text: 'All your devices are signed out, this one too.',
    confirm: 'Sign out everywhere',
  },
} as const;

export const appearance = {
  heading: 'Appearance',
  text: 'For this device.',
  system: 'Like the device',
  light: 'Light',
  dark: 'Dark',
} as const;

export const shortcuts = {
  heading: 'Keyboard shortcuts',
  text: 'For this device.',
  label: 'Use single keys',
  hint: 'Such as j, k and /. Switch them off if keys are pressed by accident, or by a program that types what you say.',
} as const;

export const invitation = {
  title: 'Welcome',
  intro: 'Please choose the name that others see, and a password. A second step follows.',
  name: 'Your name',
  password: 'Password',
  passwordHint: (length: number): string => `At least ${length} characters. Three or four words are good.`,
  submit: 'Continue',
} as const;

export const setUp = {
  title: 'Protect your account',
  intro: 'A password alone does not open the admin. Please choose a second way to prove who you are.',
  passkey: 'Set up a passkey',
  passkeyHint: 'By fingerprint, face or PIN of this device. Recommended.',
  app: 'Use an authenticator app instead',
  back: 'Back',
} as const;
