// One picture with a fixed aspect ratio: AVIF, WebP or JPEG, over its main colour while it loads.
import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import type { Picture as PictureData, ProductColor } from '@taana-baana/contract/schemas/catalog/product.ts';
import * as componentTexts from '@taana-baana/contract/texts/component-texts.ts';
import { roomBeside } from '@taana-baana/contract/pictures/picture-fit.ts';

/** `sizes` of the large picture on the product page. */
export const stageSizes = '(min-width: 72rem) 594px, (min-width: 48rem) 50vw, 100vw';

interface PictureProps {
  /** Undefined: the swatch, or else a placeholder. */
  picture: PictureData | undefined;
  /** Of goods in one colour: drawn where no picture shows it. */
  swatch?: Pick<ProductColor, 'title' | 'cloth'>;
  /** The `sizes` attribute: '(min-width: 64rem) 25vw, 50vw'. */
  sizes: string;
  /** Replaces the picture's own alt text; '' if the text beside it says the same. */
  alt?: string;
  /** The largest picture of the first screen: preloaded. All others load lazily. */
  priority?: boolean;
  /** Tailwind classes for ratio and corners. Default: 594:600, as for garments. */
  className?: string;
}

export function Picture({ picture, swatch, sizes, alt, priority = false, className = 'aspect-garment' }: PictureProps) {
  const frame = `picture-frame overflow-hidden ${className}`;
  if (!picture?.url) {
    return (
      <span
        className={`placeholder-weave ${frame}`}
        // CSS ignores an unknown colour.
        style={swatch && { backgroundColor: swatch.cloth ?? swatch.title.replace(/\s+/g, '') }}
      >
        <span className="sr-only">{alt || componentTexts.noPicture}</span>
      </span>
    );
  }
  if (priority && import.meta.env.SSR) preloadPicture(picture, sizes);
  const room = className.includes('aspect-garment') && roomBeside(picture);
  return (
    <picture className={frame} style={{ '--picture-color': picture.color, background: room } as CSSProperties}>
      {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
      {picture.srcset && <source type="image/webp" srcSet={picture.srcset} sizes={sizes} />}
      <img
        src={picture.url}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className="size-full object-cover"
        style={{ objectFit: room ? 'contain' : undefined, objectPosition: picture.position }}
      />
    </picture>
  );
}

/** React does not preload images in a picture element. Browsers without AVIF skip this one. */
function preloadPicture({ avif, url }: PictureData, sizes: string): void {
  if (!avif) return;
  preload(url, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes: sizes, fetchPriority: 'high' });
}
