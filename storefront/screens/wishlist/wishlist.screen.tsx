// The wishlist: saved products, each with a cross that removes it.
import { useRef } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as wishlistTexts from '@taana-baana/contract/texts/screens/catalog/wishlist.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { ProductCardSkeleton } from '../../components/product/product-card-skeleton.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { usePopularProducts } from '../../store/products/use-popular-products.ts';
import { selectWishlist } from '../../store/selectors.ts';
import { removeFromWishlist } from '../../store/wishlist/wishlist-toggle.thunks.ts';
import { fetchWishlist } from '../../store/wishlist/wishlist.thunks.ts';
import { WishlistItem } from './wishlist-item.tsx';

export function WishlistScreen() {
  const dispatch = useAppDispatch();
  const { products, ids, isLoaded, isError, message } = useAppSelector(selectWishlist);
  const popular = usePopularProducts(isLoaded && products.length === 0);
  const heading = useRef<HTMLHeadingElement>(null);

  const remove = (id: string) => {
    // The focused button is disabled, and removed with its product.
    heading.current?.focus({ preventScroll: true });
    void dispatch(removeFromWishlist(id));
  };

  return (
    <div className="page-width py-8 md:py-12">
      <PageMeta title={screenTexts.wishlist} />
      <h1 ref={heading} tabIndex={-1} className="text-display-m">
        {screenTexts.wishlist}
      </h1>
      {isError && <ErrorState message={message} onRetry={() => void dispatch(fetchWishlist())} />}
      {isLoaded && !isError && products.length === 0 && (
        <EmptyState
          title={screenTexts.noData}
          hint={wishlistTexts.emptyHint}
          picture="empty-wishlist"
          popular={popular}
          action={<ButtonLink to={pages.store.path}>{screenTexts.seeAll}</ButtonLink>}
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
