// The addresses of the newsletter's screens, and the tabs of its subscribers. Without schemas, so
// that the browser can load it alone.

export const subscriberTabs = ['subscribed', 'waiting', 'ended'] as const;
export type SubscriberTab = (typeof subscriberTabs)[number];

export const newsletterPath = '/newsletter';
export const campaignPath = (id: string): string => `${newsletterPath}/${encodeURIComponent(id)}`;

export interface SubscriberFilter {
  readonly tab: SubscriberTab;
  readonly search?: string;
}

/** Invalid values in the address are ignored. */
export function readSubscriberFilter(params: URLSearchParams): SubscriberFilter {
  const tab = subscriberTabs.find((one) => one === params.get('tab')) ?? 'subscribed';
  const search = params.get('search');
  return search ? { tab, search } : { tab };
}

export function subscribersPath({ tab, search }: SubscriberFilter): string {
  const params = new URLSearchParams({ ...(tab === 'subscribed' ? {} : { tab }), ...(search ? { search } : {}) });
  return `${newsletterPath}/subscribers${params.size > 0 ? `?${params}` : ''}`;
}
