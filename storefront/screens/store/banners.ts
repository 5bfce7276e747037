// What the three banners say and where they lead. Their pictures are storefront/art/banner-1 to banner-3; an owner with another catalogue edits both.
import { storeHref } from '../../store/product-filters.ts';

export interface Banner {
  eyebrow: string;
  headline: string;
  action: string;
  href: string;
  /** What the picture shows. */
  alt: string;
  /** The picture's ground, there before the picture is. */
  ground: string;
}

export const banners: readonly [Banner, Banner, Banner] = [
  {
    eyebrow: 'New from Tiruppur',
    headline: 'Old crafts, heavy cotton',
    action: 'See what is new',
    href: storeHref({ sort: '-createdAt' }),
    alt: 'Three printed tees on clay: an Ajrakh star, a Warli village, a truck’s tailboard',
    ground: '#dec4ac',
  },
  {
    eyebrow: 'Monsoon',
    headline: 'First rain, best tee',
    action: 'Shop the monsoon prints',
    href: storeHref({ tag: 'monsoon' }),
    alt: 'Three tees with rain and waves on slate',
    ground: '#b0babc',
  },
  {
    eyebrow: 'Kids',
    headline: 'Small tees, big afternoons',
    action: 'Shop kids',
    href: storeHref({ category: 'Kids' }),
    alt: 'Children’s tees with kites, a rickshaw and stars on a rail',
    ground: '#e4d4ba',
  },
];
