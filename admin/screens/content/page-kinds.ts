// The editor of each page: its tools, and the help beside the text.
import type { howTo } from '@taana-baana/contract/admin/texts/content/content.ts';

export type PageKind = keyof typeof howTo;

const others: Readonly<Record<string, PageKind>> = {
  about: 'about',
  'our-story': 'story',
  banners: 'banners',
  'house-lines': 'houseLines',
};

export const kindOf = (page: string): PageKind => others[page] ?? 'policy';
