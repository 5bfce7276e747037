// Adds a delivery. Its key is made once, so a repeated submit adds one delivery.
import { nanoid } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { maxPieces, type StockVariant } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { integerBetween } from '@taana-baana/contract/schemas/choices.ts';
import { showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { TextField } from '../../components/fields/fields.tsx';
import { Form, SubmitButton } from '../../components/fields/form.tsx';
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
  const { errors, isSubmitting } = form.formState;
  const [receive] = adminApi.useReceiveStockMutation();
  const onSubmit = form.handleSubmit(async ({ quantity }) => {
    const { error } = await receive({ params: { product }, body: { color, size, quantity, key } });
    if (error) return showFieldErrors(form, { error, payload: error });
    showToast(texts.addedToast(quantity, piece));
    onClose();
  });
  return (
    <Dialog title={piece} isOpen onClose={onClose}>
      <Form onSubmit={onSubmit} error={errors.root?.message}>
        <TextField
          label={texts.received}
          inputMode="numeric"
          autoComplete="off"
          error={errors.quantity?.message}
          className="tabular max-w-40 text-right"
          {...form.register('quantity')}
        />
        <SubmitButton isPending={isSubmitting}>{texts.add}</SubmitButton>
      </Form>
    </Dialog>
  );
}
