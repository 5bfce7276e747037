// Our Store: filters, and the list.

export const houseLines = 'Our house lines';
export const highlights = 'Highlights';

export const productsCounted = (count: number): string => `${count} ${count === 1 ? 'product' : 'products'}`;
export const show = (counted: string): string => `Show ${counted}`;
export const sort = 'Sort';
export const columns = 'Columns';
export const columnsCounted = (count: number): string => `${count} columns`;
export const loadMore = 'Load more';
export const shownOf = (shown: number, total: number): string => `${shown} of ${total} shown`;
export const noMatch = 'No T-shirts match';
export const noMatchHint = 'Try a wider price range or another category.';

export const collections = 'Collections';
export const emptyCollection = 'Nothing here right now';
export const emptyCollectionHint = 'New T-shirts of this collection may come again. The store has others.';
export const toStore = 'See all T-shirts';

export const bestMatch = 'Best match';
export const resultsFor = (count: number, words: string): string =>
  `${count} ${count === 1 ? 'result' : 'results'} for “${words}”`;
export const nearestTo = (words: string): string => `Nearest to “${words}”`;
export const missed = (words: string): string => `Nothing for “${words}”. These match the rest of your search.`;
export const searchOf = (words: string): string => `Search for “${words}”`;
export const nothingFound = (words: string): string => `Nothing found for “${words}”`;
export const nothingFoundHint = 'Check the spelling, or look at one of these.';
export const nothingFilteredHint = 'Your filters leave nothing of it. Clear them, or try another word.';
export const emptyShop = 'The first T-shirts are on their way';
export const emptyShopHint = 'This shop is just opening. Please look in again soon.';

export const filters = 'Filters';
export const filtersInUse = 'Filters in use';
export const clearFilters = 'Clear filters';
export const removeFilter = (label: string): string => `Remove the filter ${label}`;
export const origins = 'Country of origin';
export const prices = 'Price in rupees';
export const showPrices = 'Show these prices';
export const pricesUpsideDown = (from: string, to: string): string => `'${from}' is above '${to}'.`;
