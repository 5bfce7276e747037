// The list: products with hearts, more at its end; skeletons, nothing found, and what to do when it did not come.
import { useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { counts } from '@taana-baana/contract/limits.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { ProductCardSkeleton } from '../../components/product-card-skeleton.tsx';
import { ProductCard } from '../../components/product-card.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { sameFilters } from '../../store/product-filters.ts';
import { selectProductList, selectWishlistIds } from '../../store/selectors.ts';
import { toggleWishlist } from '../../store/wishlist.thunks.ts';
import { gridLooks } from './grid-columns.ts';
import { useFirstNewCard } from './use-first-new-card.ts';
import { useLoadMore } from './use-load-more.ts';
import { useStoreAddress } from './use-store-address.ts';

export function ProductResults() {
  const address = useStoreAddress();
  const dispatch = useAppDispatch();
  const { products, total, filters, pages: loaded, isLoading, isError, message } = useAppSelector(selectProductList);
  const wished = useAppSelector(selectWishlistIds);
  const look = gridLooks[address.columns];

  const isCurrent = sameFilters(filters, address.filters);
  const hasMore = isCurrent && products.length < total;
  const isLong = total > counts.productsPerPage;
  const { list, onMore } = useFirstNewCard(products.length);
  const last = useLoadMore(hasMore && !isLoading && !isError, () => address.showPage(loaded + 1));

  if (isError && !isCurrent) return <Failure message={message} />;
  if (!isLoading && isCurrent && total === 0) return <NothingFound />;
  return (
    // A list shorter than the screen grows, and ends, without moving what stands below it.
    <div aria-busy={isLoading} className={`flex flex-col ${isLong ? 'min-h-dvh' : ''}`}>
      <ul
        ref={list}
        className={`grid transition-opacity ${look.className} ${isLoading && !isCurrent ? 'pointer-events-none opacity-45' : ''}`}
      >
        {products.map((product, index) => (
          <li key={product._id} ref={index === products.length - 1 ? last : undefined}>
            <ProductCard
              product={product}
              isWished={wished.includes(product._id)}
              onHeart={(id) => void dispatch(toggleWishlist(id))}
              sizes={look.sizes}
            />
          </li>
        ))}
        {/* As many as will come: a way back finds the page as long as it was. */}
        {isLoading && products.length === 0 && <CardsToCome from={0} count={address.page * counts.productsPerPage} />}
        {!isError && (
          <NextCards from={products.length} count={Math.min(total - products.length, roomKept(address.columns))} />
        )}
      </ul>
      {isError && <Failure message={message} />}
      {isLong && !isError && (
        <p className="mt-auto min-h-33 pt-12 text-center">
          {hasMore && (
            <a
              href={address.hrefOfPage(loaded + 1)}
              data-history="replace"
              data-scroll="stay"
              onClick={onMore}
              className="button button-quiet mb-3 min-w-56"
            >
              Load more
            </a>
          )}
          <span className="block text-sm text-ink-soft">
            {products.length} of {total} shown
          </span>
        </p>
      )}
    </div>
  );
}

/** Cards for which room is kept below those that are there: a page of them, and four rows at least. */
const roomKept = (columns: number) => Math.max(counts.productsPerPage, columns * 4);

/** Their place is kept before they are asked for, so that nobody who is quicker sees the end of the page move. Needless where no script can fill it. */
function NextCards(cards: { from: number; count: number }) {
  const hasScripts = useSyncExternalStore(neverChanges, inBrowser, onServer);
  return hasScripts && <CardsToCome {...cards} />;
}
const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** `from`: how many cards stand before them. One that stays while others come is the same one, in its place. */
const CardsToCome = ({ from, count }: { from: number; count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={from + index} aria-hidden="true">
      <ProductCardSkeleton />
    </li>
  ));

/** Apart, since it hears of every step of a navigation, and a list is long. */
function Failure({ message }: { message: string }) {
  const revalidator = useRevalidator();
  return <ErrorState message={message} onRetry={() => void revalidator.revalidate()} />;
}

function NothingFound() {
  return (
    <EmptyState
      title="No T-shirts match"
      hint="Try a wider price range or another category."
      action={<ButtonLink to={pages.store.path}>Clear filters</ButtonLink>}
    />
  );
}
