// Legally required details. Usually empty, so it is folded.
import { productLengths } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { headings, legal as texts } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { ChevronDown } from 'lucide';
import { Icon } from '../../components/icon.tsx';
import { TextField } from '../../components/fields/fields.tsx';
import { fieldId, type SectionProps } from './section-props.ts';

type Field = 'hsn' | 'maker' | 'origin';

export function LegalSection({ text, errors, isReadOnly, onType }: SectionProps) {
  const field = (name: Field, label: string, hint: string, more: { maxLength?: number; inputMode?: 'numeric' }) => (
    <TextField
      id={fieldId(name)}
      label={label}
      hint={hint}
      autoComplete="off"
      error={errors[name]}
      value={text[name]}
      readOnly={isReadOnly}
      onChange={({ target }) => onType({ [name]: target.value })}
      {...more}
    />
  );
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
        {field('hsn', texts.hsn, texts.hsnHint, { inputMode: 'numeric', maxLength: 8 })}
        {field('maker', texts.maker, texts.makerHint, { maxLength: productLengths.maker })}
        {field('origin', texts.origin, texts.originHint, { maxLength: productLengths.origin })}
      </div>
    </details>
  );
}
