// The login's form for the code of the second factor.

export const code = 'Code from your app';
export const codeHint = 'Six digits, new every 30 seconds';
export const recoveryCode = 'Recovery code';
export const recoveryCodeHint = 'One that you have not used yet';
export const typeRecoveryCode = 'Use a recovery code';
export const typeAppCode = 'Use the code from your app';
