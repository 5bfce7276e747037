// The pages whose text the owner edits: path and default text of each. No screen imports this: a
// page gets its text by the call `getContent`.
import { pages } from '../pages.ts';
import type { ContentBody, ContentPageName } from '../schemas/content/page-content.ts';
import { about, ourStory } from '../texts/content/about.ts';
import { banners, houseLines } from '../texts/content/store-front.ts';
import { privacyPolicy } from '../texts/content/privacy-policy.ts';
import { refundPolicy } from '../texts/content/refund-policy.ts';
import { shippingPolicy } from '../texts/content/shipping-policy.ts';
import { terms } from '../texts/content/terms.ts';
import * as policyTitles from '../texts/policy-titles.ts';
import { title as ourStoryTitle } from '../texts/screens/content/our-story.ts';
import { aboutUs } from '../texts/screen-texts.ts';

interface ContentPage<P extends ContentPageName> {
  readonly title: string;
  readonly path: string;
  readonly defaultBody: ContentBody<P>;
}

export const contentPages: { readonly [P in ContentPageName]: ContentPage<P> } = {
  'privacy-policy': { title: policyTitles.privacy, path: pages.privacyPolicy.path, defaultBody: privacyPolicy },
  'refund-policy': { title: policyTitles.refund, path: pages.refundPolicy.path, defaultBody: refundPolicy },
  'shipping-policy': { title: policyTitles.shipping, path: pages.shippingPolicy.path, defaultBody: shippingPolicy },
  terms: { title: policyTitles.terms, path: pages.terms.path, defaultBody: terms },
  about: { title: aboutUs, path: pages.about.path, defaultBody: about },
  'our-story': { title: ourStoryTitle, path: pages.ourStory.path, defaultBody: ourStory },
  banners: { title: 'Banners', path: pages.home.path, defaultBody: banners },
  // The store's other path, so that the preview of a draft belongs to one text.
  'house-lines': { title: 'House lines', path: pages.store.path, defaultBody: houseLines },
};

export const contentPageNames = Object.keys(contentPages) as ContentPageName[];

export const isContentPage = (name: string): name is ContentPageName => Object.hasOwn(contentPages, name);
