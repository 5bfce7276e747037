// The filters of the list of orders: how many are on, and each that is, with its removal.
import { skipToken } from '@reduxjs/toolkit/query';
import { SlidersHorizontal, X } from 'lucide';
import { Suspense, useState } from 'react';
import { type ChosenFilters, type OrderFilter, chosenFilters } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { filters as texts } from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { instrumentName } from '@taana-baana/contract/texts/payment-methods.ts';
import { Icon } from '../../../design/icon.tsx';
import { Button } from '../../components/button.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { adminApi } from '../../store/admin-api.ts';

const FiltersDialog = lazyPart(async () => (await import('./filters-dialog.tsx')).FiltersDialog);

interface OrderFiltersProps {
  filter: OrderFilter;
  onChange: (filters: ChosenFilters) => void;
}

export function FiltersButton({ filter, onChange }: OrderFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const count = chosenFilters.filter((name) => filter[name]).length;
  return (
    <>
      <Button onPress={() => setOpen(true)} className={`bg-paper ${count > 0 ? 'text-madder' : ''}`}>
        <Icon of={SlidersHorizontal} className="size-4" />
        {count === 0 ? texts.open : texts.openWith(count)}
      </Button>
      <Suspense>
        {isOpen && <FiltersDialog filter={filter} onChange={onChange} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

export function FiltersOn({ filter, onChange }: OrderFiltersProps) {
  const { currentData } = adminApi.useFindProductsQuery(filter.product ? { query: { id: filter.product } } : skipToken);
  const nameOf = { ...filter, payment: filter.payment && instrumentName(filter.payment) };
  const product = currentData?.products[0]?.title;
  const on = chosenFilters.filter((name) => filter[name]);
  if (on.length === 0) return null;
  return (
    <ul className="-mt-1 mb-4 flex flex-wrap gap-2 text-sm">
      {on.map((name) => {
        const value = (name === 'product' ? product : nameOf[name]) ?? texts[name];
        return (
          <li key={name} className="max-w-full">
            <Button aria-label={texts.remove(value)} onPress={() => onChange({ [name]: '' })} className="max-w-full">
              <span className="truncate">{value}</span>
              <Icon of={X} className="size-4 shrink-0" />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
