// The filters that hold, each with a cross that takes it off.
import { X } from 'lucide';
import { listPrice } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { Icon } from '../../components/icon.tsx';
import type { ProductFilters } from '../../store/product-filters.ts';
import type { StoreAddress } from './use-store-address.ts';

interface ActiveFilter {
  label: string;
  /** The filters that stay when this one is taken off. */
  without: ProductFilters;
}

export function activeFilters(filters: ProductFilters): ActiveFilter[] {
  const { category, brand, tag, minPrice, maxPrice } = filters;
  return [
    category !== undefined && { label: category, without: { ...filters, category: undefined } },
    brand !== undefined && { label: brand, without: { ...filters, brand: undefined } },
    tag !== undefined && { label: `#${tag}`, without: { ...filters, tag: undefined } },
    minPrice !== undefined && {
      label: `From ${listPrice(minPrice)}`,
      without: { ...filters, minPrice: undefined },
    },
    maxPrice !== undefined && { label: `Up to ${listPrice(maxPrice)}`, without: { ...filters, maxPrice: undefined } },
  ].filter((filter) => filter !== false);
}

export function ActiveFilters({ address }: { address: StoreAddress }) {
  const active = activeFilters(address.filters);
  if (active.length === 0) return null;
  return (
    <ul aria-label="Filters in use" className="flex flex-wrap items-center gap-2">
      {active.map(({ label, without }) => (
        <li key={label}>
          <a
            href={address.hrefOf(without)}
            data-scroll="stay"
            aria-label={`Remove the filter ${label}`}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-pill bg-sunk px-4 text-sm font-semibold transition-colors hover:text-madder"
          >
            {label}
            <Icon of={X} className="size-4" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={pages.store.path}
          data-scroll="stay"
          className="text-link inline-flex min-h-11 items-center px-2 text-sm"
        >
          Clear filters
        </a>
      </li>
    </ul>
  );
}
