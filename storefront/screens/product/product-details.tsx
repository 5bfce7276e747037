// Below the fold: description, reviews, popular products.
import { Suspense } from 'react';
import * as productTexts from '@taana-baana/contract/texts/screens/catalog/product.ts';
import { lazyComponent } from '../../components/lazy-component.ts';
import { HtmlBlock } from '../../components/page/html-block.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectPopularProducts } from '../../store/selectors.ts';
import { PopularProducts } from '../../components/product/popular-products.tsx';
import { ProductReviews } from './reviews/product-reviews.tsx';
import type { Product } from '@taana-baana/contract/schemas/catalog/product.ts';
import { Picture } from '../../components/product/picture.tsx';
import type { ShownProduct } from './use-shown-product.ts';

export function ProductDetails({ shown: { id, product } }: { shown: ShownProduct }) {
  const popular = useAppSelector(selectPopularProducts).filter(({ _id }) => _id !== id);
  return (
    <>
      {product?.story && (
        <Suspense>
          <PrintStory product={product} {...splitStory(product.description)} />
        </Suspense>
      )}
      <div className="page-width pb-20">
        {product && (
          <>
            <Description product={product} />
            <ProductReviews product={product} />
          </>
        )}
        <PopularProducts products={popular} />
      </div>
    </>
  );
}

/** The server renders it too: there it is a part of the bundle. */
const PrintStory = import.meta.env.SSR
  ? (await import('./story/print-story.tsx')).PrintStory
  : lazyComponent(
      () => import('./story/print-story.tsx'),
      (file) => file.PrintStory,
    );

/** Its first sentence large, beside the print itself; a story has both above. */
function Description({ product: { description, images, story } }: { product: Product }) {
  const { sentence, more, rest } = splitStory(description);
  // The second picture is the close view of print and cloth.
  const close = !story && images[1];
  return (
    <section aria-labelledby="description-title" className="mt-16 grid items-center gap-x-16 md:grid-cols-2 lg:mt-24">
      <div>
        <h2 id="description-title" className="eyebrow">
          {productTexts.about}
        </h2>
        {!story && sentence && (
          <p className="mt-4 font-display text-display-s font-semibold text-balance">{sentence}</p>
        )}
        <HtmlBlock html={!story && more ? `<p>${more}</p>${rest}` : rest} className="mt-4" />
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
 * `sentence` is plain text, `more` what follows it in its paragraph, `rest` what comes after that. Without
 * such a sentence all is `rest`.
 */
export function splitStory(html: string): { sentence: string; more: string; rest: string } {
  const [, sentence = '', more = ''] = /^<p>([^<&]+?[.!?])(?:\s+([^<][^]*?))?<\/p>/.exec(html) ?? [];
  if (sentence === '' || sentence.length > maxCharacters) return { sentence: '', more: '', rest: html };
  return { sentence, more, rest: html.slice(html.indexOf('</p>') + '</p>'.length) };
}
