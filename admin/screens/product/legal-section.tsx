// Legally required details.
import { legalFields, productLengths } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { headings, legal as texts } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { TextField } from '../../../design/fields/text-field.tsx';
import { FoldedSection } from '../../components/page/folded-section.tsx';
import { fieldId, type SectionProps } from './section-props.ts';

export const LegalSection = ({ text, errors, isReadOnly, onType }: SectionProps) => (
  <FoldedSection heading={headings.legal} summary={texts.summary}>
    {legalFields.map((field) => (
      <TextField
        key={field}
        id={fieldId(field)}
        {...texts.fields[field]}
        {...(field === 'hsn' && { inputMode: 'numeric' })}
        maxLength={productLengths[field]}
        autoComplete="off"
        error={errors[field]}
        value={text[field]}
        readOnly={isReadOnly}
        onChange={({ target }) => onType({ [field]: target.value })}
      />
    ))}
  </FoldedSection>
);
