// A list without products, and the way on: of a shop that has none yet, a collection, a search,
// filters.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { collectionHref, pages, storeHref } from '@taana-baana/contract/pages.ts';
import { filterChips, type ProductFilters } from '@taana-baana/contract/product-filters.ts';
import * as storeTexts from '@taana-baana/contract/texts/screens/catalog/store.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Link } from '../../components/link.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCollections, selectFacets, selectPopularProducts, selectProductList } from '../../store/selectors.ts';

const mostPopular = 4;

/** Every product has a category. */
export function useIsShopEmpty(): boolean {
  const { isSuccess, total } = useAppSelector(selectProductList);
  return useAppSelector(selectFacets).length === 0 && isSuccess && total === 0;
}

export const EmptyShop = () => (
  <section className="col-span-full">
    <EmptyState title={storeTexts.emptyShop} hint={storeTexts.emptyShopHint} />
  </section>
);

export function EmptyList({ filters, isCollection }: { filters: ProductFilters; isCollection: boolean }) {
  if (isCollection) return <EmptyCollection />;
  return filters.q ? <NothingFound filters={filters} /> : <NothingFiltered />;
}

function NothingFound({ filters: { q = '', ...filters } }: { filters: ProductFilters }) {
  const popular = useAppSelector(selectPopularProducts).slice(0, mostPopular);
  const hasFilters = filterChips(filters).length > 0;
  return (
    <EmptyState
      picture="not-found"
      title={storeTexts.nothingFound(q)}
      hint={hasFilters ? storeTexts.nothingFilteredHint : storeTexts.nothingFoundHint}
      action={hasFilters ? <ButtonLink to={storeHref({ q })}>{storeTexts.clearFilters}</ButtonLink> : <FirstLists />}
      popular={popular}
    />
  );
}

/** Each has a product. */
function FirstLists() {
  const collections = useAppSelector(selectCollections).map((one) => ({ ...one, to: collectionHref(one.handle) }));
  const categories = useAppSelector(selectFacets).map((one) => ({ ...one, to: storeHref({ category: one.title }) }));
  return (
    <ul aria-label={screenTexts.categories} className="flex flex-wrap justify-center gap-2">
      {[...collections, ...categories].slice(0, mostPopular).map(({ title, to }) => (
        <li key={to}>
          <Link to={to} className="button button-quiet">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const NothingFiltered = () => (
  <EmptyState
    picture="not-found"
    title={storeTexts.noMatch}
    hint={storeTexts.noMatchHint}
    action={<ButtonLink to={pages.store.path}>{storeTexts.clearFilters}</ButtonLink>}
  />
);

const EmptyCollection = () => (
  <EmptyState
    picture="not-found"
    title={storeTexts.emptyCollection}
    hint={storeTexts.emptyCollectionHint}
    action={<ButtonLink to={pages.store.path}>{storeTexts.toStore}</ButtonLink>}
  />
);
