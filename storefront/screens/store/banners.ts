// Where the three banners lead, and their pictures (storefront/art/banner-1 to banner-3).
// For another catalogue, edit these and the texts in contract/texts/screens/store.ts.
import * as storeTexts from '@taana-baana/contract/texts/screens/store.ts';
import { readArt, type ArtPicture } from '../../components/carousel/art-pictures.ts';
import { storeHref } from '@taana-baana/contract/pages.ts';

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

const [crafts, monsoon, kids] = storeTexts.banners;

export const banners: readonly [Banner, Banner, Banner] = [
  { ...crafts, href: storeHref({ brand: 'Karkhana' }), ...pictures(1) },
  { ...monsoon, href: storeHref({ tag: 'monsoon' }), ...pictures(2) },
  { ...kids, href: storeHref({ category: 'Kids' }), ...pictures(3) },
];
