/** How often a newsletter that is being sent is looked at, in ms. */
export const refreshEvery = 2000;
