// Search and filters of the list.
import { type Narrowing, type ProductFilter, narrowing } from '@taana-baana/contract/admin/paths/product-paths.ts';
import type { ProductChoices } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/products.ts';
import { SearchField } from '../../components/fields/search-field.tsx';
import { adminApi } from '../../store/admin-api.ts';

interface ProductFiltersProps {
  filter: ProductFilter;
  isBusy: boolean;
  onChange: (changes: Partial<Record<'q' | Narrowing, string>>) => void;
}

const choicesOf: Record<Narrowing, (choices: ProductChoices) => readonly string[]> = {
  category: ({ categories }) => categories,
  brand: ({ brands }) => brands,
  tag: ({ tags }) => tags,
};

export function ProductFilters({ filter, isBusy, onChange }: ProductFiltersProps) {
  const { data: choices } = adminApi.useListProductChoicesQuery();
  return (
    <div className="my-4 flex flex-wrap gap-2">
      <div className="flex w-full md:w-auto md:flex-1">
        <SearchField
          label={texts.search.label}
          hint={texts.search.hint}
          value={filter.q ?? ''}
          isBusy={isBusy}
          onChange={(q) => onChange({ q })}
        />
      </div>
      {narrowing.map((name) => {
        const label = texts.narrow[name];
        const chosen = filter[name] ?? '';
        const known = choices ? choicesOf[name](choices) : [];
        return (
          <select
            key={name}
            aria-label={label}
            value={chosen}
            onChange={({ target }) => onChange({ [name]: target.value })}
            className={`field field-select min-w-0 flex-1 basis-[6rem] text-ellipsis md:max-w-44 ${chosen ? 'font-semibold text-madder' : ''}`}
          >
            <option value="">{label}</option>
            {/* Also until the choices are loaded. */}
            {[...new Set([...(chosen ? [chosen] : []), ...known])].map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
        );
      })}
    </div>
  );
}
