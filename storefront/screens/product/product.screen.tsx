// One product: its pictures, what it is, the way into the cart, what others say, and what else is liked.
import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType, useRevalidator } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages, productHref } from '@taana-baana/contract/pages.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { HtmlBlock } from '../../components/html-block.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { Price } from '../../components/price.tsx';
import { StarRating } from '../../components/star-rating.tsx';
import type { ProductCard } from '../../store/product-state.ts';
import { PopularProducts } from './popular-products.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { toJsonLd, toSummary } from './product-json-ld.ts';
import { ProductNotes } from './product-notes.tsx';
import { countedReviews, ProductReviews } from './product-reviews.tsx';
import { PurchaseSkeleton } from './product-skeleton.tsx';
import { PurchaseForm } from './purchase-form.tsx';
import { useGallery } from './use-gallery.ts';
import { useShownProduct, type ShownProduct } from './use-shown-product.ts';

export function ProductScreen() {
  const shown = useShownProduct();
  const { id, card, product } = shown;
  // By a link it opens with what the shopper looks at first; the rest is there a few frames later.
  const isWhole = useDeferredValue(true, useNavigationType() !== NavigationType.Push);
  if (!card) return <ProductFailure shown={shown} />;
  return (
    <div className="page-width pb-20">
      <ProductMeta shown={shown} title={card.title} />
      <Breadcrumb
        className="my-2"
        items={[
          { label: screenTexts.home, to: pages.home.path },
          { label: screenTexts.store, to: pages.store.path },
          { label: card.title },
        ]}
      />
      {/* Another product starts afresh: no choice, picture or typed word of the last one stays. */}
      <PicturesAndPurchase key={id} shown={shown} card={card} isWhole={isWhole} />
      {isWhole && product && (
        <section key={`${id} about`} aria-labelledby="description-title" className="mt-16 lg:mt-24">
          <h2 id="description-title" className="text-display-s">
            About this tee
          </h2>
          <HtmlBlock html={product.description} className="mt-4" />
        </section>
      )}
      {isWhole && product && <ProductReviews key={`${id} reviews`} product={product} />}
      {isWhole && <PopularProducts exceptId={id} />}
    </div>
  );
}

function PicturesAndPurchase({ shown, card, isWhole }: { shown: ShownProduct; card: ProductCard; isWhole: boolean }) {
  const gallery = useGallery(card.images);
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,594px)_minmax(22rem,1fr)] lg:gap-10 xl:gap-16">
      <ProductGallery title={card.title} pictures={card.images} gallery={gallery} isWhole={isWhole} />
      <div className="grid content-start gap-6 lg:max-w-xl">
        <ProductHeading card={card} />
        {isWhole && (
          <>
            <ProductFacts category={card.category} brand={card.brand} tags={shown.product?.tags ?? ''} />
            <hr className="stitch" />
            <Purchase shown={shown} onColor={gallery.showColor} />
            <ProductNotes />
          </>
        )}
      </div>
    </div>
  );
}

function ProductHeading({ card: { title, price, totalrating, ratingsCount } }: { card: ProductCard }) {
  return (
    <div>
      <h1 tabIndex={-1} className="text-display-m">
        {title}
      </h1>
      <Price rupees={price} look="detail" className="mt-3 block text-display-s" />
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm">
        <StarRating value={totalrating} className="text-base" />
        <a href="#reviews" className="text-link inline-flex min-h-11 items-center">
          {countedReviews(ratingsCount)}
        </a>
        <a href="#write-review" className="text-link inline-flex min-h-11 items-center">
          {screenTexts.writeReview}
        </a>
      </p>
    </div>
  );
}

interface PurchaseProps {
  shown: ShownProduct;
  onColor: (colorId: string) => void;
}

function Purchase({ shown: { product, isError, message }, onColor }: PurchaseProps) {
  if (product) return <PurchaseForm product={product} onColor={onColor} />;
  if (isError) return <Failure message={message} />;
  return <PurchaseSkeleton />;
}

function Failure({ message }: { message: string }) {
  const revalidator = useRevalidator();
  return <ErrorState message={message} onRetry={() => void revalidator.revalidate()} />;
}

function ProductMeta({ shown: { id, card, product }, title }: { shown: ShownProduct; title: string }) {
  if (!product) return <PageMeta title={title} path={productHref(id)} />;
  return (
    <PageMeta
      title={title}
      description={toSummary(product.description)}
      path={productHref(id)}
      image={card?.images[0]?.url}
      kind="product"
      jsonLd={import.meta.env.SSR && toJsonLd(product)}
    />
  );
}

/** Opened directly, and its answer did not come. One that does not exist never gets here: it is the 404 page. */
function ProductFailure({ shown: { message } }: { shown: ShownProduct }) {
  return (
    <div className="page-width py-12 text-center">
      <PageMeta title="Product" isPrivate />
      <h1 tabIndex={-1} className="text-display-m">
        This shirt did not come through
      </h1>
      <Failure message={message} />
      <ButtonLink to={pages.store.path} look="quiet">
        See all T-shirts
      </ButtonLink>
    </div>
  );
}
