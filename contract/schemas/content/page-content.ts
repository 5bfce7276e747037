// The texts that the owner edits: the policies, About, Our Story, the store's banners and house
// lines. They may contain placeholders (content-placeholders.ts), which the page fills in; those of
// banners and house lines, the server.
import * as z from 'zod/mini';
import { Picture } from '../catalog/product.ts';

/** A string is a paragraph, a list of strings is a list. */
export const ContentBlock = z.union([z.string(), z.array(z.string())]);

export const PolicyContent = z.object({
  /** One or two sentences, for the page's top and for search engines. */
  summary: z.string(),
  parts: z.array(z.object({ heading: z.string(), content: z.array(ContentBlock) })),
});
export type PolicyContent = z.infer<typeof PolicyContent>;

/** Shown in place of the shop's own pictures; empty: no pictures. */
const photos = z.optional(z.array(Picture));
/** As the owner chose it. */
export interface PagePhoto {
  id: string;
  alt: string;
}
interface PagePhotos {
  photos?: PagePhoto[] | undefined;
}

export const AboutContent = z.object({
  intro: z.string(),
  parts: z.array(z.object({ heading: z.string(), text: z.string() })),
  /** One for each part, in order. */
  photos,
});
export type AboutContent = z.infer<typeof AboutContent>;
export type AboutText = Omit<AboutContent, 'photos'>;

export const StoryContent = z.object({ paragraphs: z.array(z.string()), photos });
export type StoryText = Omit<z.infer<typeof StoryContent>, 'photos'>;

export const Banner = z.object({
  eyebrow: z.string(),
  headline: z.string(),
  /** The button's text. */
  action: z.string(),
  /** A path of this shop. */
  link: z.string(),
  /** One of the three drawn pictures; shown without a photo. */
  picture: z.int(),
  /** Shown instead. */
  photo: z.optional(Picture),
});
export type Banner = z.infer<typeof Banner>;

/** As the owner typed it. */
export interface BannerText extends Omit<Banner, 'picture' | 'photo'> {
  /** A drawn picture, or the id of a photo. */
  picture: number | string;
  /** The photo's description. */
  alt?: string | undefined;
  /** The first and the last day in India on which it is shown. */
  from?: string | undefined;
  until?: string | undefined;
}
export interface BannersText {
  banners: BannerText[];
}

export const BannersContent = z.object({ banners: z.array(Banner) });
export type BannersContent = z.infer<typeof BannersContent>;

/** A brand or tag that the store introduces, as the owner typed it: exactly one of the two. */
export interface HouseLine {
  title: string;
  sentence: string;
  brand?: string | undefined;
  tag?: string | undefined;
  isShown: boolean;
}
export interface HouseLinesText {
  lines: HouseLine[];
}

/** Only visible ones that have a product. */
export const HouseLines = z.object({
  lines: z.array(
    z.object({
      title: z.string(),
      sentence: z.string(),
      /** A path of this shop. */
      link: z.string(),
      /** Of the newest product. */
      picture: z.optional(Picture),
    }),
  ),
});
export type HouseLines = z.infer<typeof HouseLines>;

const bodies = {
  'privacy-policy': PolicyContent,
  'refund-policy': PolicyContent,
  'shipping-policy': PolicyContent,
  terms: PolicyContent,
  about: AboutContent,
  'our-story': StoryContent,
  banners: BannersContent,
  'house-lines': HouseLines,
} as const;
export type ContentPageName = keyof typeof bodies;
type ShownBodies = { [P in ContentPageName]: z.infer<(typeof bodies)[P]> };
type StoredBodies = Omit<ShownBodies, 'about' | 'our-story' | 'banners' | 'house-lines'> & {
  about: AboutText & PagePhotos;
  'our-story': StoryText & PagePhotos;
  banners: BannersText;
  'house-lines': HouseLinesText;
};
/** As the shop shows it. */
export type ShownContent<P extends ContentPageName = ContentPageName> = ShownBodies[P];
/** As typed and stored. */
export type ContentBody<P extends ContentPageName = ContentPageName> = StoredBodies[P];

const pageOf = <P extends ContentPageName>(page: P) => z.object({ page: z.literal(page), body: bodies[page] });

/** One page's text, as it is published. */
export const PageContent = z.discriminatedUnion('page', [
  pageOf('privacy-policy'),
  pageOf('refund-policy'),
  pageOf('shipping-policy'),
  pageOf('terms'),
  pageOf('about'),
  pageOf('our-story'),
  pageOf('banners'),
  pageOf('house-lines'),
]);
export type PageContent = z.infer<typeof PageContent>;
