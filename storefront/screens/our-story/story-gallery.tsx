// 14 pictures, or the owner's photos, two per slide, with a fade.
import { counts } from '@taana-baana/contract/limits.ts';
import * as ourStoryTexts from '@taana-baana/contract/texts/screens/content/our-story.ts';
import type { Picture } from '@taana-baana/contract/schemas/catalog/product.ts';
import { type ArtPicture, readArt } from '../../components/carousel/art-pictures.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { ArtFigure } from '../../components/content/art-figure.tsx';

const art = readArt(
  import.meta.glob('../../art/story-*', { eager: true, query: '?url', import: 'default' }),
  import.meta.glob('../../art/captions-story.json', { eager: true, import: 'default' }),
);
/** storefront/art/story-01 to story-14. */
const storyPictures: readonly ArtPicture[] = Array.from({ length: counts.storyPictures }, (_, index) =>
  art(`story-${String(index + 1).padStart(2, '0')}`),
);

const perSlide = counts.storyPicturesPerSlide;
type Shown = Pick<Picture, 'url' | 'avif' | 'alt' | 'width' | 'height' | 'color'>;

export function StoryGallery({ photos: pictures = storyPictures }: { photos?: readonly Shown[] | undefined }) {
  if (pictures.length === 0) return null;
  const slides = Array.from({ length: Math.ceil(pictures.length / perSlide) }, (_, slide) => (
    <div key={slide} className="grid grid-cols-2 gap-3 md:gap-6">
      {pictures.slice(slide * perSlide, (slide + 1) * perSlide).map((picture, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change places
        <StoryFrame key={place} picture={picture} />
      ))}
    </div>
  ));
  return <Carousel label={ourStoryTexts.pictures} slides={slides} className="pb-20" />;
}

function StoryFrame({ picture }: { picture: Shown }) {
  const frame = 'block aspect-4/5 w-full rounded-card object-cover';
  if (!picture.url) return <span role="img" aria-label={picture.alt} className={`placeholder-weave ${frame}`} />;
  return <ArtFigure picture={picture} sizes="(min-width: 88rem) 41rem, 48vw" className={frame} />;
}
