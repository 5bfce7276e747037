// Title and description.
import { productLengths } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { fields, headings } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { Section } from '../../components/page/section.tsx';
import { fieldId, type SectionProps } from './section-props.ts';

export const WordsSection = ({ text, errors, isReadOnly, onType }: SectionProps) => (
  <Section heading={headings.words}>
    <div className="flex flex-col gap-4 p-4">
      <TextField
        id={fieldId('title')}
        label={fields.title}
        hint={fields.titleHint}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={productLengths.title}
        error={errors['title']}
        value={text.title}
        readOnly={isReadOnly}
        onChange={({ target }) => onType({ title: target.value })}
      />
      <RichText
        id={fieldId('description')}
        label={fields.description}
        hint={fields.descriptionHint}
        error={errors['description']}
        value={text.description}
        isReadOnly={isReadOnly}
        onChange={(description) => onType({ description })}
      />
    </div>
  </Section>
);
