// Shipping costs and destinations, with the sentences that shoppers will read.
import { listPrice } from '@taana-baana/contract/messages.ts';
import { ShippingSection } from '@taana-baana/contract/schemas/shop/settings.ts';
import { shipping as texts } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { freeFromOf } from '@taana-baana/contract/shipping.ts';
import { TextField } from '../../../../design/fields/text-field.tsx';
import { SwitchField } from '../../../components/fields/switch-field.tsx';
import type { FieldsProps } from '../form/section-page.tsx';
import { fieldOf } from './field-of.ts';

export function ShippingFields({ form }: FieldsProps<'shipping'>) {
  const of = (path: 'fee' | 'freeFrom' | 'unionTerritories') => fieldOf('shipping', form, path);
  const { error: _, ...territories } = of('unionTerritories');
  const typed = ShippingSection.safeParse(form.watch());
  return (
    <div className="card">
      <div className="flex flex-col gap-4 p-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...of('fee')} inputMode="numeric" autoComplete="off" />
          <TextField {...of('freeFrom')} inputMode="numeric" autoComplete="off" />
        </div>
        <SwitchField {...territories} />
      </div>
      {typed.success && (
        <div role="status" className="border-t border-line bg-sunk p-4 text-sm">
          <p className="font-semibold">{texts.preview}</p>
          <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-5">
            {sentences(typed.data).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface Shipping {
  readonly fee: number;
  readonly freeFrom: number | null;
  readonly unionTerritories: boolean;
}

function sentences({ fee, unionTerritories, ...shipping }: Shipping): string[] {
  const freeFrom = freeFromOf({ fee, ...shipping });
  return [
    fee === 0 ? texts.noFee : texts.fee(listPrice(fee)),
    ...(freeFrom === null ? [] : [texts.freeFrom(listPrice(freeFrom))]),
    unionTerritories ? texts.everywhere : texts.states,
  ];
}
