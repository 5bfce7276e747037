// The addresses of the newsletter's screens, and the tabs of its subscribers. Without schemas, so
// that the browser can load it alone.
import { firstOf, listFilters, typed } from '../list-filters.ts';

export const subscriberTabs = ['subscribed', 'waiting', 'ended'] as const;
export type SubscriberTab = (typeof subscriberTabs)[number];

export const newsletterPath = '/newsletter';
export const campaignPath = (id: string): string => `${newsletterPath}/${encodeURIComponent(id)}`;

export const subscriberFilters = listFilters(`${newsletterPath}/subscribers`, {
  tab: firstOf(subscriberTabs),
  search: typed,
});
export type SubscriberFilter = ReturnType<typeof subscriberFilters.read>;
