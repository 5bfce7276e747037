// One of the shop's own pictures (storefront/art), or the owner's, over its background colour while it loads.
import type { ArtPicture } from '../carousel/art-pictures.ts';

interface ArtFigureProps {
  picture: Omit<ArtPicture, 'name'>;
  /** The `sizes` attribute. */
  sizes: string;
  className?: string;
}

/** Nothing in a shop without art. */
export function ArtFigure({
  picture: { url, avif, alt, width, height, color },
  sizes,
  className = '',
}: ArtFigureProps) {
  if (!url) return null;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={url}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={className}
        style={{ backgroundColor: color }}
      />
    </picture>
  );
}
