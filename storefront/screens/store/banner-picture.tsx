// A banner's picture. The wide one leaves room for text at the left, the phone's at the top.
import type { ArtPicture } from '../../components/carousel/art-pictures.ts';

const onPhone = '(max-width: 47.99rem)';
const onWide = '(min-width: 48rem)';
const sizes = '(min-width: 48rem) 100vw, 17.5rem';

interface BannerPictureProps {
  wide: ArtPicture;
  phone: ArtPicture;
  /** Loads first, preloaded in the head; the others have low priority. */
  isFirst: boolean;
}

export function BannerPicture({ wide, phone, isFirst }: BannerPictureProps) {
  const { url, alt, width, height } = wide;
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
        />
      </picture>
    </>
  );
}
