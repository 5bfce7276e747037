// What the link of a message about an unfinished checkout did, for who opened it.

export const restored = 'Everything is in your cart';
export const partlyRestored = (missing: string): string => `The rest is in your cart. Not to be had now: ${missing}`;
export const allMissing = 'Nothing of this cart can be had now. Please have a look at what else there is';
export const linkEnded = 'This link has ended. Please choose in the shop again';
