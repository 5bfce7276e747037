// Below the fold: description, reviews, popular products.
import * as productTexts from '@taana-baana/contract/texts/screens/product.ts';
import { HtmlBlock } from '../../components/page/html-block.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectPopularProducts } from '../../store/selectors.ts';
import { PopularProducts } from '../../components/product/popular-products.tsx';
import { ProductReviews } from './reviews/product-reviews.tsx';
import type { Product } from '@taana-baana/contract/schemas/product.ts';
import { Picture } from '../../components/product/picture.tsx';
import type { ShownProduct } from './use-shown-product.ts';

export function ProductDetails({ shown: { id, product } }: { shown: ShownProduct }) {
  const popular = useAppSelector(selectPopularProducts).filter(({ _id }) => _id !== id);
  return (
    <>
      {product && (
        <>
          <Description product={product} />
          <ProductReviews product={product} />
        </>
      )}
      <PopularProducts products={popular} />
    </>
  );
}

/** The story of the print, large, beside the print itself. */
function Description({ product: { description, images } }: { product: Product }) {
  const { story, rest } = splitStory(description);
  // The second picture is the close view of print and cloth.
  const close = images[1];
  return (
    <section
      aria-labelledby="description-title"
      className="mt-16 grid items-center gap-x-16 md:grid-cols-2 lg:mt-24 lg:gap-x-16"
    >
      <div>
        <h2 id="description-title" className="eyebrow">
          {productTexts.about}
        </h2>
        {story && <p className="mt-4 font-display text-display-s font-semibold text-balance">{story}</p>}
        <HtmlBlock html={rest} className="mt-4" />
      </div>
      {close && (
        <Picture
          picture={close}
          sizes="(min-width: 72rem) 640px, 50vw"
          alt=""
          className="hidden aspect-garment rounded-card md:block"
        />
      )}
    </section>
  );
}

/** Of the first sentence of a description: longer ones are not shown large. */
const maxCharacters = 110;

/**
 * `story` is plain text; `rest` is the description without it. Without such a sentence all is
 * `rest`.
 */
export function splitStory(html: string): { story: string; rest: string } {
  const [, story = '', more = ''] = /^<p>([^<&]+?[.!?])(?:\s+([^<][^]*?))?<\/p>/.exec(html) ?? [];
  if (story === '' || story.length > maxCharacters) return { story: '', rest: html };
  const rest = html.slice(html.indexOf('</p>') + '</p>'.length);
  return { story, rest: more ? `<p>${more}</p>${rest}` : rest };
}
