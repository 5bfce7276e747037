// The cart: its lines, its total, and the link to the checkout.
import { useRef } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as cartTexts from '@taana-baana/contract/texts/screens/selling/cart.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useCartPrice, useCodes } from '../../store/cart/use-cart-price.ts';
import { deleteCartLine, fetchCart, updateCartLine } from '../../store/cart/cart.thunks.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { usePopularProducts } from '../../store/products/use-popular-products.ts';
import { selectCart } from '../../store/selectors.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CartTable } from './cart-table.tsx';
import { CheckoutLink } from './checkout-link.tsx';

const title = screenTexts.cart;

export function CartScreen() {
  const dispatch = useAppDispatch();
  const { lines, isLoaded, isLoading, isError, message } = useAppSelector(selectCart);
  const popular = usePopularProducts(isLoaded && lines.length === 0);
  const price = useCartPrice();
  const changeCodes = useCodes();
  const heading = useRef<HTMLHeadingElement>(null);

  const remove = async (id: string) => {
    await dispatch(deleteCartLine(id));
    // The focused button was removed with its line.
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <div className="page-width py-8 md:py-12">
      <PageMeta title={title} />
      <h1 ref={heading} tabIndex={-1} className="text-display-m">
        {title}
      </h1>
      {!isLoaded && !isError && <CartSkeleton />}
      {!isLoaded && isError && <ErrorState message={message} onRetry={() => void dispatch(fetchCart())} />}
      {isLoaded && lines.length === 0 && (
        <EmptyState
          title={screenTexts.cartEmpty}
          hint={cartTexts.emptyHint}
          picture="empty-cart"
          popular={popular}
          action={
            <div className="flex flex-col items-center gap-2">
              <ButtonLink to={pages.store.path}>{screenTexts.continueShopping}</ButtonLink>
              <CheckoutLink isEnabled={false} variant="quiet" className="text-sm" />
            </div>
          }
        />
      )}
      {lines.length > 0 && (
        <div className="mt-6 grid items-start gap-10 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-8 xl:grid-cols-[minmax(0,1fr)_21rem] xl:gap-16">
          <CartTable
            lines={lines}
            isBusy={isLoading}
            onQuantity={(cartItemId, quantity) => dispatch(updateCartLine({ cartItemId, quantity }))}
            onRemove={(id) => void remove(id)}
          />
          <CartSummary price={price} onCodes={changeCodes} />
        </div>
      )}
    </div>
  );
}
