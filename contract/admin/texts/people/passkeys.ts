// What can go wrong with passkeys in the browser.

export const known = 'This device has a passkey for your account already';
export const impossible = 'This device could not use a passkey. Please try another way';
