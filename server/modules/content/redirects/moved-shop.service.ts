// The addresses that a shop had at Shopify or WooCommerce, and links to them inside descriptions.
import { collectionHref, findPage, pages, productHref, storeHref } from '@taana-baana/contract';
import { hostOf, keyOf } from './redirect-address.ts';
import type { Move } from './redirects.service.ts';

export interface MovedProduct {
  readonly handle: string;
  readonly category: string;
  readonly tags: readonly string[];
}

/** Pages that every such shop had. */
const fixedPages: Readonly<Record<string, readonly string[]>> = {
  [pages.store.path]: ['/products', '/collections', '/collections/all', '/search', '/shop'],
  [pages.about.path]: ['/pages/about', '/pages/about-us', '/about-us'],
  [pages.ourStory.path]: ['/pages/our-story', '/pages/story'],
  [pages.contact.path]: ['/pages/contact', '/pages/contact-us', '/contact-us', '/policies/contact-information'],
  [pages.privacyPolicy.path]: ['/pages/privacy-policy', '/policies/privacy-policy'],
  [pages.refundPolicy.path]: [
    '/pages/refund-policy',
    '/pages/return-policy',
    '/pages/returns',
    '/pages/exchange-policy',
    '/policies/refund-policy',
    '/refund_returns',
  ],
  [pages.shippingPolicy.path]: ['/pages/shipping-policy', '/pages/shipping', '/policies/shipping-policy'],
  [pages.terms.path]: [
    '/pages/terms-and-conditions',
    '/pages/terms-of-service',
    '/policies/terms-of-service',
    '/terms-and-conditions',
  ],
  [pages.blogs.path]: ['/blogs/news', '/blog'],
  [pages.login.path]: ['/account/login'],
  [pages.signup.path]: ['/account/register'],
  [pages.profile.path]: ['/account', '/my-account'],
};

/**
 * `collectionOf`: the handle of the shop's own collection of a tag. Without one, a tag or category
 * leads to the store with that filter. The first move from an address counts.
 */
export function movesOf(products: readonly MovedProduct[], collectionOf: (tag: string) => string | undefined): Move[] {
  const moves = new Map<string, string>();
  const add = (address: string, target: string) => {
    const path = keyOf(address);
    if (path !== undefined && path !== keyOf(target) && !moves.has(path)) moves.set(path, target);
  };
  for (const { handle } of products) add(`/products/${handle}`, productHref(handle));
  for (const [target, addresses] of Object.entries(fixedPages)) for (const one of addresses) add(one, target);
  for (const tag of new Set(products.flatMap(({ tags }) => tags))) {
    const own = collectionOf(tag);
    const target = own === undefined ? storeHref({ tag }) : collectionHref(own);
    for (const start of ['/collections/', '/product-tag/']) if (slugOf(tag)) add(start + slugOf(tag), target);
  }
  for (const category of new Set(products.map((product) => product.category))) {
    const target = storeHref({ category });
    const slug = slugOf(category);
    for (const start of ['/collections/', '/product-category/']) if (slug) add(start + slug, target);
  }
  return [...moves].map(([path, target]) => ({ path, target }));
}

/** As both write names in addresses. */
const slugOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const links = /<a\b[^>]*?\bhref="([^"]*)"[^>]*>/g;
/** Pages of the old kinds, at another host. */
const oldPage = /^\/(collections\/[^/]+\/products|products|collections|pages|policies|product-category|product-tag)\//;

/** The keys of links to the shop itself, in HTML that has been sanitised. */
export const ownLinksOf = (html: string, publicUrl: string): string[] =>
  [...html.matchAll(links)].flatMap(([, href = '']) => ownPath(decoded(href), publicUrl) ?? []);

export interface MovedLinks {
  readonly html: string;
  /** Links that lead to no page of the shop. */
  readonly lost: readonly string[];
}

/** Links to old addresses of the shop lead to its new pages. */
export function moveLinks(html: string, publicUrl: string, targetOf: (path: string) => string | undefined): MovedLinks {
  const lost: string[] = [];
  const moved = html.replace(links, (link, encoded: string) => {
    const href = decoded(encoded);
    const path = ownPath(href, publicUrl);
    if (path === undefined) {
      if (oldPage.test(keyOf(URL.parse(href)?.pathname ?? '') ?? '')) lost.push(href);
      return link;
    }
    const target = targetOf(path);
    if (target === undefined) {
      if (!findPage(path)) lost.push(href);
      return link;
    }
    const fragment = target.includes('#') ? '' : (/#.*$/.exec(href)?.[0] ?? '');
    return `<a href="${encode(target + fragment)}">`;
  });
  return { html: moved, lost };
}

/** The key of an address of this shop: without a host, at its own, or at the name that Shopify gave it. */
function ownPath(href: string, publicUrl: string): string | undefined {
  if (/^\/(?![/\\])/.test(href)) return keyOf(href.split('#', 1)[0] ?? '');
  const url = URL.parse(href);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const bare = (host: string) => host.replace(/^www\./, '');
  const isOwn = bare(url.host) === bare(hostOf(publicUrl) ?? '') || url.hostname.endsWith('.myshopify.com');
  return isOwn ? keyOf(url.pathname) : undefined;
}

const decoded = (attribute: string): string => attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const encode = (href: string): string => href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
