// The store's filters, page and columns, read from the URL: links, Back and reload keep them.
import { useLocation, useNavigate, useParams } from 'react-router';
import type { GridColumns } from '@taana-baana/contract/limits.ts';
import { pages, readAddress, readStoreList, storeHref } from '@taana-baana/contract/pages.ts';
import {
  collectionFilters,
  readFilters,
  writeFilters,
  type ProductFilters,
} from '@taana-baana/contract/product-filters.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCollection } from '../../store/selectors.ts';

/** The id of the element with the list and its filters. */
export const listId = 'list';

export interface StoreAddress {
  filters: ProductFilters;
  /** The tag of a collection, which is not in the address: its list can only be sorted. */
  isCollection: boolean;
  /** Action and hidden fields of the page's forms without scripts. */
  form: { action: string; kept: (filters: ProductFilters) => [name: string, value: string][] };
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
  const query = readAddress(search).search;
  const isCollection = useParams()['handle'] !== undefined;
  const { shown, preview } = useAppSelector(selectCollection);
  const filters = isCollection ? collectionFilters(query, shown?.tag ?? '') : readFilters(query);
  const { page, columns } = readStoreList(query);
  const inAddress = (chosen: ProductFilters) => (isCollection ? { ...chosen, tag: '' } : chosen);
  const write = (chosen: ProductFilters, list: Parameters<typeof storeHref>[1]) => {
    const href = storeHref(inAddress(chosen), { path: pathname, ...list });
    // A draft stays visible while its list is sorted.
    return isCollection && preview ? `${href}${href.includes('?') ? '&' : '?'}preview=${preview}` : href;
  };
  const hrefOf = (chosen: ProductFilters) => write(chosen, { columns });
  const hrefOfPage = (shownPage: number) => write(filters, { page: shownPage, columns });

  return {
    filters,
    isCollection,
    form: {
      action: isCollection ? pathname : pages.store.path,
      kept: (chosen) => writeFilters(inAddress(chosen)),
    },
    page,
    columns,
    hrefOf,
    hrefOfPage,
    hrefOfColumns: (chosen) => write(filters, { page, columns: chosen }),
    choose: (chosen, { replace = false } = {}) => void navigate(hrefOf(chosen), { replace, preventScrollReset: true }),
    showPage: (shownPage) => void navigate(hrefOfPage(shownPage), { replace: true, preventScrollReset: true }),
  };
}
