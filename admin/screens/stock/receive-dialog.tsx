// Adds a delivery. Its key is made once, so a repeated submit adds one delivery.
import { nanoid } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { maxPieces, type StockVariant } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { integerBetween } from '@taana-baana/contract/schemas/choices.ts';
import { fieldsOf, useShopForm } from '../../../design/form/use-shop-form.ts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';

const DeliveryForm = z.object({ quantity: integerBetween(1, maxPieces, texts.receivedRule) });

interface ReceiveDialogProps {
  product: string;
  variant: StockVariant;
  /** `Maroon, M` */
  piece: string;
  onClose: () => void;
}

export function ReceiveDialog({ product, variant: { color, size }, piece, onClose }: ReceiveDialogProps) {
  const key = useMemo(() => nanoid(32), []);
  const form = useShopForm(DeliveryForm, { quantity: '' });
  const field = fieldsOf(form);
  const [receive] = adminApi.useReceiveStockMutation();
  return (
    <FormDialog
      title={piece}
      form={form}
      submit={texts.add}
      onSend={({ quantity }) => receive({ params: { product }, body: { color, size, quantity, key } })}
      onDone={(_, { quantity }) => showToast(texts.addedToast(quantity, piece))}
      onClose={onClose}
    >
      <NumberField label={texts.received} {...field('quantity')} />
    </FormDialog>
  );
}
