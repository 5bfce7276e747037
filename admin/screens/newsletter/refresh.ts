/** How often a newsletter that is being sent is refreshed, in ms. */
export const refreshEvery = 2000;
