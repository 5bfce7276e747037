// The three banners: text beside the picture's subject, and a link to the catalogue.
import * as storeTexts from '@taana-baana/contract/texts/screens/store.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { BannerPicture } from './banner-picture.tsx';
import { banners } from './banners.ts';

export function BannerCarousel() {
  const slides = banners.map(({ eyebrow, headline, action, href, wide, phone }, index) => (
    <div key={href} className="hero" style={{ backgroundColor: wide.color }}>
      <BannerPicture wide={wide} phone={phone} isFirst={index === 0} />
      <div className="hero-text">
        <p className="text-sm font-semibold">{eyebrow}</p>
        <p className="hero-headline">{headline}</p>
        <ButtonLink to={href} className="hero-action">
          {action}
        </ButtonLink>
      </div>
    </div>
  ));
  return <Carousel label={storeTexts.highlights} slides={slides} className="hero-frame md:page-wide" />;
}
