// What a link of the shop leads to: read from its path, and written as one.
import { collectionHref, pages, productHref, readAddress, storeHref } from '../../pages.ts';
import { readFilters } from '../../product-filters.ts';
import * as policyTitles from '../../texts/policy-titles.ts';
import { aboutUs, ourStory } from '../../texts/screen-texts.ts';
import { link as texts } from '../texts/content/cards.ts';

export type LinkKind = keyof typeof texts.kinds;
export interface LinkTarget {
  readonly kind: LinkKind;
  /** The id of a product, the handle of a collection, a tag, a category, a brand, or a path. */
  readonly name: string;
}

/** Pages without a choice of their own, by their paths. */
export const linkPages: Readonly<Record<string, string>> = {
  [pages.store.path]: texts.pages.all,
  [pages.ourStory.path]: ourStory,
  [pages.about.path]: aboutUs,
  [pages.blogs.path]: texts.pages.blogs,
  [pages.contact.path]: texts.pages.contact,
  [pages.shippingPolicy.path]: policyTitles.shipping,
  [pages.refundPolicy.path]: policyTitles.refund,
  [pages.privacyPolicy.path]: policyTitles.privacy,
  [pages.terms.path]: policyTitles.terms,
};

export const writeTarget = ({ kind, name }: LinkTarget): string => {
  if (kind === 'product') return productHref(name);
  if (kind === 'collection') return collectionHref(name);
  return kind === 'page' || kind === 'address' ? name : storeHref({ [kind]: name });
};

export function readTarget(link: string): LinkTarget {
  const { path, search } = readAddress(link);
  const last = decode(path.split('/').at(-1) ?? '');
  const { tag, category, brand } = readFilters(search);
  const found = (
    [
      { kind: 'product', name: last },
      { kind: 'collection', name: last },
      { kind: 'tag', name: tag },
      { kind: 'category', name: category },
      { kind: 'brand', name: brand },
    ] as const
  ).find((one): one is LinkTarget & typeof one => Boolean(one.name) && writeTarget(one as LinkTarget) === link);
  return found ?? { kind: Object.hasOwn(linkPages, link) ? 'page' : 'address', name: link };
}

/** The path of what was typed or copied; undefined: it is no address of this shop. */
export function readShopPath(typed: string, shopUrl: string): string | undefined {
  const text = typed.trim();
  if (!/^(?:\/|https?:\/\/)/i.test(text) || !URL.canParse(text, shopUrl)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, shopUrl);
  return origin === new URL(shopUrl).origin ? pathname + search + hash : undefined;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
