// Filters of the list of reviews, and reasons to hide one. Without schemas, so that the browser can
// load it alone.
import { firstOf, listFilters, oneOf, typed } from '../list-filters.ts';

export const reviewTabs = ['all', 'hidden'] as const;
export type ReviewTab = (typeof reviewTabs)[number];

/** Only what the terms promise to take down: an honest bad review stays. */
export const hideReasons = ['unlawful', 'insulting', 'advertising'] as const;
export type HideReason = (typeof hideReasons)[number];

export const reviewsListed = 50;

export const reviewFilters = listFilters('/reviews', {
  tab: firstOf(reviewTabs),
  stars: oneOf(['1', '2', '3', '4', '5']),
  search: typed,
});
