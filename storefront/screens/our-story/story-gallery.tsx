// 14 pictures, two per slide, with a fade.
import { counts } from '@taana-baana/contract/limits.ts';
import * as ourStoryTexts from '@taana-baana/contract/texts/screens/our-story.ts';
import type { ArtPicture } from '../../components/carousel/art-pictures.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { ArtFigure } from '../../components/content/art-figure.tsx';
import { storyPictures } from './story-pictures.ts';

const perSlide = counts.storyPicturesPerSlide;
const pairs = Array.from({ length: storyPictures.length / perSlide }, (_, index) =>
  storyPictures.slice(index * perSlide, (index + 1) * perSlide),
);

export function StoryGallery() {
  const slides = pairs.map((pair) => (
    <div key={pair[0]?.name} className="grid grid-cols-2 gap-3 md:gap-6">
      {pair.map((picture) => (
        <StoryFrame key={picture.name} picture={picture} />
      ))}
    </div>
  ));
  return <Carousel label={ourStoryTexts.pictures} slides={slides} className="pb-20" />;
}

function StoryFrame({ picture }: { picture: ArtPicture }) {
  const frame = 'block aspect-4/5 w-full rounded-card object-cover';
  if (!picture.url) return <span role="img" aria-label={picture.alt} className={`placeholder-weave ${frame}`} />;
  return <ArtFigure picture={picture} sizes="(min-width: 88rem) 41rem, 48vw" className={frame} />;
}
