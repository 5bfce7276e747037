// Milliseconds.

export const toast = 5000;
export const carousel = 5000;
export const wishlistReload = 300;
export const reviewRefetch = 100;
export const priceFilterPause = 300;
