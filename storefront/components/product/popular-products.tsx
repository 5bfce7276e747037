// 'Our Popular Products' as compact cards.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

export function PopularProducts({ products }: { products: ProductCardProps['product'][] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="popular-title" className="mt-16 lg:mt-24">
      <h2 id="popular-title" className="text-display-s">
        {screenTexts.popularProducts}
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
