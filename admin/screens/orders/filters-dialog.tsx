// Chooses the filters of the list of orders.
import { useState } from 'react';
import { states, unionTerritories } from '@taana-baana/contract/addresses/regions.ts';
import { type ChosenFilters, chosenFilters } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { filters as texts } from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { instruments } from '@taana-baana/contract/texts/payment-methods.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { adminApi } from '../../store/admin-api.ts';

interface FiltersDialogProps {
  filter: ChosenFilters;
  onChange: (filters: ChosenFilters) => void;
  onClose: () => void;
}

const named = (value: string) => ({ value, label: value });

export function FiltersDialog({ filter, onChange, onClose }: FiltersDialogProps) {
  const query = adminApi.useGetOrderChoicesQuery();
  const [chosen, setChosen] = useState(() =>
    Object.fromEntries(chosenFilters.map((name) => [name, filter[name] ?? ''])),
  );
  return (
    <Dialog title={texts.heading} isOpen onClose={onClose}>
      <QueryState query={query} lines={4}>
        {({ products, couriers }) => {
          const options = {
            product: products.map(({ id, title }) => ({ value: id, label: title })),
            state: [...states, ...unionTerritories].map(named),
            courier: couriers.map(named),
            payment: Object.entries(instruments).map(([value, label]) => ({ value, label })),
          };
          return (
            <form
              method="post"
              className="flex flex-col gap-4"
              onSubmit={(event) => {
                event.preventDefault();
                onChange(chosen);
                onClose();
              }}
            >
              {chosenFilters.map((name) => (
                <SelectField
                  key={name}
                  label={texts[name]}
                  options={[{ value: '', label: texts.any }, ...options[name]]}
                  value={chosen[name]}
                  onChange={({ target }) => setChosen({ ...chosen, [name]: target.value })}
                />
              ))}
              <Button type="submit" kind="primary" className="self-end">
                {texts.show}
              </Button>
            </form>
          );
        }}
      </QueryState>
    </Dialog>
  );
}
