// The store screen's choices live in its address, so a link, Back and a reload keep them; both paths of the screen keep their own.
import { useLocation, useNavigate } from 'react-router';
import { defaultGridColumns, type GridColumns } from '@taana-baana/contract/limits.ts';
import { readFilters, readPage, storeHref, type ProductFilters } from '../../store/product-filters.ts';
import { readColumns } from './grid-columns.ts';

export interface StoreAddress {
  filters: ProductFilters;
  /** Pages of the list that stand on the screen. */
  page: number;
  columns: GridColumns;
  /** The address with these filters, from page 1. */
  hrefOf: (filters: ProductFilters) => string;
  hrefOfPage: (page: number) => string;
  hrefOfColumns: (columns: GridColumns) => string;
  /** Typing replaces the address; a choice adds to the history, so that Back undoes it. */
  choose: (filters: ProductFilters, options?: { replace?: boolean }) => void;
  showPage: (page: number) => void;
}

export function useStoreAddress(): StoreAddress {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  const filters = readFilters(asked);
  const page = readPage(asked);
  const columns = readColumns(asked);

  function href(chosen: ProductFilters, shownPage: number, chosenColumns: GridColumns): string {
    const query = new URLSearchParams(storeHref(chosen, shownPage).split('?')[1]);
    if (chosenColumns !== defaultGridColumns) query.set('grid', String(chosenColumns));
    const text = query.toString();
    return pathname + (text && `?${text}`);
  }
  const hrefOf = (chosen: ProductFilters) => href(chosen, 1, columns);
  const hrefOfPage = (shownPage: number) => href(filters, shownPage, columns);

  return {
    filters,
    page,
    columns,
    hrefOf,
    hrefOfPage,
    hrefOfColumns: (chosen) => href(filters, page, chosen),
    choose: (chosen, { replace = false } = {}) => void navigate(hrefOf(chosen), { replace, preventScrollReset: true }),
    showPage: (shownPage) => void navigate(hrefOfPage(shownPage), { replace: true, preventScrollReset: true }),
  };
}
