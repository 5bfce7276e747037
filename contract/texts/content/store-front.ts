// The store's three banners and its house lines, until the owner publishes others. For another
// catalogue, edit the links.
import type { BannersContent, HouseLinesText } from '../../schemas/content/page-content.ts';

export const banners: BannersContent = {
  banners: [
    {
      eyebrow: 'New from Tiruppur',
      headline: 'Old crafts, heavy cotton',
      action: 'Shop the craft prints',
      link: '/product?brand=Karkhana',
      picture: 1,
    },
    {
      eyebrow: 'Monsoon',
      headline: 'First rain, best tee',
      action: 'Shop the monsoon prints',
      link: '/product?tag=monsoon',
      picture: 2,
    },
    {
      eyebrow: 'Kids',
      headline: 'Small tees, big days',
      action: 'Shop kids',
      link: '/product?category=Kids',
      picture: 3,
    },
  ],
};

/** The house lines that the store introduces, until the owner publishes others. */
const line = (brand: string, sentence: string) => ({ title: brand, sentence, brand, isShown: true });

export const houseLines: HouseLinesText = {
  lines: [
    line('Karkhana', 'Block prints, kolam and ikat from old workshops, on heavy cotton.'),
    line('Gully', 'Cutting chai, carrom and truck art: the street, worn out loud.'),
    line('Aasmaan', 'Night skies, hills and first rain, for people who look up.'),
    line('Roz', 'Stripes, polos and plain tees for every ordinary day.'),
    line('Nanhe', 'Kites, stars and tiffin boxes, made for small climbers.'),
  ],
};
