// The three banners: words over the quiet side of the picture, and a link into the catalogue.
import { Carousel } from '../../components/carousel.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { BannerPicture } from './banner-picture.tsx';
import { banners } from './banners.ts';

export function BannerCarousel() {
  const slides = banners.map(({ eyebrow, headline, action, href, wide, phone }, index) => (
    <div
      key={href}
      className="relative flex h-full min-h-[29rem] md:min-h-[22rem] xl:min-h-[28rem]"
      style={{ backgroundColor: wide.color }}
    >
      <BannerPicture wide={wide} phone={phone} isFirst={index === 0} />
      <div className="relative flex w-full flex-col items-start p-6 sm:p-8 md:w-[46%] md:justify-center md:p-12 xl:p-16">
        <p className="text-sm font-semibold">{eyebrow}</p>
        <p className="mt-1 font-display text-display-l font-bold tracking-tight text-balance md:mt-3">{headline}</p>
        <ButtonLink to={href} className="mt-4 md:mt-8">
          {action}
        </ButtonLink>
      </div>
    </div>
  ));
  return (
    <Carousel label="Highlights" slides={slides} className="overflow-hidden md:page-width md:mt-4 md:rounded-card" />
  );
}
