// What the three banners say and where they lead, beside their pictures (storefront/art/banner-1 to banner-3); an owner with another catalogue edits both.
import { readArt, type ArtPicture } from '../../components/art-pictures.ts';
import { storeHref } from '../../store/product-filters.ts';

export interface Banner {
  eyebrow: string;
  headline: string;
  action: string;
  href: string;
  wide: ArtPicture;
  phone: ArtPicture;
}

const art = readArt(
  import.meta.glob('../../art/banner-*', { eager: true, query: '?url', import: 'default' }),
  import.meta.glob('../../art/captions-banner.json', { eager: true, import: 'default' }),
);
const pictures = (number: number) => ({ wide: art(`banner-${number}`), phone: art(`banner-${number}-phone`) });

export const banners: readonly [Banner, Banner, Banner] = [
  {
    eyebrow: 'New from Tiruppur',
    headline: 'Old crafts, heavy cotton',
    action: 'See what is new',
    href: storeHref({ sort: '-createdAt' }),
    ...pictures(1),
  },
  {
    eyebrow: 'Monsoon',
    headline: 'First rain, best tee',
    action: 'Shop the monsoon prints',
    href: storeHref({ tag: 'monsoon' }),
    ...pictures(2),
  },
  {
    eyebrow: 'Kids',
    headline: 'Small tees, big days',
    action: 'Shop kids',
    href: storeHref({ category: 'Kids' }),
    ...pictures(3),
  },
];
