// The choices that narrow the list, beside its search.
import {
  type Narrowing as NarrowingName,
  type ProductFilter,
  narrowing,
} from '@taana-baana/contract/admin/paths/product-paths.ts';
import type { ProductChoices } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/products.ts';
import { adminApi } from '../../store/admin-api.ts';

interface NarrowingProps {
  filter: ProductFilter;
  onChange: (changes: Partial<Record<NarrowingName, string>>) => void;
}

const choicesOf: Record<NarrowingName, (choices: ProductChoices) => readonly string[]> = {
  category: ({ categories }) => categories,
  brand: ({ brands }) => brands,
  tag: ({ tags }) => tags,
};

export function Narrowing({ filter, onChange }: NarrowingProps) {
  const { data: choices } = adminApi.useListProductChoicesQuery();
  return (
    <>
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
    </>
  );
}
