// The second factor in the profile.

export const heading = 'Code at login';
export const whenOff =
  'A login can ask for a code from an authenticator app after your password. Then nobody gets in with your password alone.';
export const whenOn = 'On. A login asks for a code from your app after your password.';
export const turnOn = 'Turn on';
export const turnOff = 'Turn off';
export const typePassword = 'Please type your password to go on.';
export const goOn = 'Continue';
export const addKey = 'Add this key to your authenticator app. Then type the code that the app shows.';
export const key = 'Key';
export const openInApp = 'Open in your app';
export const codeRequired = 'Code is Required';
export const yourRecoveryCodes = 'Your recovery codes';
export const keepCodes =
  'The code at login is on. Please keep these recovery codes in a safe place: each one lets you log in once without the app. They are shown only now.';
export const copy = 'Copy';
export const copied = 'Recovery codes copied';
export const notCopied = 'Your browser could not copy them, please write them down';
export const kept = 'I have kept them';
