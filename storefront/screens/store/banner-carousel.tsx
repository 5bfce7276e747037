// The three banners: text beside the picture's subject, and a link to the catalogue.
import * as storeTexts from '@taana-baana/contract/texts/screens/store.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { BannerPicture } from './banner-picture.tsx';
import { banners } from './banners.ts';

export function BannerCarousel() {
  const slides = banners.map(({ eyebrow, headline, action, href, wide, phone }, index) => (
    <div
      key={href}
      className="relative flex h-full min-h-88 sm:aspect-5/2 sm:max-h-[28rem] sm:min-h-60 sm:w-full md:min-h-0"
      style={{ backgroundColor: wide.color }}
    >
      <BannerPicture wide={wide} phone={phone} isFirst={index === 0} />
      <div className="relative flex w-full flex-col items-start p-5 sm:w-[40%] sm:justify-center sm:pr-0 md:w-[37%] md:p-6 md:pr-0 lg:p-10 lg:pr-0 xl:w-[42%] xl:pl-16">
        <p className="text-sm font-semibold">{eyebrow}</p>
        <p className="mt-1 font-display text-display-m font-bold tracking-tight text-balance sm:text-display-s md:mt-2 lg:text-display-m xl:text-display-l">
          {headline}
        </p>
        <ButtonLink to={href} className="hero-action md:mt-4 lg:mt-6">
          {action}
        </ButtonLink>
      </div>
    </div>
  ));
  return (
    <Carousel
      label={storeTexts.highlights}
      slides={slides}
      className="overflow-hidden md:page-width md:mt-4 md:rounded-card"
    />
  );
}
