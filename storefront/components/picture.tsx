// One picture in a fixed ratio, so that nothing moves when it arrives: AVIF, WebP, then the plain file, its colour behind it until then.
import type { Picture as PictureData } from '@taana-baana/contract/schemas/product.ts';

interface PictureProps {
  /** Missing: a woven placeholder. */
  picture: PictureData | undefined;
  /** How wide it stands, for the browser's choice: '(min-width: 64rem) 25vw, 50vw'. */
  sizes: string;
  /** Where the picture's own alt text is not what this place means; '' where a neighbour already says it. */
  alt?: string;
  /** The first screen's pictures: loaded at once, and before others. */
  priority?: boolean;
  /** Tailwind classes for ratio and rounding; the garments' 594:600 unless said otherwise. */
  className?: string;
}

export function Picture({ picture, sizes, alt, priority = false, className = 'aspect-garment' }: PictureProps) {
  const frame = `picture-frame overflow-hidden ${className}`;
  if (!picture?.url) return <span role="img" aria-label={alt || 'No picture'} className={`placeholder-weave ${frame}`} />;
  return (
    <picture className={frame} style={{ backgroundColor: picture.color }}>
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
