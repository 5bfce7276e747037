// A banner's picture: a wide one that leaves room for words at its left, and on a phone one that leaves it above.
import { toArtPictures } from '../../components/art-pictures.ts';

const files = import.meta.glob<string>('../../art/banner-*', { eager: true, query: '?url', import: 'default' });
const pictures = toArtPictures(files);

const onPhone = '(max-width: 47.99rem)';
const onWide = '(min-width: 48rem)';
const sizes = '(min-width: 88rem) 84rem, 100vw';

interface BannerPictureProps {
  /** From 1. */
  number: number;
  alt: string;
  /** The one that is seen first: asked for by the head already; the others do not compete with it. */
  isFirst: boolean;
}

export function BannerPicture({ number, alt, isFirst }: BannerPictureProps) {
  const [large, small] = [pictures.get(`banner-${number}`), pictures.get(`banner-${number}-phone`)];
  if (!large || !small)
    return <span role="img" aria-label={alt} className="placeholder-weave absolute inset-0 opacity-60" />;
  const preload = {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSizes: sizes,
    fetchPriority: 'high',
  } as const;
  return (
    <>
      {isFirst && <link {...preload} media={onPhone} imageSrcSet={small.avif} href={small.url} />}
      {isFirst && <link {...preload} media={onWide} imageSrcSet={large.avif} href={large.url} />}
      <picture>
        <source media={onPhone} type="image/avif" srcSet={small.avif} sizes={sizes} />
        <source type="image/avif" srcSet={large.avif} sizes={sizes} />
        <img
          src={large.url}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'low'}
          decoding="async"
          className="absolute inset-0 size-full object-cover object-bottom md:object-right"
        />
      </picture>
    </>
  );
}
