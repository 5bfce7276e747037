// Below the pictures: what is said of the shirt, by the shop and by others, and what else is liked.
import { HtmlBlock } from '../../components/html-block.tsx';
import { PopularProducts } from './popular-products.tsx';
import { ProductReviews } from './product-reviews.tsx';
import { useShownProduct } from './use-shown-product.ts';
import { useWholeness } from './use-wholeness.ts';

export function ProductDetails() {
  const { id, product } = useShownProduct();
  if (!useWholeness()) return null;
  return (
    <>
      {product && (
        <>
          <section aria-labelledby="description-title" className="mt-16 lg:mt-24">
            <h2 id="description-title" className="text-display-s">
              About this tee
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
