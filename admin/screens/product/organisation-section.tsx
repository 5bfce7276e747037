// Category, brand, tags and audience of a product.
import { useState } from 'react';
import { productCounts, productLengths } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { audience, fields, headings, tags as texts } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { ageGroups, genders } from '@taana-baana/contract/merchants/audiences.ts';
import { audienceOf } from '@taana-baana/contract/merchants/product-variants.ts';
import { Chip } from '../../components/fields/chip.tsx';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { Section } from '../../components/page/section.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { fieldId, type SectionProps } from './section-props.ts';

export function OrganisationSection(props: SectionProps) {
  const { text, errors, isReadOnly, onType } = props;
  const { data: choices } = adminApi.useListProductChoicesQuery();
  return (
    <Section heading={headings.organisation}>
      <div className="flex flex-col gap-4 p-4">
        <ChoiceField
          id={fieldId('category')}
          label={fields.category}
          error={errors['category']}
          maxLength={productLengths.category}
          known={choices?.categories ?? []}
          value={text.category}
          isReadOnly={isReadOnly}
          onChange={(category) => onType({ category })}
        />
        <ChoiceField
          id={fieldId('brand')}
          label={fields.brand}
          error={errors['brand']}
          maxLength={productLengths.brand}
          known={choices?.brands ?? []}
          value={text.brand}
          isReadOnly={isReadOnly}
          onChange={(brand) => onType({ brand })}
        />
        <Tags {...props} known={choices?.tags ?? []} />
        <Audience {...props} />
      </div>
    </Section>
  );
}

function Audience({ text, isReadOnly, onType }: SectionProps) {
  const usual = audienceOf({ category: text.category, tags: text.tags.join(',') });
  const options = <Choice extends string>(choices: readonly Choice[], names: Record<Choice, string>, own: Choice) => [
    { value: '', label: audience.usual(names[own]) },
    ...choices.map((value) => ({ value, label: names[value] })),
  ];
  return (
    <>
      <SelectField
        id={fieldId('gender')}
        label={audience.gender}
        hint={audience.hint}
        disabled={isReadOnly}
        options={options(genders, audience.genders, usual.gender)}
        value={text.gender ?? ''}
        onChange={({ target }) => onType({ gender: genders.find((one) => one === target.value) ?? null })}
      />
      <SelectField
        id={fieldId('ageGroup')}
        label={audience.ageGroup}
        disabled={isReadOnly}
        options={options(ageGroups, audience.ageGroups, usual.ageGroup)}
        value={text.ageGroup ?? ''}
        onChange={({ target }) => onType({ ageGroup: ageGroups.find((one) => one === target.value) ?? null })}
      />
    </>
  );
}

function Tags({ text: { tags }, isReadOnly, onType, known }: SectionProps & { known: readonly string[] }) {
  const [typed, setTyped] = useState('');
  const isThere = (tag: string) => tags.some((one) => one.toLowerCase() === tag.toLowerCase());
  const add = (names: string) => {
    const added = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !isThere(name));
    if (added.length > 0) onType({ tags: [...tags, ...new Set(added)] });
    setTyped('');
  };
  return (
    <div>
      {!isReadOnly && tags.length < productCounts.tags && (
        // Typed text counts even without Enter.
        <div onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && add(typed)}>
          <ChoiceField
            id={fieldId('tags')}
            label={texts.label}
            hint={texts.hint}
            maxLength={productLengths.tag}
            known={known.filter((tag) => !isThere(tag))}
            value={typed}
            onChange={(value) => (value.includes(',') ? add(value) : setTyped(value))}
            onTake={add}
          />
        </div>
      )}
      {tags.length > 0 && (
        <ul aria-label={texts.list} className="mt-2 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <Chip
              key={tag}
              name={tag}
              remove={texts.remove(tag)}
              isReadOnly={isReadOnly}
              onRemove={() => onType({ tags: tags.filter((one) => one !== tag) })}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
