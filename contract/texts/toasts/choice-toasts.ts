// Red toasts about a visitor's choice before the login.

export const refused = (choice: string, reason: string): string => `${choice}: ${reason}`;
export const kept = (choice: string): string =>
  `We could not add ${choice} yet. It is kept: reload the page to try again.`;
