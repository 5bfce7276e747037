// The story of the print: where it comes from, and a post that tells more.
import { craftFields, productLengths } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { headings, story as texts } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { TextField } from '../../../design/fields/text-field.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { FoldedSection } from '../../components/page/folded-section.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { fieldId, type SectionProps } from './section-props.ts';

export function StorySection({ text, errors, isReadOnly, onType }: SectionProps) {
  const { data } = adminApi.useListPostsQuery();
  const posts = data?.posts.filter(({ state, id }) => state !== 'draft' || id === text.storyPost) ?? [];
  return (
    <FoldedSection heading={headings.story} summary={texts.summary}>
      {craftFields.map((field) => (
        <TextField
          key={field}
          id={fieldId(field)}
          {...texts.fields[field]}
          maxLength={productLengths[field]}
          autoComplete="off"
          error={errors[field]}
          value={text[field]}
          readOnly={isReadOnly}
          onChange={({ target }) => onType({ [field]: target.value })}
        />
      ))}
      <SelectField
        id={fieldId('storyPost')}
        label={texts.post}
        disabled={isReadOnly}
        options={[{ value: '', label: texts.noPost }, ...posts.map(({ id, title }) => ({ value: id, label: title }))]}
        value={text.storyPost ?? ''}
        onChange={({ target }) => onType({ storyPost: target.value || null })}
      />
    </FoldedSection>
  );
}
