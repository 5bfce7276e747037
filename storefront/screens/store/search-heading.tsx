// The line under the heading: the search text, and the number of results.
import { hasSameFilters, type ProductFilters } from '@taana-baana/contract/product-filters.ts';
import * as storeTexts from '@taana-baana/contract/texts/screens/catalog/store.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectProductList } from '../../store/selectors.ts';

export function SearchHeading({ filters }: { filters: ProductFilters }) {
  const list = useAppSelector(selectProductList);
  if (!filters.q) return null;
  const isKnown = hasSameFilters(list.filters, filters);
  // The empty list says so itself.
  if (isKnown && list.total === 0) return null;
  return (
    <output className="mb-3 block text-lg font-semibold md:mb-5">
      {!isKnown
        ? storeTexts.searchOf(filters.q)
        : list.isNearest
          ? storeTexts.nearestTo(filters.q)
          : storeTexts.resultsFor(list.total, filters.q)}
      {isKnown && list.missed && (
        <span className="block text-base font-normal text-ink-soft">{storeTexts.missed(list.missed)}</span>
      )}
    </output>
  );
}
