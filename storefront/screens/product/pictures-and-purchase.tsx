// What the shopper looks at first: the pictures, what the shirt is called and costs, and the way into the cart.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { Price } from '../../components/price.tsx';
import { StarRating } from '../../components/star-rating.tsx';
import type { ProductCard } from '../../store/product-state.ts';
import { countedReviews } from './counted-reviews.ts';
import { ProductFacts } from './product-facts.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductNotes } from './product-notes.tsx';
import { NotCome } from './product-failure.tsx';
import { PurchaseSkeleton } from './product-skeleton.tsx';
import { PurchaseForm } from './purchase-form.tsx';
import { useGallery } from './use-gallery.ts';
import { useShownProduct, type ShownProduct } from './use-shown-product.ts';
import { useWholeness } from './use-wholeness.ts';

export function PicturesAndPurchase() {
  const shown = useShownProduct();
  const isWhole = useWholeness();
  const gallery = useGallery(shown.card?.images ?? []);
  const { card, product } = shown;
  if (!card) return null;
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,594px)_minmax(22rem,1fr)] lg:gap-10 xl:gap-16">
      <ProductGallery title={card.title} pictures={card.images} gallery={gallery} isWhole={isWhole} />
      <div className="grid content-start gap-6 lg:max-w-xl">
        <ProductHeading card={card} />
        {isWhole && (
          <>
            <ProductFacts category={card.category} brand={card.brand} tags={product?.tags ?? ''} />
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
  if (isError) return <NotCome message={message} />;
  return <PurchaseSkeleton />;
}
