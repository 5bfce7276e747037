// A product in a list. 'grid' (the store) has the heart; 'compact' (anywhere else) has none (decisions: heart and layout by place).
import { useState } from 'react';
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
  /** As for Picture. */
  priority?: boolean | 'eager';
  /** One level below the heading that stands over the list. */
  heading?: 'h2' | 'h3';
}

/** The card knows its own width: in a narrow column it keeps picture, title and price, and gives up the rest. */
export function ProductCard({
  product,
  layout = 'grid',
  isWished = false,
  onHeart,
  sizes,
  priority = false,
  heading: Heading = 'h3',
}: ProductCardProps) {
  const { _id, title, brand, price, totalrating, images } = product;
  const [front, second] = images;
  // Until a mouse comes the second picture is not even in the page: it would make a list a third longer.
  const [isPointedAt, setIsPointedAt] = useState(false);
  return (
    <article
      className="product-card group @container relative"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setIsPointedAt(true)}
    >
      {/* The whole card opens the product: the title's link is stretched over it. */}
      <div className="relative overflow-hidden rounded-card bg-sunk">
        <Picture picture={front} sizes={sizes} priority={priority} alt="" />
        {second && isPointedAt && (
          <Picture picture={second} sizes={sizes} alt="" isOverlay className="product-card-second aspect-garment" />
        )}
      </div>
      {layout === 'grid' && onHeart && (
        <HeartToggle
          isOn={isWished}
          title={title}
          onToggle={() => onHeart(_id)}
          className="absolute! right-2 top-2 z-10 @max-[8rem]:-right-1 @max-[8rem]:-top-1 @max-[8rem]:bg-transparent @max-[8rem]:[box-shadow:none] @max-[8rem]:[&_svg]:size-4"
        />
      )}
      <div className="pt-3 @max-[8rem]:pt-1.5">
        <p className="text-xs text-ink-soft @max-[8rem]:hidden">{brand}</p>
        <Heading className="mt-0.5 line-clamp-2 font-text text-sm font-semibold leading-snug tracking-normal @max-[8rem]:line-clamp-1 @max-[8rem]:text-xs @min-[14rem]:text-base">
          <Link
            to={productHref(_id)}
            className="transition-colors after:absolute after:inset-0 group-hover:text-madder"
          >
            {title}
          </Link>
        </Heading>
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 @max-[8rem]:mt-0.5 @max-[11rem]:flex-col @max-[11rem]:items-start @max-[11rem]:gap-y-0.5">
          <Price
            rupees={price}
            look="card"
            className={`${layout === 'grid' ? 'text-lg' : 'text-base'} @max-[8rem]:text-sm`}
          />
          <StarRating value={totalrating} className="text-sm @max-[8rem]:hidden" />
        </div>
      </div>
    </article>
  );
}
