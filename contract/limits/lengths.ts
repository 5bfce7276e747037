// Maximum lengths of texts, in characters.

export const name = 80;
export const email = 254;
export const addressLine = 200;
/** Of a size: `Free Size`. */
export const size = 12;
export const comment = 4000;
export const passwordMin = 8;
export const passwordMax = 128;
export const attemptId = 64;
export const query = 200;
