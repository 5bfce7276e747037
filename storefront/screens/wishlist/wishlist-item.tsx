// One product of the wishlist: picture and title link to it, the cross removes it.
import { X } from 'lucide';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { productHref, storeHref } from '@taana-baana/contract/pages.ts';
import * as wishlistTexts from '@taana-baana/contract/texts/screens/catalog/wishlist.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Icon } from '../../../design/icon.tsx';
import { Picture } from '../../components/product/picture.tsx';
import { PriceBefore } from '../../components/product/price-before.tsx';
import { Price } from '../../components/product/price.tsx';
import type { ProductCard } from '../../store/products/product-state.ts';
import { Link } from '../../components/link.tsx';

interface WishlistItemProps {
  product: ProductCard;
  /** Removed, but shown until the list is reloaded. A second click would add it again. */
  isLeaving: boolean;
  onRemove: (id: string) => void;
}

export function WishlistItem({ product, isLeaving, onRemove }: WishlistItemProps) {
  const { _id, title, price, images, category, isArchived } = product;
  return (
    <article className={`group relative eased ${isLeaving ? 'opacity-40' : ''}`}>
      <div className="overflow-hidden rounded-card bg-sunk">
        <Picture
          picture={images[0]}
          sizes="(min-width: 88rem) 20rem, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 45vw"
          alt=""
        />
      </div>
      <button
        type="button"
        aria-label={wishlistTexts.remove(title)}
        disabled={isLeaving}
        onClick={() => onRemove(_id)}
        className="icon-button absolute! right-2 top-2 z-10 bg-paper shadow-raised"
      >
        <Icon of={X} className="size-5" />
      </button>
      <h2 className="mt-3 line-clamp-2 font-text text-base font-semibold leading-snug [letter-spacing:0]">
        <Link to={productHref(_id)} className="eased after:absolute after:inset-0 group-hover:text-madder">
          {title}
        </Link>
      </h2>
      {isArchived ? (
        <p className="mt-1.5 font-semibold text-madder">{screenTexts.noLongerSold}</p>
      ) : (
        <>
          <Price rupees={price} className="mt-1.5 block text-lg" />
          <PriceBefore product={product} />
        </>
      )}
      <ButtonLink
        to={isArchived ? storeHref({ category }) : productHref(_id)}
        variant="quiet"
        className="relative z-10 mt-3 w-full px-2!"
      >
        {isArchived ? wishlistTexts.similar : wishlistTexts.chooseSize}
        <span className="sr-only">
          {isArchived ? wishlistTexts.likeProduct(title) : wishlistTexts.ofProduct(title)}
        </span>
      </ButtonLink>
    </article>
  );
}
