// The tabs of the list: links, so that each has an address.
import { type ProductFilter, productsPath } from '@taana-baana/contract/admin/paths/product-paths.ts';
import { type ProductList, productTabs } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/products.ts';
import { Link } from '../../components/link.tsx';

interface ProductTabsProps {
  filter: ProductFilter;
  /** Undefined until they are loaded. */
  counts: ProductList['counts'] | undefined;
}

const showTab = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

export const ProductTabs = ({ filter, counts }: ProductTabsProps) => (
  <nav aria-label={texts.tabs} className="tab-strip -mx-4 px-4 lg:mx-0 lg:px-0">
    {productTabs.map((state) => (
      <Link
        key={state}
        to={productsPath({ ...filter, state })}
        replace
        aria-current={state === filter.state ? 'page' : undefined}
        className="tab"
        // On a phone the last tab begins out of sight.
        {...(state === filter.state && { ref: showTab })}
      >
        {texts.tabLabels[state]}
        {counts && state !== 'refused' && <span className="badge tabular bg-sunk text-ink-soft">{counts[state]}</span>}
      </Link>
    ))}
  </nav>
);
