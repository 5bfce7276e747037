// The store's three banners, until the owner publishes others. For another catalogue, edit the
// links.
import type { BannersContent } from '../../schemas/page-content.ts';

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
