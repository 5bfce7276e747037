// The bar above the list: count, sort order, columns, and the filters button on phones.
import { SlidersHorizontal } from 'lucide';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { defaultSort, gridColumns, type GridColumns } from '@taana-baana/contract/limits.ts';
import { screenTexts, sortOptions } from '@taana-baana/contract/messages.ts';
import { filterChips } from '@taana-baana/contract/product-filters.ts';
import * as storeTexts from '@taana-baana/contract/texts/screens/catalog/store.ts';
import { Icon } from '../../../design/icon.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectProductList } from '../../store/selectors.ts';
import { ActiveFilters } from './filters/active-filters.tsx';
import { filtersId, StoreFilters } from './filters/store-filters.tsx';
import { listId, useStoreAddress, type StoreAddress } from './use-store-address.ts';
import { Link } from '../../components/link.tsx';

export function StoreToolbar() {
  const address = useStoreAddress();
  const { total, products, isLoading, isError } = useAppSelector(selectProductList);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const isKnown = products.length > 0 || !(isLoading || isError);
  const counted = storeTexts.productsCounted(total);
  const { q, ...filters } = address.filters;
  const showResults = () => {
    setIsSheetOpen(false);
    scrollToResults();
  };
  return (
    <>
      {/* On phones the bar is part of the list: it stays at the bottom edge of the screen while there are products. */}
      <div className="contents border-line md:flex md:items-center md:justify-between md:border-y md:py-2">
        <output className="min-h-6 text-sm text-ink-soft">{isKnown && !q && counted}</output>
        <div className={products.length > 0 ? 'list-bar' : 'list-bar static!'}>
          {!address.isCollection && (
            <FiltersButton count={filterChips(filters).length} onOpen={() => setIsSheetOpen(true)} />
          )}
          <SortSelect address={address} />
          <GridSizes address={address} />
        </div>
      </div>
      {!address.isCollection && (
        <>
          <ActiveFilters address={address} />
          <Dialog title={storeTexts.filters} side="bottom" isOpen={isSheetOpen} onClose={() => setIsSheetOpen(false)}>
            {isSheetOpen && <StoreFilters />}
            <div className="sticky bottom-0 -mx-6 -mb-6 mt-6 border-t border-line bg-ground p-4">
              <button type="button" onClick={showResults} className="button button-primary w-full">
                {storeTexts.show(counted)}
              </button>
            </div>
          </Dialog>
        </>
      )}
    </>
  );
}

/** In the next frame the dialog is closed: a page behind an open one does not scroll. */
function scrollToResults(): void {
  requestAnimationFrame(() => document.getElementById(listId)?.scrollIntoView({ block: 'start' }));
}

/** Without scripts a link to the filters, with scripts a button that opens the dialog. */
function FiltersButton({ count, onOpen }: { count: number; onOpen: () => void }) {
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    // With scripts it acts as the button that its role announces.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <a
      href={`#${filtersId}`}
      role="button"
      aria-haspopup="dialog"
      onClick={open}
      onKeyDown={(event) => event.key === ' ' && open(event)}
      className="button button-quiet px-4! lg:hidden noscript:hidden"
    >
      <Icon of={SlidersHorizontal} className="size-4" />
      {storeTexts.filters}
      {count > 0 && (
        <span className="grid min-w-6 place-items-center rounded-pill bg-madder px-1.5 text-xs leading-6 text-on-dark">
          {count}
        </span>
      )}
    </a>
  );
}

function SortSelect({ address: { filters, form, choose } }: { address: StoreAddress }) {
  const { sort = filters.q ? '' : defaultSort, ...others } = filters;
  return (
    <form action={form.action} className="flex min-w-0 items-center gap-2">
      {form.kept(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="flex min-w-0 grow items-center gap-2">
        <span className="whitespace-nowrap text-sm font-semibold max-md:sr-only">{screenTexts.sortBy}</span>
        <select
          name="sort"
          value={sort}
          onChange={({ target }) =>
            choose({ ...filters, sort: sortOptions.find(({ value }) => value === target.value)?.value })
          }
          className="field field-select text-sm md:w-auto!"
        >
          {filters.q && <option value="">{storeTexts.bestMatch}</option>}
          {sortOptions.map(({ label, value }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="button button-quiet">
          {storeTexts.sort}
        </button>
      </noscript>
    </form>
  );
}

function GridSizes({ address: { columns, hrefOfColumns } }: { address: StoreAddress }) {
  return (
    <ul data-row aria-label={storeTexts.columns} className="hidden items-center md:flex">
      {gridColumns.map((count) => (
        <li key={count} className={count === 12 ? 'max-xl:hidden' : ''}>
          <Link
            to={hrefOfColumns(count)}
            replace
            preventScrollReset
            aria-label={storeTexts.columnsCounted(count)}
            aria-current={count === columns ? 'true' : undefined}
            title={storeTexts.columnsCounted(count)}
            className={`icon-button ${count === columns ? 'text-madder' : 'text-line-strong'}`}
          >
            <GridIcon columns={count} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const dots: Record<GridColumns, { across: number; down: number }> = {
  3: { across: 3, down: 1 },
  4: { across: 4, down: 1 },
  6: { across: 3, down: 2 },
  12: { across: 4, down: 3 },
};

function GridIcon({ columns }: { columns: GridColumns }) {
  const { across, down } = dots[columns];
  const [width, height] = [20 / across, 20 / down];
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 fill-current">
      {Array.from({ length: columns }, (_, index) => (
        <rect
          key={index}
          x={(index % across) * width + 0.75}
          y={Math.floor(index / across) * height + 0.75}
          width={width - 1.5}
          height={height - 1.5}
          rx={1}
        />
      ))}
    </svg>
  );
}
