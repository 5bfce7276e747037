// The product's own sizes, typed as one line; empty: the usual ones.
import { useState } from 'react';
import { lengths } from '@taana-baana/contract/limits.ts';
import { productCounts } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { variants as texts } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { cleanSize } from '@taana-baana/contract/sizes/size-spelling.ts';
import { TextField } from '../../../../design/fields/text-field.tsx';
import { fieldId, type SectionProps } from '../section-props.ts';

export function OwnSizesField({ text: { sizes }, errors, isReadOnly, onType }: SectionProps) {
  const [typed, setTyped] = useState('');
  const isTyped = String(readSizes(typed)) === String(sizes);
  const wrong = Object.keys(errors).find((field) => /^sizes\b/.test(field));
  return (
    <div className="border-b border-line p-4">
      <TextField
        id={fieldId('sizes')}
        label={texts.own}
        hint={texts.ownHint}
        autoComplete="off"
        maxLength={productCounts.sizes * (lengths.size + 2)}
        error={wrong && errors[wrong]}
        // As typed, while it means the same: a comma at the end stays.
        value={isTyped ? typed : (sizes?.join(', ') ?? '')}
        readOnly={isReadOnly}
        onChange={({ target }) => {
          setTyped(target.value);
          onType({ sizes: readSizes(target.value) });
        }}
      />
    </div>
  );
}

function readSizes(typed: string): string[] | null {
  const sizes = typed.split(/[,;]/).flatMap((size) => cleanSize(size) || []);
  return sizes.length > 0 ? sizes : null;
}
