// The product list with its skeletons, empty state and error.
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { counts } from '@taana-baana/contract/limits.ts';
import * as storeTexts from '@taana-baana/contract/texts/screens/catalog/store.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { ProductCardSkeleton } from '../../components/product/product-card-skeleton.tsx';
import { ProductCard } from '../../components/product/product-card.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { isNarrowed, hasSameFilters } from '@taana-baana/contract/product-filters.ts';
import { selectProductList, selectWishlistIds } from '../../store/selectors.ts';
import { toggleWishlist } from '../../store/wishlist/wishlist-toggle.thunks.ts';
import { EmptyList } from './empty-list.tsx';
import { gridLayouts } from './grid-columns.ts';
import { HouseLines } from './house-lines.tsx';
import { useStoreAddress } from './use-store-address.ts';
import { Link } from '../../components/link.tsx';

export function ProductResults() {
  const address = useStoreAddress();
  const dispatch = useAppDispatch();
  const { products, total, filters, pages: loaded, isLoading, isError, message } = useAppSelector(selectProductList);
  const wishlistIds = useAppSelector(selectWishlistIds);
  const layout = gridLayouts[address.columns];

  const isCurrent = hasSameFilters(filters, address.filters);
  const hasMore = isCurrent && products.length < total;
  const isAll = total > cardsBeforeHouseLines && !isNarrowed(address.filters);
  const isLong = total > counts.productsPerPage;
  const { list, onMore } = useFirstNewCard(products.length);
  const last = useLoadMore(hasMore && !isLoading && !isError, () => address.showPage(loaded + 1));

  if (isError && !isCurrent) return <Failure message={message} />;
  if (!isLoading && isCurrent && total === 0) return <EmptyList {...address} />;
  return (
    // A minimum height, so that what is below does not move while a short list loads.
    <div aria-busy={isLoading} className={`flex flex-col ${isLong ? 'min-h-dvh' : ''}`}>
      <ul
        ref={list}
        className={`grid grid-flow-dense eased ${layout.className} ${isLoading && !isCurrent ? 'pointer-events-none opacity-40' : ''}`}
      >
        {products.map((product, index) => [
          index === cardsBeforeHouseLines && isAll && <HouseLines key="house-lines" />,
          <li key={product._id} ref={index === products.length - 1 ? last : undefined}>
            <ProductCard
              product={product}
              isInWishlist={wishlistIds.includes(product._id)}
              onHeart={(id) => void dispatch(toggleWishlist(id))}
              sizes={layout.sizes}
            />
          </li>,
        ])}
        {/* As many as will load, so that Back can restore the scroll position. */}
        {isLoading && products.length === 0 && <SkeletonCards from={0} count={address.page * counts.productsPerPage} />}
        {!isError && (
          <NextCards
            from={products.length}
            count={Math.min(total - products.length, placeholderCount(address.columns))}
          />
        )}
      </ul>
      {isError && <Failure message={message} />}
      {isLong && !isError && (
        <p className="mt-auto min-h-33 pt-12 text-center">
          {hasMore && (
            <Link
              to={address.hrefOfPage(loaded + 1)}
              replace
              preventScrollReset
              onClick={onMore}
              className="button button-quiet mb-3 px-12!"
            >
              {storeTexts.loadMore}
            </Link>
          )}
          <span className="block text-sm text-ink-soft">{storeTexts.shownOf(products.length, total)}</span>
        </p>
      )}
    </div>
  );
}

/** Two rows of the usual grid, four of a phone's. */
const cardsBeforeHouseLines = 8;

/** Placeholders below the loaded cards: one page, or four rows. */
const placeholderCount = (columns: number) => Math.max(counts.productsPerPage, columns * 4);

/** Placeholders exist before the request, so that fast scrolling does not reach a moving end.
 * Only with scripts, which replace them. */
function NextCards(cards: { from: number; count: number }) {
  const hasScripts = useSyncExternalStore(neverChanges, inBrowser, onServer);
  return hasScripts && <SkeletonCards {...cards} />;
}
const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** `from`: the number of cards before them. With index keys, the others do not remount. */
const SkeletonCards = ({ from, count }: { from: number; count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={from + index} aria-hidden="true">
      <ProductCardSkeleton />
    </li>
  ));

/** A separate component, because useRevalidator renders on every navigation state. */
function Failure({ message }: { message: string }) {
  const revalidator = useRevalidator();
  return <ErrorState message={message} onRetry={() => void revalidator.revalidate()} />;
}

// After 'Load more', moves the focus to the first new card, because the link moves or disappears.

/** Give the ref to the list, and call `onMore` on the click. */
function useFirstNewCard(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const countAtClick = useRef<number>(undefined);
  useEffect(() => {
    const start = countAtClick.current;
    if (start === undefined || count <= start) return;
    countAtClick.current = undefined;
    list.current?.querySelectorAll('article')[start]?.querySelector('a')?.focus({ preventScroll: true });
  }, [count]);
  const onMore = () => {
    countAtClick.current = count;
  };
  return { list, onMore };
}

// Loads more when the end of the list is near. The link works without scripts.

/** Give the ref to the last card. `isReady`: there is more, and no request is pending. */
function useLoadMore(isReady: boolean, onNear: () => void) {
  const last = useRef<HTMLLIElement>(null);
  const loadMore = useEffectEvent(onNear);
  useEffect(() => {
    if (!isReady || !last.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      // 700 px before it is visible, or when it has been scrolled past.
      rootMargin: '1000000px 0px 700px',
    });
    observer.observe(last.current);
    return () => observer.disconnect();
  }, [isReady]);
  return last;
}
