// The three banners: the owner's text beside a drawing or a photo, and a link to the catalogue.
import * as storeTexts from '@taana-baana/contract/texts/screens/catalog/store.ts';
import { Carousel } from '../../../components/carousel/carousel.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectContent, selectContentRequest } from '../../../store/selectors.ts';
import { BannerPicture } from './banner-picture.tsx';
import { readArt } from '../../../components/carousel/art-pictures.ts';

const frame = 'hero-frame md:page-wide';

export function BannerCarousel() {
  const content = useAppSelector(selectContent('banners'));
  const { isError } = useAppSelector(selectContentRequest);
  // As high as the banners, before they arrive.
  if (!content) return isError ? null : <div aria-hidden="true" className={`hero skeleton ${frame}`} />;
  if (content.banners.length === 0) return null;
  return (
    <Carousel
      label={storeTexts.highlights}
      className={frame}
      slides={content.banners.map(({ eyebrow, headline, action, link, picture, photo }, index) => {
        const drawn = bannerPictures(picture);
        return (
          <div key={index} className="hero bg-sunk" style={photo ? undefined : { backgroundColor: drawn.wide.color }}>
            <BannerPicture {...(photo ? { wide: photo } : drawn)} isFirst={index === 0} />
            <div className="hero-text">
              <p className="text-sm font-semibold">{eyebrow}</p>
              <p className="hero-headline">{headline}</p>
              <ButtonLink to={link} className="hero-action">
                {action}
              </ButtonLink>
            </div>
          </div>
        );
      })}
    />
  );
}

/** The banners' drawn pictures: storefront/art/banner-1 to banner-3, each wide and for phones. */
const art = readArt(
  import.meta.glob('../../../art/banner-*', { eager: true, query: '?url', import: 'default' }),
  import.meta.glob('../../../art/captions-banner.json', { eager: true, import: 'default' }),
);

/** `number`: from 1. */
const bannerPictures = (number: number) => ({
  wide: art(`banner-${number}`),
  phone: art(`banner-${number}-phone`),
});
