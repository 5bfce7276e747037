// The banners' drawn pictures: storefront/art/banner-1 to banner-3, each wide and for phones.
import { readArt } from '../../../components/carousel/art-pictures.ts';

const art = readArt(
  import.meta.glob('../../../art/banner-*', { eager: true, query: '?url', import: 'default' }),
  import.meta.glob('../../../art/captions-banner.json', { eager: true, import: 'default' }),
);

/** `number`: from 1. */
export const bannerPictures = (number: number) => ({
  wide: art(`banner-${number}`),
  phone: art(`banner-${number}-phone`),
});
