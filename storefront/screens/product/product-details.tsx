// Below the fold: description, reviews, popular products.
import * as productTexts from '@taana-baana/contract/texts/screens/product.ts';
import { HtmlBlock } from '../../components/page/html-block.tsx';
import { PopularProducts } from './popular-products.tsx';
import { ProductReviews } from './reviews/product-reviews.tsx';
import type { ShownProduct } from './use-shown-product.ts';

export function ProductDetails({ shown: { id, product } }: { shown: ShownProduct }) {
  return (
    <>
      {product && (
        <>
          <section aria-labelledby="description-title" className="mt-16 lg:mt-24">
            <h2 id="description-title" className="text-display-s">
              {productTexts.about}
            </h2>
            <HtmlBlock html={product.description} className="mt-4" />
          </section>
          <ProductReviews product={product} />
        </>
      )}
      <PopularProducts exceptId={id} />
    </>
  );
}
