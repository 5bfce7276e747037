// On what an offer is: everything, or some T-shirts, collections and categories.
import { useState } from 'react';
import { productLengths } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { goods as texts } from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import { FieldNotes } from '../../../../design/fields/field-frame.tsx';
import { Chip } from '../../../components/fields/chip.tsx';
import { ChoiceField } from '../../../components/fields/choice-field.tsx';
import { ChoiceRow } from '../../../components/fields/choice-row.tsx';
import { SwitchField } from '../../../components/fields/switch-field.tsx';
import { lazyPart } from '../../../components/page/lazy-part.tsx';
import { Section } from '../../../components/page/section.tsx';
import { ChosenProducts } from '../../../components/products/chosen-products.tsx';
import { adminApi } from '../../../store/admin-api.ts';
import { useProductTitle } from '../../../store/catalog/use-found-products.ts';
import type { SectionProps } from './section-props.ts';

const AddProduct = lazyPart(async () => (await import('./add-product.tsx')).AddProduct);

export function GoodsSection({ text, errors, onType }: SectionProps) {
  return (
    <Section heading={texts.heading}>
      <div className="flex flex-col gap-4 p-4">
        <ChoiceRow
          label={texts.scope}
          choices={['all', 'some']}
          labels={texts.scopes}
          chosen={text.scope}
          onChoose={(scope) => onType({ scope })}
        />
        {text.scope === 'some' && (
          <div className="flex flex-col gap-4">
            <ChosenProducts
              label={texts.products}
              add={texts.addProduct}
              ids={text.products}
              Product={Product}
              AddProduct={AddProduct}
              onChange={(products) => onType({ products })}
            />
            <Collections tags={text.collections} onChange={(collections) => onType({ collections })} />
            <Categories names={text.categories} onChange={(categories) => onType({ categories })} />
            <FieldNotes id="goods" error={errors['on']} />
          </div>
        )}
        <SwitchField
          label={texts.isListPriceOnly}
          checked={text.isListPriceOnly}
          onChange={({ target }) => onType({ isListPriceOnly: target.checked })}
        />
      </div>
    </Section>
  );
}

function Product({ id, onRemove }: { id: string; onRemove: () => void }) {
  const name = useProductTitle(id) ?? texts.unknown;
  return <Chip name={name} remove={texts.remove(name)} onRemove={onRemove} />;
}

interface NamesProps {
  names: readonly string[];
  onChange: (names: string[]) => void;
}

function Categories({ names, onChange }: NamesProps) {
  const { data } = adminApi.useListProductChoicesQuery();
  const known = (data?.categories ?? []).map((name) => ({ key: name, name }));
  return <Names label={texts.categories} known={known} chosen={names} onChange={onChange} />;
}

/** A collection is a tag with a title. */
function Collections({ tags, onChange }: { tags: readonly string[]; onChange: (tags: string[]) => void }) {
  const { data } = adminApi.useListCollectionsQuery();
  const known = (data?.collections ?? []).map(({ tag, title }) => ({ key: tag, name: title || tag }));
  return <Names label={texts.collections} known={known} chosen={tags} onChange={onChange} />;
}

interface KnownNamesProps {
  label: string;
  known: readonly { readonly key: string; readonly name: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function Names({ label, known, chosen, onChange }: KnownNamesProps) {
  const [typed, setTyped] = useState('');
  const add = (name: string) => {
    const found = known.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
    if (found) onChange([...new Set([...chosen, found.key])]);
    setTyped('');
  };
  if (known.length === 0 && chosen.length === 0) return null;
  return (
    <div>
      <ChoiceField
        label={label}
        maxLength={productLengths.tag}
        known={known.filter(({ key }) => !chosen.includes(key)).map(({ name }) => name)}
        value={typed}
        onChange={setTyped}
        onTake={add}
      />
      {chosen.length > 0 && (
        <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
          {chosen.map((key) => {
            const name = known.find((one) => one.key === key)?.name ?? key;
            return (
              <Chip
                key={key}
                name={name}
                remove={texts.remove(name)}
                onRemove={() => onChange(chosen.filter((one) => one !== key))}
              />
            );
          })}
        </ul>
      )}
    </div>
  );
}
