// One picture in a fixed ratio, so that nothing moves when it arrives: AVIF, WebP, then the plain file, a hint of its colour behind it until then.
import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import type { Picture as PictureData } from '@taana-baana/contract/schemas/product.ts';

/** The large picture of a product's page. */
export const stageSizes = '(min-width: 72rem) 594px, (min-width: 64rem) 50vw, 100vw';

interface PictureProps {
  /** Missing: a woven placeholder. */
  picture: PictureData | undefined;
  /** How wide it stands, for the browser's choice: '(min-width: 64rem) 25vw, 50vw'. */
  sizes: string;
  /** Where the picture's own alt text is not what this place means; '' where a neighbour already says it. */
  alt?: string;
  /** The largest of the first screen, asked for by the head already. Others wait until they are near, and leave it the line. */
  priority?: boolean;
  /** It lies over another picture, which shows until this one is there. */
  isOverlay?: boolean;
  /** Tailwind classes for ratio and rounding; the garments' 594:600 unless said otherwise. */
  className?: string;
}

export function Picture({
  picture,
  sizes,
  alt,
  priority = false,
  isOverlay = false,
  className = 'aspect-garment',
}: PictureProps) {
  const frame = `picture-frame overflow-hidden ${className}`;
  if (!picture?.url) {
    return (
      <span className={`placeholder-weave ${frame}`}>
        <span className="sr-only">{alt || 'No picture'}</span>
      </span>
    );
  }
  if (priority && import.meta.env.SSR) preloadPicture(picture, sizes);
  const ground = isOverlay ? undefined : ({ '--picture-color': picture.color } as CSSProperties);
  return (
    <picture className={frame} style={ground}>
      {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
      {picture.srcset && <source type="image/webp" srcSet={picture.srcset} sizes={sizes} />}
      <img
        src={picture.url}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  );
}

/** React preloads plain images by itself, but none inside a picture element. Browsers without AVIF pass over it. */
function preloadPicture({ avif, url }: PictureData, sizes: string): void {
  if (!avif) return;
  preload(url, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes: sizes, fetchPriority: 'high' });
}
