// The limit at which a product is shown as running out.
import * as z from 'zod/mini';
import { type StockOfProduct, maxPieces } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { integerBetween } from '@taana-baana/contract/schemas/choices.ts';
import { showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/fields/fields.tsx';
import { Form } from '../../components/fields/form.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';

const Limit = z.object({ lowStock: integerBetween(0, maxPieces, texts.limitRule) });

export function LimitForm({ stock: { id, lowStock } }: { stock: StockOfProduct }) {
  const form = useShopForm(Limit, { lowStock: String(lowStock) });
  const { errors, isSubmitting } = form.formState;
  const [setLowStock] = adminApi.useSetLowStockMutation();
  const onSubmit = form.handleSubmit(async (body) => {
    const { error } = await setLowStock({ params: { product: id }, body });
    if (error) return showFieldErrors(form, { error, payload: error });
    showToast(texts.limitDone(body.lowStock));
  });
  return (
    <div className="p-4">
      <Form onSubmit={onSubmit} error={errors.root?.message}>
        <TextField
          label={texts.limit}
          hint={texts.limitHint}
          inputMode="numeric"
          autoComplete="off"
          error={errors.lowStock?.message}
          className="tabular max-w-40 text-right"
          {...form.register('lowStock')}
        />
        <Button type="submit" isPending={isSubmitting} className="self-start">
          {texts.limitSave}
        </Button>
      </Form>
    </div>
  );
}
