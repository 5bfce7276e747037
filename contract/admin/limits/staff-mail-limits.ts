// Limits of the mails to staff.

/** New orders per hour that are mailed one by one; the others come together. */
export const ordersToldAtOnce = 5;
