// Filters of the list of reviews, and reasons to hide one. Without schemas, so that the browser can
// load it alone.

export const reviewTabs = ['all', 'hidden'] as const;
export type ReviewTab = (typeof reviewTabs)[number];

/** Only what the terms promise to take down: an honest bad review stays. */
export const hideReasons = ['unlawful', 'insulting', 'advertising'] as const;
export type HideReason = (typeof hideReasons)[number];

export const reviewsListed = 50;

export interface ReviewFilter {
  readonly tab: ReviewTab;
  readonly stars?: string;
  readonly search?: string;
}

/** Invalid values in the address are ignored. */
export function readReviewFilter(params: URLSearchParams): ReviewFilter {
  const tab = reviewTabs.find((one) => one === params.get('tab')) ?? 'all';
  const stars = params.get('stars') ?? '';
  const search = params.get('search');
  return { tab, ...(/^[1-5]$/.test(stars) ? { stars } : {}), ...(search ? { search } : {}) };
}

export function reviewsPath({ tab, stars, search }: ReviewFilter): string {
  const params = new URLSearchParams({
    ...(tab === 'all' ? {} : { tab }),
    ...(stars ? { stars } : {}),
    ...(search ? { search } : {}),
  });
  return params.size > 0 ? `/reviews?${params}` : '/reviews';
}
