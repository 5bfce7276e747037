// One product: its pictures, what it is, the way into the cart, what others say, and what else is liked.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages, productHref } from '@taana-baana/contract/pages.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { late } from '../../components/late.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { toJsonLd, toSummary } from './product-json-ld.ts';
import { useShownProduct, type ShownProduct } from './use-shown-product.ts';

export const parts = late(() => import('./late-parts.ts'));
const PicturesAndPurchase = parts.part('PicturesAndPurchase');
const ProductDetails = parts.part('ProductDetails');
const ProductFailure = parts.part('ProductFailure');

export function ProductScreen() {
  const shown = useShownProduct();
  const { id, card } = shown;
  if (!card) return <ProductFailure />;
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
      <PicturesAndPurchase key={id} />
      <ProductDetails key={`${id} details`} />
    </div>
  );
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
