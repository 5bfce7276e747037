// A product in a list. 'grid' (the store) has a heart; 'compact' (other lists) has none.
import { useState } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import * as componentTexts from '@taana-baana/contract/texts/component-texts.ts';
import { productHref } from '@taana-baana/contract/pages.ts';
import type { Product } from '@taana-baana/contract/schemas/catalog/product.ts';
import { HeartToggle } from './heart-toggle.tsx';
import { OfferSentence } from './offer-sentence.tsx';
import { Picture } from './picture.tsx';
import { PriceBefore } from './price-before.tsx';
import { Price } from './price.tsx';
import { secondPicture } from './second-picture.ts';
import { StarRating } from './star-rating.tsx';
import { Swatch } from './swatch.tsx';
import { Link } from '../link.tsx';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';

export interface ProductCardProps {
  product: Pick<Product, '_id' | 'title' | 'brand' | 'price' | 'totalrating' | 'images' | 'color'> &
    Pick<Product, 'isSoldOut' | 'mrp' | 'regularPrice'> & { isNew?: boolean };
  layout?: 'grid' | 'compact';
  isInWishlist?: boolean;
  onHeart?: (productId: string) => void;
  /** Passed to Picture. */
  sizes: string;
}

/** Styled by product-card.css. */
export function ProductCard({ product, layout = 'grid', isInWishlist = false, onHeart, sizes }: ProductCardProps) {
  const { _id, title, brand, price, totalrating, images, isNew, isSoldOut } = product;
  const front = images[0];
  const second = secondPicture(images) > 0 ? images[1] : undefined;
  // The second picture is rendered on hover only: it would make the list 30 % longer.
  const [isPointedAt, setIsPointedAt] = useState(false);
  return (
    <article
      className={`product-card ${layout === 'grid' ? 'product-card-large' : ''}`}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setIsPointedAt(true)}
    >
      <div className="product-card-frame">
        <Picture picture={front} sizes={sizes} alt={altBeside(title, front?.alt)} />
        {second && isPointedAt && (
          <Picture picture={second} sizes={sizes} alt="" className="product-card-second aspect-garment" />
        )}
        {isSoldOut && <span className="product-card-sold-out">{screenTexts.soldOut}</span>}
        {isNew && !isSoldOut && <span className="product-card-new">{componentTexts.newProduct}</span>}
      </div>
      {layout === 'grid' && onHeart && (
        <HeartToggle isOn={isInWishlist} title={title} onToggle={() => onHeart(_id)} className="product-card-heart" />
      )}
      <div className="product-card-text">
        <p className="product-card-brand">{brand}</p>
        <h3 className="product-card-title">
          <Link to={productHref(_id)}>{title}</Link>
        </h3>
        <PriceBefore product={product} />
        <OfferSentence productId={_id} />
        <CardColors product={product} />
        <div className="product-card-figures">
          <Price rupees={price} variant="card" className="product-card-price" />
          <StarRating value={totalrating} />
        </div>
      </div>
    </article>
  );
}

/** Each links to the product with that colour preselected. At most four marks: the last one may count the rest. */
function CardColors({ product: { _id: id, title, color: colors } }: Pick<ProductCardProps, 'product'>) {
  const shown = colors.slice(0, colors.length > 4 ? 3 : 4);
  return (
    <p data-row className="product-card-colors">
      {shown.map((color) => (
        <Link
          key={color._id}
          to={productHref(id, color.title)}
          aria-label={`${title}, ${colorName(color.title)}`}
          style={{ color: color.cloth ?? color.title }}
        >
          {color.letter && <Swatch of={color} isSilent className="absolute inset-x-0 top-3.5 mx-auto size-4" />}
        </Link>
      ))}
      {colors.length > shown.length && `+${colors.length - shown.length}`}
    </p>
  );
}

/** The card says the title once: 'Warli Village Tee in maroon, front' is 'in maroon, front' here. */
const altBeside = (title: string, alt = '') => alt.replace(`${title} `, '');
