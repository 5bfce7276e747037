// The wishlist: what the customer kept, each with a cross that takes it off.
import { useRef } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { ProductCardSkeleton } from '../../components/product-card-skeleton.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectWishlist } from '../../store/selectors.ts';
import { fetchWishlist, removeFromWishlist } from '../../store/wishlist.thunks.ts';
import { WishlistItem } from './wishlist-item.tsx';

export function WishlistScreen() {
  const dispatch = useAppDispatch();
  const { products, ids, isLoaded, isError, message } = useAppSelector(selectWishlist);
  const heading = useRef<HTMLHeadingElement>(null);

  const remove = (id: string) => {
    // The cross rests from now on, and goes with its shirt.
    heading.current?.focus({ preventScroll: true });
    void dispatch(removeFromWishlist(id));
  };

  return (
    <div className="page-width py-10 pb-20">
      <PageMeta title="Wishlist" />
      <h1 ref={heading} tabIndex={-1} className="text-display-m">
        Wishlist
      </h1>
      {isError && <ErrorState message={message} onRetry={() => void dispatch(fetchWishlist())} />}
      {isLoaded && !isError && products.length === 0 && (
        <EmptyState
          title={screenTexts.noData}
          hint="Press the heart on a shirt you like, and it waits for you here."
          action={<ButtonLink to={pages.store.path}>See all T-shirts</ButtonLink>}
        />
      )}
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
        {!isLoaded &&
          !isError &&
          Array.from({ length: 4 }, (_, index) => (
            <li key={index}>
              <ProductCardSkeleton />
            </li>
          ))}
        {products.map((product) => (
          <li key={product._id}>
            <WishlistItem product={product} isLeaving={!ids.includes(product._id)} onRemove={remove} />
          </li>
        ))}
      </ul>
    </div>
  );
}
