// The tabs of the list of enquiries. Without schemas, so that the browser can load it alone.

export const enquiryTabs = ['open', 'answered'] as const;
export type EnquiryTab = (typeof enquiryTabs)[number];

export const enquiriesListed = 50;

export interface EnquiryFilter {
  readonly tab: EnquiryTab;
  readonly search?: string;
}

/** Invalid values in the address are ignored. */
export function readEnquiryFilter(params: URLSearchParams): EnquiryFilter {
  const tab = enquiryTabs.find((one) => one === params.get('tab')) ?? 'open';
  const search = params.get('search');
  return search ? { tab, search } : { tab };
}

export function enquiriesPath({ tab, search }: EnquiryFilter): string {
  const params = new URLSearchParams({ ...(tab === 'open' ? {} : { tab }), ...(search ? { search } : {}) });
  return params.size > 0 ? `/enquiries?${params}` : '/enquiries';
}

export const enquiryPath = (id: string): string => `/enquiries/${encodeURIComponent(id)}`;
