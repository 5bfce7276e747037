// Thresholds from which the running shop needs a person. Without schemas, so that the browser can
// load it alone.

export const backupIsOldAfterHours = 48;
/** In ms. */
export const backupIsOldAfter = backupIsOldAfterHours * 3600_000;

/** After this a mail is undeliverable. */
export const mailIsTriedForDays = 3;

/** How long a proof of identity is valid for calls that need a fresh one. */
export const proofCountsForMinutes = 10;

/** Of the disk that holds pictures and backups, 0 to 1. */
export const diskIsFullFrom = 0.9;
