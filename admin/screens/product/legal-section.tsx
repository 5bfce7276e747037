// Legally required details. Usually empty, so it is folded.
import { legalFields, productLengths } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { headings, legal as texts } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { ChevronDown } from 'lucide';
import { Icon } from '../../../design/icon.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { fieldId, type SectionProps } from './section-props.ts';

export function LegalSection({ text, errors, isReadOnly, onType }: SectionProps) {
  return (
    <details className="group card">
      <summary className="flex min-h-(--control) items-center gap-4 px-4 py-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-base leading-snug">{headings.legal}</h2>
          <p className="mt-0.5 text-sm text-ink-soft">{texts.summary}</p>
        </div>
        <Icon of={ChevronDown} className="size-5 text-ink-soft group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 border-t border-line p-4">
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
      </div>
    </details>
  );
}
