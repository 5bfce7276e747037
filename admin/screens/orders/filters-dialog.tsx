// Chooses the filters of the list of orders.
import { useState } from 'react';
import { states, unionTerritories } from '@taana-baana/contract/addresses/regions.ts';
import { type ChosenFilters, chosenFilters } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { link } from '@taana-baana/contract/admin/texts/content/cards.ts';
import { filters as texts } from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { instruments } from '@taana-baana/contract/texts/payment-methods.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { ProductChoice } from '../../components/products/product-choice.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { useFoundProducts } from '../../store/catalog/use-found-products.ts';

interface FiltersDialogProps {
  filter: ChosenFilters;
  onChange: (filters: ChosenFilters) => void;
  onClose: () => void;
}

/** Beside the product. */
const selects = ['state', 'courier', 'payment'] as const;
const named = (value: string) => ({ value, label: value });

export function FiltersDialog({ filter, onChange, onClose }: FiltersDialogProps) {
  const query = adminApi.useListCouriersQuery();
  const [chosen, setChosen] = useState(() =>
    Object.fromEntries(chosenFilters.map((name) => [name, filter[name] ?? ''])),
  );
  const [isSent, setIsSent] = useState(false);
  const { product = '' } = chosen;
  const search = useFoundProducts((q) => (q ? { q } : product ? { id: product } : undefined));
  const isMissing = search.find !== '' && product === '';
  return (
    <Dialog title={texts.heading} isOpen onClose={onClose}>
      <QueryState query={query} lines={4}>
        {({ couriers }) => {
          const options = {
            state: [...states, ...unionTerritories].map(named),
            courier: couriers.map(({ name }) => named(name)),
            payment: Object.entries(instruments).map(([value, label]) => ({ value, label })),
          };
          return (
            <form
              method="post"
              className="flex flex-col gap-4"
              onSubmit={(event) => {
                event.preventDefault();
                setIsSent(true);
                if (isMissing) return;
                onChange(chosen);
                onClose();
              }}
            >
              <ProductChoice
                {...search}
                chosen={product}
                none={search.find === '' && texts.anyProduct}
                error={isSent && isMissing ? link.choose : undefined}
                // What is not among the found ones is not chosen unseen.
                onFind={(words) => {
                  if (words) setChosen({ ...chosen, product: '' });
                  search.onFind(words);
                }}
                onChoose={(id) => setChosen({ ...chosen, product: id })}
              />
              {selects.map((name) => (
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
