// One product: pictures, purchase form, description, reviews, popular products.
import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { listPrice } from '@taana-baana/contract/messages.ts';
import { productHref, sharePictureHref } from '@taana-baana/contract/pages.ts';
import { Breadcrumb, trailFromStore } from '../../components/page/breadcrumb.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import type { ProductCard } from '../../store/products/product-state.ts';
import { PicturesAndPurchase } from './pictures-and-purchase.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductFailure } from './product-failure.tsx';
import { toJsonLd } from './product-json-ld.ts';
import { useShownProduct, type ShownProduct } from './use-shown-product.ts';
import { useShop } from '../../components/shop-context.ts';

export function ProductScreen() {
  const shown = useShownProduct();
  const { id, card, message } = shown;
  if (!card) return <ProductFailure message={message} />;
  return (
    <>
      <ProductMeta shown={shown} title={card.title} />
      {/* The key resets choices, gallery and forms for another product, or another link to this one. */}
      <ProductBody key={`${id} ${shown.color}`} shown={shown} card={card} />
    </>
  );
}

/** After a click, renders the part above the fold first and the rest in a deferred render. */
function ProductBody({ shown, card }: { shown: ShownProduct; card: ProductCard }) {
  const isComplete = useDeferredValue(true, useNavigationType() !== NavigationType.Push);
  return (
    <>
      <div className="page-width pt-2 md:pt-0">
        <Breadcrumb className="my-2 max-md:hidden" items={trailFromStore(card.title)} />
        <PicturesAndPurchase shown={shown} card={card} isComplete={isComplete} />
      </div>
      {isComplete && <ProductDetails shown={shown} />}
    </>
  );
}

function ProductMeta({ shown: { id, product, isPreview }, title }: { shown: ShownProduct; title: string }) {
  const shop = useShop();
  if (!product || isPreview) return <PageMeta title={title} path={productHref(id)} isPrivate={isPreview} />;
  return (
    <PageMeta
      title={title}
      description={product.summary}
      path={productHref(id)}
      shareTitle={`${title}, ${listPrice(product.price)}`}
      image={product.images.length > 0 ? sharePictureHref(product, shop) : undefined}
      kind="product"
      jsonLd={import.meta.env.SSR && toJsonLd(product, shop)}
    />
  );
}
