// Reviews: the list, hiding and replying.
import type { HideReason, ReviewTab } from '../../paths/review-filters.ts';

export const title = 'Reviews';
export const tabs = 'Reviews by state';
export const tabLabels: Readonly<Record<ReviewTab, string>> = { all: 'All', hidden: 'Hidden' };
export const search = { label: 'Search reviews', hint: 'Words of the review, or product' } as const;
export const stars = { label: 'Stars', any: 'Any stars', of: (count: number): string => starsOf(count) } as const;
export const starsOf = (count: number): string => (count === 1 ? '1 star' : `${count} stars`);

export const empty: Readonly<Record<ReviewTab | 'found', readonly [heading: string, text: string]>> = {
  all: ['No reviews yet', 'What customers write about your T-shirts appears here, the newest at the top.'],
  hidden: ['Nothing is hidden', 'Reviews that you hide are kept here.'],
  found: ['No review matches', 'Please try other words, or any stars.'],
};
export const clearFilters = 'Clear search and stars';
export const more = 'Show more';

export const imported = 'From the catalogue';
export const writtenBy = (name: string, when: string): string => `${name}, ${when}`;
export const hidden = (reason: HideReason): string => `Hidden: ${reason}`;
export const actionsOf = (author: string): string => `What to do with the review of ${author}`;

export const hide = {
  action: 'Hide',
  heading: 'Hide this review?',
  text: 'It disappears from the product, and its stars no longer count. Your terms name what you take down; a bad review that is honest stays, and you can reply to it.',
  reason: 'Reason',
  reasons: { unlawful: 'Unlawful', insulting: 'Insulting', advertising: 'Advertising' } satisfies Record<
    HideReason,
    string
  >,
  submit: 'Hide the review',
  done: 'The review is hidden',
} as const;

export const unhide = { action: 'Show again', done: 'The review is shown again' } as const;

export const reply = {
  action: 'Reply',
  change: 'Change the reply',
  remove: 'Remove the reply',
  heading: 'Reply to the review',
  label: 'Your reply',
  hint: 'Everybody can read it under the review.',
  submit: 'Show the reply',
  done: 'The reply stands under the review',
  removed: 'The reply is removed',
  yours: (when: string): string => `Your reply, ${when}`,
} as const;

/** What the server says about a wrong request. */
export const tabUnknown = 'Please choose a tab from the list';
export const starsUnknown = 'Please choose 1 to 5 stars';
export const reasonRequired = 'Please choose a reason';
export const replyRequired = 'Please write a reply';
export const notFound = 'There is no such review any more';
