// The tabs of the list: links, so that each has an address.
import { type ProductFilter, productsPath } from '@taana-baana/contract/admin/paths/product-paths.ts';
import { type ProductList, productStates } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/products.ts';
import { Link } from '../../components/link.tsx';

interface ProductTabsProps {
  filter: ProductFilter;
  /** Undefined until they are loaded. */
  counts: ProductList['counts'] | undefined;
}

export const ProductTabs = ({ filter, counts }: ProductTabsProps) => (
  <nav aria-label={texts.tabs} className="tab-strip -mx-4 px-4 lg:mx-0 lg:px-0">
    {productStates.map((state) => (
      <Link
        key={state}
        to={productsPath({ ...filter, state })}
        replace
        aria-current={state === filter.state ? 'page' : undefined}
        className="tab"
      >
        {texts.tabLabels[state]}
        {counts && <span className="badge tabular bg-sunk text-ink-soft">{counts[state]}</span>}
      </Link>
    ))}
  </nav>
);
