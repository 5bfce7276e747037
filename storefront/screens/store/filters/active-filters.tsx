// The active filters, each with a remove button.
import { X } from 'lucide';
import { storeHref } from '@taana-baana/contract/pages.ts';
import { filterChips } from '@taana-baana/contract/product-filters.ts';
import * as storeTexts from '@taana-baana/contract/texts/screens/catalog/store.ts';
import { Icon } from '../../../../design/icon.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectChoices } from '../../../store/selectors.ts';
import type { StoreAddress } from '../use-store-address.ts';
import { Link } from '../../../components/link.tsx';

export function ActiveFilters({ address }: { address: StoreAddress }) {
  const { origins, sizes } = useAppSelector(selectChoices);
  // What the server ignores is no filter.
  const shown = { ...address.filters, ...(!origins && { origin: undefined }), ...(!sizes && { size: undefined }) };
  const { q, ...filters } = shown;
  const chips = filterChips(shown);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={storeTexts.filtersInUse} className="flex flex-wrap items-center gap-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={address.hrefOf(without)}
            preventScrollReset
            aria-label={storeTexts.removeFilter(label)}
            className="chip bg-sunk eased hover:text-madder"
          >
            {label}
            <Icon of={X} className="size-4" />
          </Link>
        </li>
      ))}
      {filterChips(filters).length > 0 && (
        <li>
          <Link
            to={storeHref({ q })}
            preventScrollReset
            className="text-link inline-flex min-h-11 items-center px-2 text-sm"
          >
            {storeTexts.clearFilters}
          </Link>
        </li>
      )}
    </ul>
  );
}
