// What is chosen for the stock of a product: when it is shown as running out, and whether it is sold
// without pieces.
import * as z from 'zod/mini';
import { maxPieces, type StockOfProduct } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { integerBetween } from '@taana-baana/contract/schemas/choices.ts';
import { Button } from '../../components/button.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { SchemaForm } from '../../components/fields/schema-form.tsx';
import { SwitchField } from '../../components/fields/switch-field.tsx';
import { showFailure, showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { fieldsOf, useShopForm } from '../../../design/form/use-shop-form.ts';

const Limit = z.object({ lowStock: integerBetween(0, maxPieces, texts.limitRule) });

export function LimitForm({ stock: { id, lowStock } }: { stock: StockOfProduct }) {
  const form = useShopForm(Limit, { lowStock: String(lowStock) });
  const field = fieldsOf(form);
  const [setLowStock] = adminApi.useSetLowStockMutation();
  return (
    <SchemaForm
      form={form}
      submit={
        <Button type="submit" isPending={form.formState.isSubmitting} className="self-start">
          {texts.limitSave}
        </Button>
      }
      onSend={(body) => setLowStock({ params: { product: id }, body })}
      onDone={(_, body) => showToast(texts.limitDone(body.lowStock))}
      className="p-4"
    >
      <NumberField label={texts.limit} hint={texts.limitHint} {...field('lowStock')} />
    </SchemaForm>
  );
}

export function OversellSwitch({ stock: { id, allowsOversell } }: { stock: StockOfProduct }) {
  const [allow] = adminApi.useAllowOversellMutation();
  const change = async (isOn: boolean) => {
    const { error } = await allow({ params: { product: id }, body: { allowsOversell: isOn } });
    if (error) showFailure(error);
    else showToast(texts.oversellDone(isOn));
  };
  return (
    <div className="p-4">
      <SwitchField
        label={texts.oversell}
        hint={texts.oversellHint}
        checked={allowsOversell}
        onChange={(event) => void change(event.target.checked)}
      />
    </div>
  );
}
