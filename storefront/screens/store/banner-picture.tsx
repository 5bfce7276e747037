// A banner's picture: a wide one that leaves room for words at its left, and on a phone one that leaves it above.
import type { ArtPicture } from '../../components/art-pictures.ts';

const onPhone = '(max-width: 35.99rem)';
const onWide = '(min-width: 36rem)';
const sizes = '(min-width: 88rem) 84rem, 100vw';

interface BannerPictureProps {
  wide: ArtPicture;
  phone: ArtPicture;
  /** The one that is seen first: asked for by the head already; the others do not compete with it. */
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
          className="absolute inset-0 size-full object-cover object-bottom sm:object-right"
        />
      </picture>
    </>
  );
}
