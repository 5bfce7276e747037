// Times of packing, delivery and exchange, with the sentences that the shop then promises.
import { PromisesSection } from '@taana-baana/contract/schemas/shop/settings.ts';
import { promises as texts } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { TextField } from '../../../../design/fields/text-field.tsx';
import type { FieldsProps } from '../form/section-page.tsx';
import { fieldOf } from './field-of.ts';

const fields = ['processingDays', 'exchangeDays', 'deliveryFrom', 'deliveryTo'] as const;

export function PromisesFields({ form }: FieldsProps<'promises'>) {
  const typed = PromisesSection.safeParse(form.watch());
  return (
    <div className="card">
      <div className="grid gap-4 p-4 sm:grid-cols-2">
        {fields.map((field) => (
          <TextField key={field} {...fieldOf('promises', form, field)} inputMode="numeric" autoComplete="off" />
        ))}
      </div>
      {typed.success && (
        <div role="status" className="border-t border-line bg-sunk p-4 text-sm">
          <p className="font-semibold">{texts.preview}</p>
          <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-5">
            <li>{texts.packing(typed.data.processingDays * 24)}</li>
            <li>{texts.delivery(typed.data.deliveryFrom, typed.data.deliveryTo)}</li>
            <li>{texts.exchange(typed.data.exchangeDays)}</li>
          </ul>
          <p className="mt-2">{texts.policies}</p>
          <p className="mt-1">{texts.placed}</p>
        </div>
      )}
    </div>
  );
}
