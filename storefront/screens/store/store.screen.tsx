// Our Store: banners, filters, and every T-shirt that matches. One screen on two paths, / and /product.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { breadcrumbJsonLd } from '../../components/breadcrumb-json-ld.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { late } from '../../components/late.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { readFilters, storeHref } from '../../store/product-filters.ts';
import { shop } from '../../../shop.config.ts';

export const parts = late(() => import('./late-parts.ts'));
const BannerCarousel = parts.part('BannerCarousel');
const ProductResults = parts.part('ProductResults');
const StoreFiltersBeside = parts.part('StoreFiltersBeside');
const StoreToolbar = parts.part('StoreToolbar');

export function StoreScreen() {
  const filters = readFilters(new URLSearchParams(useLocation().search));
  const results = useScrollToResults(storeHref(filters));

  return (
    <>
      <StoreMeta category={filters.category} />
      <BannerCarousel />
      <div className="page-width pb-20">
        <Breadcrumb
          className="mt-2"
          items={[{ label: screenTexts.home, to: pages.home.path }, { label: screenTexts.store }]}
        />
        <h1 tabIndex={-1} className="mb-3 text-display-m md:mb-5">
          {screenTexts.store}
        </h1>
        <div ref={results} className="scroll-mt-4 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
          <StoreFiltersBeside />
          <section aria-labelledby="results" className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
            <h2 id="results" className="sr-only">
              Products
            </h2>
            <StoreToolbar />
            <ProductResults />
          </section>
        </div>
      </div>
    </>
  );
}

function StoreMeta({ category }: { category: string | undefined }) {
  const isHome = useLocation().pathname === pages.home.path;
  const title = category ? `${category} T-shirts` : isHome ? shop.name : screenTexts.store;
  const path = category ? storeHref({ category }) : pages.home.path;
  return <PageMeta title={title} path={path} jsonLd={jsonLd} />;
}

const trail = [{ label: screenTexts.home, to: pages.home.path }, { label: screenTexts.store }];

/** Who stands behind the shop, and where this page is in it. */
const jsonLd = import.meta.env.SSR && [
  {
    '@type': 'Organization',
    name: shop.name,
    description: shop.description,
    url: pages.home.path,
    logo: '/icon-512.png',
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

/** Far down a long list, another filter starts at the top of its results; while they are in sight nothing moves. */
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
