// The page of the first steps, and what is still the sample's.
import type { RemovedFromSample, StepName } from '../../schemas/shop/first-steps.ts';

export const intro = 'From a new shop to the first parcel. The shop ticks each step by itself.';

export const hide = 'Hide from the dashboard';
export const hidden = 'Hidden from the dashboard';
export const show = 'Show on the dashboard';
export const shown = 'The dashboard shows them again';

/** What to do, while it is not done. */
export const explanations: Record<StepName, string> = {
  name: 'The shop is still called Taana Baana. Type the name of your own.',
  logo: 'Without one, the shop shows a drawn mark and your name.',
  product: 'A photo, a price, colours and sizes: then publish it.',
  gstin: 'With it your customers get invoices, without it bills.',
  shipping: 'What an order pays, and from which amount it ships free.',
  policies: 'Read privacy, refunds, shipping and terms, and publish all four: you promise what they say.',
  payments: 'No money moves yet. The person who runs your server enters your keys of Razorpay with “shop install”.',
  mail: 'No customer gets a mail yet. The person who runs your server enters a mail server with “shop install”.',
  order: 'Order a T-shirt from your own shop. Pack it, ship it, give the money back.',
  backup: 'Make one, download it, and keep it on another device.',
};

/** Buttons of the steps that the shop cannot tick by itself. */
export const said = {
  logo: 'No logo for now',
  gstin: 'Not registered for GST',
  shipping: 'Keep it as it is',
  policies: 'I have read them',
} as const;
export const marked = 'Marked as done';

export const sample = {
  text: 'Shoppers see this until you replace or remove it.',
  fields: 'About the shop',
  map: 'Place on the map',
  pages: { about: 'About Us', 'our-story': 'Our Story', banners: 'Banners', 'house-lines': 'House lines' },
  page: 'The text and pictures of the sample',
  replace: 'Replace',
  replaceOf: (what: string): string => `Replace: ${what}`,
  remove: 'Remove',
  removeOf: (what: string): string => `Remove: ${what}`,
  removed: 'Removed from the shop',
} as const;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

interface Removal {
  readonly what: (count: number) => string;
  readonly text: string;
  readonly question: (count: number) => { heading: string; text: string; confirm: string };
}

export const removals: Record<RemovedFromSample, Removal> = {
  products: {
    what: (count) => counted(count, 'T-shirt', 'T-shirts'),
    text: 'One to which you give another title is yours.',
    question: (count) => ({
      heading: `Remove ${counted(count, 'T-shirt', 'T-shirts')} of the sample?`,
      text: 'They are deleted with their reviews and drafts, for good. Those that were ordered are archived instead, so that their orders stay complete. T-shirts with another title stay.',
      confirm: sample.remove,
    }),
  },
  posts: {
    what: (count) => counted(count, 'blog post', 'blog posts'),
    text: 'One to which you give another title is yours.',
    question: (count) => ({
      heading: `Remove ${counted(count, 'blog post', 'blog posts')} of the sample?`,
      text: 'They are deleted with their drafts, for good. Posts with another title stay.',
      confirm: sample.remove,
    }),
  },
  reviews: {
    what: (count) => counted(count, 'review', 'reviews'),
    text: 'Nobody wrote them. Reviews of customers stay.',
    question: (count) => ({
      heading: `Remove ${counted(count, 'review', 'reviews')} of the sample?`,
      text: 'They are deleted for good. Reviews that customers wrote stay.',
      confirm: sample.remove,
    }),
  },
};
