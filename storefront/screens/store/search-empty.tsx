// A search that found nothing: what else to search for, and popular products.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { storeHref } from '@taana-baana/contract/pages.ts';
import { filterChips, type ProductFilters } from '@taana-baana/contract/product-filters.ts';
import * as storeTexts from '@taana-baana/contract/texts/screens/store.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Link } from '../../components/link.tsx';
import { ProductCard } from '../../components/product/product-card.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectPopularProducts } from '../../store/selectors.ts';

const mostPopular = 4;

export function SearchEmpty({ filters: { q = '', ...filters } }: { filters: ProductFilters }) {
  const popular = useAppSelector(selectPopularProducts).slice(0, mostPopular);
  const hasFilters = filterChips(filters).length > 0;
  return (
    <>
      <EmptyState
        title={storeTexts.nothingFound(q)}
        hint={hasFilters ? storeTexts.nothingFilteredHint : storeTexts.nothingFoundHint}
        action={
          hasFilters ? <ButtonLink to={storeHref({ q })}>{storeTexts.clearFilters}</ButtonLink> : <PopularSearches />
        }
      />
      {popular.length > 0 && (
        <section aria-labelledby="popular-title">
          <h2 id="popular-title" className="text-display-s">
            {screenTexts.popularProducts}
          </h2>
          <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 lg:grid-cols-4">
            {popular.map((product) => (
              <li key={product._id}>
                <ProductCard
                  product={product}
                  layout="compact"
                  sizes="(min-width: 88rem) 20rem, (min-width: 64rem) 22vw, 45vw"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
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
