// A row of compact cards, such as 'Our Popular Products'.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

interface ProductRowProps {
  /** Of the heading. */
  id: string;
  title: string;
  products: ProductCardProps['product'][];
  className?: string;
}

/** Nothing if there are none. */
export function ProductRow({ id, title, products, className = '' }: ProductRowProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className={`mt-16 ${className}`}>
      <h2 id={id} className="text-display-s">
        {title}
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 lg:grid-cols-4">
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard
              product={product}
              layout="compact"
              sizes="(min-width: 88rem) 20rem, (min-width: 64rem) 22vw, 45vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

export const PopularProducts = ({ products }: Pick<ProductRowProps, 'products'>) => (
  <ProductRow id="popular-title" title={screenTexts.popularProducts} products={products} className="lg:mt-24" />
);
