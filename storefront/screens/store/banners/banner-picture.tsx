// A banner's picture. A drawn one has a wide version with room for text at the left, and one for
// phones that stands beside the text, as a photo does.
import type { CSSProperties } from 'react';
import type { Picture } from '@taana-baana/contract/schemas/catalog/product.ts';

type Shown = Pick<Picture, 'url' | 'alt' | 'width' | 'height' | 'avif'>;

const onPhone = '(max-width: 47.99rem)';
const onWide = '(min-width: 48rem)';
const drawnSizes = '(min-width: 48rem) 100vw, 17.5rem';
const photoSizes = '(min-width: 48rem) 42vw, 17.5rem';
/** From 768 px, of the banner's width. Inline: the stylesheet is at its size limit. */
const photoStyle = { '--photo': '42%', objectFit: 'cover', objectPosition: 'center' } as CSSProperties;

interface BannerPictureProps {
  wide: Shown;
  /** Undefined: `wide` is a photo. */
  phone?: Shown | undefined;
  /** Loads first, preloaded in the head; the others have low priority. */
  isFirst: boolean;
}

export function BannerPicture({ wide, phone = wide, isFirst }: BannerPictureProps) {
  const { url, alt, width, height } = wide;
  const isPhoto = phone === wide;
  const sizes = isPhoto ? photoSizes : drawnSizes;
  if (!url) return <span role="img" aria-label={alt} className="placeholder-weave absolute inset-0 opacity-60" />;
  const preload = {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSizes: sizes,
    fetchPriority: 'high',
  } as const;
  return (
    <>
      {isFirst && <link {...preload} media={onPhone} imageSrcSet={phone.avif} href={phone.url} />}
      {isFirst && <link {...preload} media={onWide} imageSrcSet={wide.avif} href={url} />}
      <picture>
        <source media={onPhone} type="image/avif" srcSet={phone.avif} sizes={sizes} />
        <source type="image/avif" srcSet={wide.avif} sizes={sizes} />
        <img
          src={url}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'low'}
          decoding="async"
          style={isPhoto ? photoStyle : undefined}
        />
      </picture>
    </>
  );
}
