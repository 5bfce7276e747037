// The store's filters, page and columns, read from the URL: links, Back and reload keep them.
import { useLocation, useNavigate } from 'react-router';
import type { GridColumns } from '@taana-baana/contract/limits.ts';
import { readStoreList, storeHref } from '@taana-baana/contract/pages.ts';
import { readFilters, type ProductFilters } from '@taana-baana/contract/product-filters.ts';

/** The id of the element with the list and its filters. */
export const listId = 'list';

export interface StoreAddress {
  filters: ProductFilters;
  /** The number of pages shown. */
  page: number;
  columns: GridColumns;
  /** The URL with these filters, from page 1. */
  hrefOf: (filters: ProductFilters) => string;
  hrefOfPage: (page: number) => string;
  hrefOfColumns: (columns: GridColumns) => string;
  /** Typing replaces the history entry. A choice adds one, so that Back undoes it. */
  choose: (filters: ProductFilters, options?: { replace?: boolean }) => void;
  showPage: (page: number) => void;
}

export function useStoreAddress(): StoreAddress {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const filters = readFilters(query);
  const { page, columns } = readStoreList(query);
  const hrefOf = (chosen: ProductFilters) => storeHref(chosen, { path: pathname, columns });
  const hrefOfPage = (shownPage: number) => storeHref(filters, { path: pathname, page: shownPage, columns });

  return {
    filters,
    page,
    columns,
    hrefOf,
    hrefOfPage,
    hrefOfColumns: (chosen) => storeHref(filters, { path: pathname, page, columns: chosen }),
    choose: (chosen, { replace = false } = {}) => void navigate(hrefOf(chosen), { replace, preventScrollReset: true }),
    showPage: (shownPage) => void navigate(hrefOfPage(shownPage), { replace: true, preventScrollReset: true }),
  };
}
