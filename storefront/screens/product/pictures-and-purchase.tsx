// Above the fold: pictures, title, price, purchase form.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import * as productTexts from '@taana-baana/contract/texts/screens/catalog/product.ts';
import { inColor } from '@taana-baana/contract/colors/picture-colors.ts';
import { storeHref } from '@taana-baana/contract/pages.ts';
import { Price } from '../../components/product/price.tsx';
import { PaymentMarks } from '../../components/product/payment-marks.tsx';
import { StarRating } from '../../components/product/star-rating.tsx';
import type { ProductCard } from '../../store/products/product-state.ts';
import { OfferSentence } from '../../components/product/offer-sentence.tsx';
import { PriceNotes } from './price-notes.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductGallery } from './gallery/product-gallery.tsx';
import { ProductNotes } from './product-notes.tsx';
import { LoadFailure } from './product-failure.tsx';
import { PurchaseForm } from './purchase/purchase-form.tsx';
import { useGallery } from './gallery/use-gallery.ts';
import type { ShownProduct } from './use-shown-product.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { ButtonLink } from '../../components/button-link.tsx';

interface PicturesAndPurchaseProps {
  shown: ShownProduct;
  card: ProductCard;
  isComplete: boolean;
}

export function PicturesAndPurchase({ shown, card, isComplete }: PicturesAndPurchaseProps) {
  const { product, color } = shown;
  const inChosen = color === undefined ? [] : inColor(card.images, color);
  // A gallery is never empty: it says which colour a picture shows.
  const pictures = inChosen.length > 0 ? inChosen : card.images;
  // A list has only two pictures of a product: until the others have loaded, one in another colour
  // would flash.
  const isLeft = color !== undefined && !product && pictures[0]?.colorId !== color;
  const gallery = useGallery(pictures);
  return (
    <div className="grid gap-3 md:gap-8 md:grid-cols-2 lg:grid-cols-[minmax(0,594px)_minmax(22rem,1fr)] lg:gap-10 xl:gap-16">
      <ProductGallery title={card.title} pictures={isLeft ? [] : pictures} gallery={gallery} isComplete={isComplete} />
      <div className="grid content-start gap-2 md:gap-6">
        <ProductHeading card={card} />
        {isComplete && (
          <>
            {card.isArchived ? (
              <NotSold category={card.category} />
            ) : (
              <>
                <Purchase shown={shown} onColor={gallery.showColor} />
                <PaymentMarks className="-mt-2" />
                <ProductNotes id={shown.id} title={card.title} />
              </>
            )}
            <ProductFacts card={card} product={product} />
          </>
        )}
      </div>
    </div>
  );
}

function ProductHeading({ card }: { card: ProductCard }) {
  const { title, price, totalrating, ratingsCount, isArchived } = card;
  return (
    <div>
      <h1 tabIndex={-1} className="text-display-m max-md:text-display-s">
        {title}
      </h1>
      <p className="flex flex-wrap items-center gap-x-4 text-sm md:mt-2">
        <Price rupees={price} variant="detail" className="text-display-s" />
        <StarRating value={totalrating} className="text-base" />
        <a href="#reviews" className="text-link inline-flex min-h-11 items-center">
          {productTexts.reviewsCounted(ratingsCount)}
        </a>
      </p>
      {!isArchived && <PriceNotes card={card} />}
      {!isArchived && <OfferSentence productId={card._id} />}
    </div>
  );
}

interface PurchaseProps {
  shown: ShownProduct;
  onColor: (colorId: string) => void;
}

function Purchase({ shown: { product, color, isPreview, isError, message }, onColor }: PurchaseProps) {
  if (product) return <PurchaseForm product={product} isPreview={isPreview} color={color} onColor={onColor} />;
  if (isError) return <LoadFailure message={message} />;
  return <PurchaseSkeleton />;
}

/** Placeholders for data that a list card lacks. */
function PurchaseSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6">
      <Skeleton className="h-16 w-56" />
      <Skeleton className="h-16 w-full max-w-96" />
      <Skeleton className="h-12 w-36" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}

/** Replaces the purchase form of a product that is not sold any more. */
function NotSold({ category }: { category: string }) {
  return (
    <div className="grid gap-3 rounded-card bg-sunk p-5">
      <p>
        <strong className="block font-semibold text-madder">{screenTexts.noLongerSold}</strong>
        {productTexts.notSoldHint}
      </p>
      <ButtonLink to={storeHref({ category })}>{productTexts.similar}</ButtonLink>
    </div>
  );
}
