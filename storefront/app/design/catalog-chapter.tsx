// Catalogue components: prices, stars, cards, skeletons and empty states.
import { useState } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Price } from '../../components/product/price.tsx';
import { ProductCardSkeleton } from '../../components/product/product-card-skeleton.tsx';
import { ProductCard } from '../../components/product/product-card.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { StarRating } from '../../components/product/star-rating.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectPopularProducts } from '../../store/selectors.ts';
import { showToast } from '../../store/toast.thunks.ts';
import { Chapter, Row, Specimen } from './specimen.tsx';

export function CatalogueChapter() {
  const [product, other] = useAppSelector(selectPopularProducts);
  return (
    <Chapter id="catalogue" title="The catalogue" intro="The T-shirt is the loudest thing on every page.">
      <Row title="Prices, stars, the way back">
        <Specimen name="On a card">
          <Price rupees={1499} variant="card" className="text-lg" />
        </Specimen>
        <Specimen name="On its page">
          <Price rupees={1499} variant="detail" className="text-display-s" />
        </Specimen>
        <Specimen name="In a list">
          <Price rupees={1499} />
        </Specimen>
        <Specimen name="Rated">
          <StarRating value={4.5} />
        </Specimen>
        <Specimen name="Not rated yet">
          <StarRating value={0} />
        </Specimen>
        <Specimen name="Breadcrumb" isWide>
          <Breadcrumb
            items={[
              { label: 'Home', to: '/' },
              { label: screenTexts.store, to: '/product' },
              { label: 'Kolam Loop Tee' },
            ]}
          />
        </Specimen>
      </Row>
      <Row title="Cards">
        {product && (
          <Specimen name="In the store">
            <ProductCard product={product} isInWishlist onHeart={() => {}} sizes="16rem" />
          </Specimen>
        )}
        {other && (
          <Specimen name="Under the mouse" state="hover">
            <ProductCard product={other} onHeart={() => {}} sizes="16rem" />
          </Specimen>
        )}
        <Specimen name="On its way">
          <ProductCardSkeleton />
        </Specimen>
      </Row>
      <Row title="When there is nothing">
        <Specimen name="Empty, and a way on" isWide>
          <EmptyState
            title={screenTexts.cartEmpty}
            action={<ButtonLink to="/product">{screenTexts.continueShopping}</ButtonLink>}
          />
        </Specimen>
        <Specimen name="It did not work, and another try" isWide>
          <ErrorState message="The shop cannot be reached just now." onRetry={() => {}} />
        </Specimen>
      </Row>
      <Over />
    </Chapter>
  );
}

const notices = [
  { kind: 'success', message: 'Product Added To Cart' },
  { kind: 'info', message: 'User Logged In Successfully' },
  { kind: 'error', message: 'Something Went Wrong!' },
] as const;

function Over() {
  const dispatch = useAppDispatch();
  const [side, setSide] = useState<'left' | 'bottom' | 'center'>();
  return (
    <Row title="Over the page">
      {notices.map((notice) => (
        <Specimen key={notice.kind} name={`Toast: ${notice.kind}`}>
          <button type="button" className="button button-quiet" onClick={() => void dispatch(showToast(notice))}>
            Show it
          </button>
        </Specimen>
      ))}
      {(['left', 'bottom', 'center'] as const).map((from) => (
        <Specimen key={from} name={`Dialog: ${from}`}>
          <button type="button" className="button button-quiet" onClick={() => setSide(from)}>
            Open it
          </button>
        </Specimen>
      ))}
      <Dialog title="A dialog" side={side} isOpen={side !== undefined} onClose={() => setSide(undefined)}>
        <p>It keeps the focus, Escape closes it, and focus returns to where it was.</p>
      </Dialog>
    </Row>
  );
}
