// The tabs of the list of enquiries. Without schemas, so that the browser can load it alone.
import { firstOf, listFilters, typed } from '../list-filters.ts';

export const enquiryTabs = ['open', 'answered'] as const;
export type EnquiryTab = (typeof enquiryTabs)[number];

export const enquiriesListed = 50;

export const enquiryFilters = listFilters('/enquiries', { tab: firstOf(enquiryTabs), search: typed });

export const enquiryPath = (id: string): string => `/enquiries/${encodeURIComponent(id)}`;
