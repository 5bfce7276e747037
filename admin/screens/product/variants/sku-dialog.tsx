// Fills the empty SKUs by a pattern.
import { type FormEvent, useState } from 'react';
import { variants as texts } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { TextField } from '../../../../design/fields/text-field.tsx';
import { Form } from '../../../components/fields/form.tsx';
import { showToast } from '../../../components/toasts/toast-queue.ts';
import type { ProductText } from '../product-text.ts';
import type { SectionProps } from '../section-props.ts';
import { filledSkus, prefixOf } from './skus.ts';
import { withVariants } from './variant-texts.ts';

interface SkuDialogProps extends Pick<SectionProps, 'text' | 'onType'> {
  onClose: () => void;
}

export function SkuDialog({ text, onType, onClose }: SkuDialogProps) {
  const [prefix, setPrefix] = useState(prefixOf(text.title));
  const filled = filledSkus(text, prefix);
  const [example] = filled;
  const error = prefix.trim() === '' ? texts.prefixMissing : undefined;
  const fill = (event: FormEvent) => {
    event.preventDefault();
    if (error) return;
    const before: ProductText['variants'] = text.variants;
    onType(withVariants(text, filled));
    onClose();
    showToast(texts.filled(filled.length), { onUndo: () => onType({ variants: before }) });
  };
  return (
    <Dialog title={texts.fillHeading} isOpen onClose={onClose}>
      {example ? (
        <Form onSubmit={fill}>
          <p className="text-sm text-pretty text-ink-soft">{texts.fillText}</p>
          <TextField
            label={texts.prefix}
            hint={texts.example(example.sku)}
            error={error}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            value={prefix}
            onChange={({ target }) => setPrefix(target.value)}
          />
          <Button type="submit" kind="primary">
            {texts.fillButton(filled.length)}
          </Button>
        </Form>
      ) : (
        <p>{texts.fillNone}</p>
      )}
    </Dialog>
  );
}
