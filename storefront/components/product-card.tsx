// A product in a list. 'grid' (the store) has the heart; 'compact' (anywhere else) has none (decisions: heart and layout by place).
import { useState } from 'react';
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
  /** One level below the heading that stands over the list. */
  heading?: 'h2' | 'h3';
}

/** Its looks are in product-card.css. */
export function ProductCard({
  product,
  layout = 'grid',
  isWished = false,
  onHeart,
  sizes,
  heading: Heading = 'h3',
}: ProductCardProps) {
  const { _id, title, brand, price, totalrating, images } = product;
  const [front, second] = images;
  // Until a mouse comes the second picture is not even in the page: it would make a list a third longer.
  const [isPointedAt, setIsPointedAt] = useState(false);
  return (
    <article
      className={layout === 'grid' ? 'product-card product-card-large' : 'product-card'}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setIsPointedAt(true)}
    >
      <div className="product-card-frame">
        <Picture picture={front} sizes={sizes} alt="" />
        {second && isPointedAt && (
          <Picture picture={second} sizes={sizes} alt="" isOverlay className="product-card-second aspect-garment" />
        )}
      </div>
      {layout === 'grid' && onHeart && (
        <HeartToggle isOn={isWished} title={title} onToggle={() => onHeart(_id)} className="product-card-heart" />
      )}
      <div className="product-card-text">
        <p className="product-card-brand">{brand}</p>
        <Heading className="product-card-title">
          <a href={productHref(_id)}>{title}</a>
        </Heading>
        <div className="product-card-figures">
          <Price rupees={price} look="card" className="product-card-price" />
          <StarRating value={totalrating} />
        </div>
      </div>
    </article>
  );
}
