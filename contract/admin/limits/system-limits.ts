// Thresholds of the running shop and of its staff's work. Without schemas, so that the browser can
// load them alone.

export const backupIsOldAfterHours = 48;
/** In ms. */
export const backupIsOldAfter = backupIsOldAfterHours * 3600_000;

/** After this a mail is undeliverable. */
export const mailIsTriedForDays = 3;

/** How long a proof of identity is valid for calls that need a fresh one. */
export const proofCountsForMinutes = 10;

/** Of the disk that holds pictures and backups, 0 to 1. */
export const diskIsFullFrom = 0.9;

/** New orders per hour that are mailed one by one; the others come together. */
export const ordersToldAtOnce = 5;

/** Devices on which one member of staff gets messages; a further one takes the oldest one's place. */
export const maxPushDevices = 20;
export const pushEndpointLength = 1000;

/** Orders of one packing list, and of one print. */
export const maxPackedAtOnce = 100;
