// A product in a list. 'grid' (the store) has the heart; 'compact' (anywhere else) has none (decisions: heart and layout by place).
import { Link } from 'react-router';
import { productHref } from '@taana-baana/contract/pages.ts';
import type { Product } from '@taana-baana/contract/schemas/product.ts';
import { HeartToggle } from './heart-toggle.tsx';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { StarRating } from './star-rating.tsx';

interface ProductCardProps {
  product: Pick<Product, '_id' | 'title' | 'brand' | 'price' | 'totalrating' | 'images'>;
  layout?: 'grid' | 'compact';
  isWished?: boolean;
  onHeart?: (productId: string) => void;
  /** As for Picture. */
  sizes: string;
  priority?: boolean;
}

export function ProductCard({ product, layout = 'grid', isWished = false, onHeart, sizes, priority = false }: ProductCardProps) {
  const { _id, title, brand, price, totalrating, images } = product;
  const [front, second] = images;
  return (
    <article className="product-card group relative">
      {/* The whole card opens the product: the title's link is stretched over it. */}
      <div className="relative overflow-hidden rounded-card bg-sunk">
        <Picture picture={front} sizes={sizes} priority={priority} alt="" />
        {second && <Picture picture={second} sizes={sizes} alt="" className="product-card-second aspect-garment" />}
      </div>
      {layout === 'grid' && onHeart && (
        <HeartToggle isOn={isWished} title={title} onToggle={() => onHeart(_id)} className="absolute! right-2 top-2 z-10" />
      )}
      <div className="pt-3">
        <p className="text-xs text-ink-soft">{brand}</p>
        <h3 className="mt-0.5 line-clamp-2 font-text text-base font-semibold leading-snug tracking-normal">
          <Link to={productHref(_id)} className="after:absolute after:inset-0 group-hover:text-madder">
            {title}
          </Link>
        </h3>
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Price rupees={price} look="card" className={layout === 'grid' ? 'text-lg' : 'text-base'} />
          <StarRating value={totalrating} className="text-sm" />
        </div>
      </div>
    </article>
  );
}
