// A search without results: suggestions, and popular products.
import { storeHref } from '@taana-baana/contract/pages.ts';
import { filterChips, type ProductFilters } from '@taana-baana/contract/product-filters.ts';
import * as storeTexts from '@taana-baana/contract/texts/screens/store.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Link } from '../../components/link.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectPopularProducts } from '../../store/selectors.ts';

const mostPopular = 4;

export function SearchEmpty({ filters: { q = '', ...filters } }: { filters: ProductFilters }) {
  const popular = useAppSelector(selectPopularProducts).slice(0, mostPopular);
  const hasFilters = filterChips(filters).length > 0;
  return (
    <EmptyState
      picture="not-found"
      title={storeTexts.nothingFound(q)}
      hint={hasFilters ? storeTexts.nothingFilteredHint : storeTexts.nothingFoundHint}
      action={
        hasFilters ? <ButtonLink to={storeHref({ q })}>{storeTexts.clearFilters}</ButtonLink> : <PopularSearches />
      }
      popular={popular}
    />
  );
}

const PopularSearches = () => (
  <ul aria-label={storeTexts.popularSearchesTitle} className="flex flex-wrap justify-center gap-2">
    {storeTexts.popularSearches.map((words) => (
      <li key={words}>
        <Link to={storeHref({ q: words })} className="button button-quiet">
          {words}
        </Link>
      </li>
    ))}
  </ul>
);
