// From when on something of the running shop needs a person. Without schemas, so that the browser can
// load it alone.

/** In ms. */
export const backupIsOldAfter = 48 * 3600_000;

/** Of the disk that holds pictures and backups, 0 to 1. */
export const diskIsFullFrom = 0.9;
