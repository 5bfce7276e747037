// Categories, price and colours: beside the list, in a dialog on phones, or a plain form.
import type { SubmitEvent } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as storeTexts from '@taana-baana/contract/texts/screens/catalog/store.ts';
import { Swatch } from '../../../components/product/swatch.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectCategories, selectColors, selectChoices } from '../../../store/selectors.ts';
import { PriceFilter } from './price-filter.tsx';
import { useStoreAddress } from '../use-store-address.ts';
import { Link } from '../../../components/link.tsx';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';

/** The id of the filters for pages without scripts. */
export const filtersId = 'filters';

export function StoreFiltersBeside() {
  return (
    <aside id={filtersId} aria-label={storeTexts.filters} className="mb-8 hidden target:block lg:block noscript:block">
      <div className="lg:below-header lg:max-h-[80dvh] lg:overflow-y-auto lg:px-3 lg:-mx-3">
        <StoreFilters />
      </div>
    </aside>
  );
}

export function StoreFilters() {
  const { filters, hrefOf, choose } = useStoreAddress();
  const categories = useAppSelector(selectCategories);
  const colors = useAppSelector(selectColors);
  const { origins, sizes } = useAppSelector(selectChoices);
  const lists = [
    { filter: 'size', heading: screenTexts.size, values: sizes },
    { filter: 'origin', heading: storeTexts.origins, values: origins },
  ] as const;
  const choosePrices = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const rupees = (name: string) => Number(typed.get(name)) || undefined;
    choose({ ...filters, minPrice: rupees('minPrice'), maxPrice: rupees('maxPrice') });
  };
  const kept = Object.entries({ ...filters, minPrice: undefined, maxPrice: undefined }).filter(([, value]) => value);
  return (
    <div className="grid gap-8">
      <section>
        <h2 className="mb-3 text-display-xs">{screenTexts.categories}</h2>
        <ul data-row className="grid grid-cols-2 gap-x-6 lg:grid-cols-1">
          <CategoryLink label={screenTexts.all} to={pages.store.path} isChosen={!filters.category} />
          {categories.map((category) => (
            <CategoryLink
              key={category}
              label={category}
              to={hrefOf({ ...filters, category })}
              isChosen={filters.category === category}
            />
          ))}
        </ul>
      </section>
      <form action={pages.store.path} onSubmit={choosePrices}>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PriceFilter chosen={filters} onChoose={(range) => choose({ ...filters, ...range }, { replace: true })} />
      </form>
      {lists.map(
        ({ filter, heading, values }) =>
          values && (
            <section key={filter}>
              <h2 className="mb-3 text-display-xs">{heading}</h2>
              <ul data-row className="grid grid-cols-2 gap-x-6 lg:grid-cols-1">
                {['', ...values].map((value) => (
                  <CategoryLink
                    key={value}
                    label={value || screenTexts.all}
                    to={hrefOf({ ...filters, [filter]: value })}
                    isChosen={(filters[filter] ?? '') === value}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      {colors.length > 0 && (
        <section>
          <h2 className="mb-3 text-display-xs">{screenTexts.colors}</h2>
          <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-ink-soft">
            {colors.map((color) => (
              <li key={color._id} className="flex cursor-default items-center gap-2">
                <Swatch of={color} isSilent className="size-3.5" />
                {colorName(color.title)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function CategoryLink({ label, to, isChosen }: { label: string; to: string; isChosen: boolean }) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        className={`-mx-3 flex min-h-11 items-center rounded-control px-3 eased hover:bg-sunk ${isChosen ? 'bg-sunk font-semibold text-madder' : ''}`}
      >
        {label}
      </Link>
    </li>
  );
}
