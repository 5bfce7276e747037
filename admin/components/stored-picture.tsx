// A product's picture in a small size, from the admin's own origin.
import type { CSSProperties } from 'react';
import { roomBeside } from '@taana-baana/contract/pictures/picture-fit.ts';
import type { Picture } from '@taana-baana/contract/schemas/catalog/product.ts';

/** Addresses with an origin name the shop's; the admin has the same files below the same paths. */
export const ownPaths = (addresses: string): string => addresses.replaceAll(/https?:\/\/[^/\s]+/g, '');

interface StoredPictureProps {
  picture: Picture;
  /** As in `sizes`. */
  size: string;
  className?: string;
}

export const StoredPicture = ({ picture, size, className }: StoredPictureProps) => (
  <picture>
    <source type="image/avif" srcSet={ownPaths(picture.avif)} sizes={size} />
    <source type="image/webp" srcSet={ownPaths(picture.srcset)} sizes={size} />
    <img
      src={ownPaths(picture.url)}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      className={className}
      style={
        {
          '--fit': roomBeside(picture) && 'contain',
          objectPosition: picture.position,
          backgroundColor: picture.edge ?? `color-mix(in oklab, ${picture.color} 22%, var(--color-sunk))`,
        } as CSSProperties
      }
    />
  </picture>
);
