// The seller's data on tax documents, and the prefixes of their numbers, with a preview.
import { TaxSection } from '@taana-baana/contract/schemas/shop/settings.ts';
import { tax as texts } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { SwitchField } from '../../../components/fields/switch-field.tsx';
import { TextField } from '../../../../design/fields/text-field.tsx';
import { adminApi } from '../../../store/admin-api.ts';
import type { FieldsProps } from '../form/section-page.tsx';
import { fieldOf } from './field-of.ts';
import { TaxPreview } from './tax-preview.tsx';

const prefixes = ['invoicePrefix', 'billPrefix', 'creditNotePrefix'] as const;

export function TaxFields({ form }: FieldsProps<'tax'>) {
  const of = (path: 'isComposition' | 'hsn' | 'signatory' | (typeof prefixes)[number]) => fieldOf('tax', form, path);
  const { error: _, ...composition } = of('isComposition');
  const shop = adminApi.useGetSettingsQuery().data?.shop.value;
  const typed = TaxSection.safeParse(form.watch());
  return (
    <div className="card">
      <div className="flex flex-col gap-4 p-4">
        {shop?.gstin === null && !form.watch('isComposition') ? (
          <p className="text-sm text-pretty text-ink-soft">{texts.noComposition}</p>
        ) : (
          <SwitchField {...composition} />
        )}
        <div className="grid gap-4 sm:grid-cols-3">
          {prefixes.map((path) => (
            <TextField key={path} {...of(path)} autoComplete="off" />
          ))}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...of('hsn')} inputMode="numeric" autoComplete="off" />
          <TextField {...of('signatory')} autoComplete="off" />
        </div>
      </div>
      {shop && typed.success && <TaxPreview shop={shop} tax={typed.data} />}
    </div>
  );
}
