// Our Store: banners, filters and products. One screen at / and /product.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages, readAddress, storeHref } from '@taana-baana/contract/pages.ts';
import { breadcrumbJsonLd } from '../../components/page/breadcrumb-json-ld.ts';
import { Breadcrumb, trailTo } from '../../components/page/breadcrumb.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { isNarrowed, readFilters, type ProductFilters } from '@taana-baana/contract/product-filters.ts';
import * as storeTexts from '@taana-baana/contract/texts/screens/catalog/store.ts';
import type { ShopFacts } from '@taana-baana/contract/schemas/shop/settings.ts';
import { BannerCarousel } from './banners/banner-carousel.tsx';
import { CategoryChips } from './filters/category-chips.tsx';
import { EmptyShop, useIsShopEmpty } from './empty-list.tsx';
import { ProductResults } from './product-results.tsx';
import { SearchHeading } from './search-heading.tsx';
import { StoreFiltersBeside } from './filters/store-filters.tsx';
import { StoreToolbar } from './store-toolbar.tsx';
import { listId } from './use-store-address.ts';
import { useShop } from '../../components/shop-context.ts';

const trail = trailTo(screenTexts.store);

export function StoreScreen() {
  const filters = readFilters(readAddress(useLocation().search).search);
  const results = useScrollToResults(storeHref(filters));
  const isShopEmpty = useIsShopEmpty();

  return (
    <>
      <StoreMeta filters={filters} />
      <CategoryChips />
      {/* For browsing, not above search results. */}
      {!isNarrowed(filters) && <BannerCarousel />}
      <div className="page-wide pb-20">
        <Breadcrumb className="max-md:-mb-2 md:mt-2" items={trail} />
        <h1 tabIndex={-1} className="text-display-m max-md:text-display-s md:mb-5">
          {screenTexts.store}
        </h1>
        <SearchHeading filters={filters} />
        <div ref={results} id={listId} className="scroll-mt-2 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
          {!isShopEmpty && <StoreFiltersBeside />}
          <ProductSection />
        </div>
      </div>
    </>
  );
}

/**
 * Also used by the page of a collection, which imports it from here: both pages then share one
 * file.
 */
export function ProductSection() {
  if (useIsShopEmpty()) return <EmptyShop />;
  return (
    <section aria-labelledby="results" className="grid content-start gap-x-5 gap-y-4 md:gap-y-5">
      <h2 id="results" className="sr-only">
        {screenTexts.products}
      </h2>
      <StoreToolbar />
      <ProductResults />
    </section>
  );
}

function StoreMeta({ filters: { q, category } }: { filters: ProductFilters }) {
  const shop = useShop();
  const isHome = useLocation().pathname === pages.home.path;
  const heading = category ? screenTexts.storeOf(category) : isHome ? shop.name : screenTexts.store;
  const title = q ? storeTexts.searchOf(q) : heading;
  const path = category ? storeHref({ category }) : pages.home.path;
  return <PageMeta title={title} path={path} jsonLd={import.meta.env.SSR && toJsonLd(shop)} />;
}

/** The shop as an organization, and the breadcrumb. */
const toJsonLd = (shop: ShopFacts) => [
  {
    '@type': 'Organization',
    name: shop.name,
    description: shop.description,
    url: pages.home.path,
    logo: shop.logo?.icon512 ?? '/icon-512.png',
    email: shop.contact.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.contact.address.street,
      addressLocality: shop.contact.address.city,
      addressRegion: shop.contact.address.state,
      postalCode: shop.contact.address.pincode,
      addressCountry: 'IN',
    },
    sameAs: shop.social.map(({ href }) => href),
  },
  breadcrumbJsonLd(trail, pages.store.path),
];

/** When filters change far down a list, scrolls to its start. Otherwise does not scroll. */
function useScrollToResults(filterKey: string) {
  const results = useRef<HTMLDivElement>(null);
  const shown = useRef(filterKey);
  useEffect(() => {
    if (shown.current === filterKey) return;
    shown.current = filterKey;
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView({ block: 'start' });
  }, [filterKey]);
  return results;
}
