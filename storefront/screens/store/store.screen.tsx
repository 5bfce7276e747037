// Our Store: banners, filters, and every T-shirt that matches. One screen on two paths, / and /product.
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { breadcrumbJsonLd } from '../../components/breadcrumb-json-ld.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { storeHref } from '../../store/product-filters.ts';
import { selectCategories, selectColors, selectProductList } from '../../store/selectors.ts';
import { shop } from '../../../shop.config.ts';
import { ActiveFilters, activeFilters } from './active-filters.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { ProductResults } from './product-results.tsx';
import { StoreFilters } from './store-filters.tsx';
import { StoreToolbar } from './store-toolbar.tsx';
import { useStoreAddress } from './use-store-address.ts';

const filtersId = 'filters';

export function StoreScreen() {
  const address = useStoreAddress();
  const { total, products, isLoading, isError } = useAppSelector(selectProductList);
  const isKnown = products.length > 0 || !(isLoading || isError);
  const categories = useAppSelector(selectCategories);
  const colors = useAppSelector(selectColors);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const results = useScrollToResults(storeHref(address.filters));
  const filters = <StoreFilters address={address} categories={categories} colors={colors} />;

  return (
    <>
      <StoreMeta category={address.filters.category} />
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
          <aside id={filtersId} aria-label="Filters" className="mb-8 hidden target:block lg:block noscript:block">
            <div className="lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:px-3 lg:-mx-3">
              {filters}
            </div>
          </aside>
          <section aria-labelledby="results" className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
            <h2 id="results" className="sr-only">
              Products
            </h2>
            <StoreToolbar
              address={address}
              total={isKnown ? total : undefined}
              filterCount={activeFilters(address.filters).length}
              filtersId={filtersId}
              onOpenFilters={() => setIsSheetOpen(true)}
            />
            <ActiveFilters address={address} />
            <ProductResults address={address} />
          </section>
        </div>
      </div>
      <Sheet title="Filters" side="bottom" isOpen={isSheetOpen} onClose={() => setIsSheetOpen(false)}>
        {isSheetOpen && filters}
        <div className="sticky bottom-0 -mx-6 -mb-6 mt-6 border-t border-line bg-ground p-4">
          <button type="button" onClick={() => setIsSheetOpen(false)} className="button button-primary w-full">
            Show {total} {total === 1 ? 'product' : 'products'}
          </button>
        </div>
      </Sheet>
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
