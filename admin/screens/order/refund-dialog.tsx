// Gives back a part of what was paid, or all that is left. Its key is made once: however often the form
// is sent, it is one refund.
import { nanoid } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { OrderPage } from '@taana-baana/contract/admin/schemas/orders.ts';
import { writePaise, writeRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { refund as texts } from '@taana-baana/contract/admin/texts/order-page.ts';
import { integerBetween } from '@taana-baana/contract/schemas/choices.ts';
import { showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/fields.tsx';
import { Form, SubmitButton } from '../../components/form.tsx';
import { showToast } from '../../components/toast-queue.ts';
import { useRefundOrderMutation } from '../../store/orders.api.ts';

/** `most` and `restPaise`: as in the order's actions. */
interface RefundDialogProps extends NonNullable<OrderPage['actions']['refund']> {
  number: string;
  /** All of it would go back by cancelling the order. */
  isCancellable: boolean;
  onClose: () => void;
}

export function RefundDialog({ number, most, restPaise, isCancellable, onClose }: RefundDialogProps) {
  const key = useMemo(() => nanoid(32), []);
  const schema = useMemo(() => {
    // Less than a rupee can be left: then 0 stands for it.
    const least = restPaise === null || most > 0 ? 1 : 0;
    return z.object({ amount: integerBetween(least, most, texts.outOfRange(writeRupees(most))) });
  }, [most, restPaise]);
  const form = useShopForm(schema, { amount: restPaise === null ? '' : String(most) });
  const { errors, isSubmitting } = form.formState;
  const typed = form.watch('amount');
  const { success, data } = schema.safeParse({ amount: typed });
  const isAll = (amount: number) => restPaise !== null && amount === most;
  const sumOf = (amount: number) => (restPaise !== null && isAll(amount) ? writePaise(restPaise) : writeRupees(amount));
  const mostOfIt = (isCancellable ? texts.mostOrCancel : texts.most)(writeRupees(most));
  const hint = restPaise === null ? mostOfIt : texts.all(writePaise(restPaise));
  const [refund] = useRefundOrderMutation();
  const onSubmit = form.handleSubmit(async ({ amount }) => {
    const body = isAll(amount) ? { key } : { key, amount };
    const { error } = await refund({ params: { number }, body });
    if (error) {
      const isLeft = (error as { code?: string }).code === 'step-up-required';
      return isLeft ? undefined : showFieldErrors(form, { error, payload: error });
    }
    showToast(texts.done(sumOf(amount)));
    onClose();
  });
  return (
    <Dialog title={texts.heading(number)} isOpen onClose={onClose}>
      <Form onSubmit={onSubmit} error={errors.root?.message}>
        <p className="text-sm text-pretty text-ink-soft">{texts.text}</p>
        <TextField
          label={texts.amount}
          hint={hint}
          inputMode="numeric"
          autoComplete="off"
          error={errors.amount?.message}
          className="tabular max-w-40 text-right"
          {...form.register('amount')}
        />
        <SubmitButton isPending={isSubmitting}>
          {success ? texts.submit(sumOf(data.amount)) : texts.submitPlain}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
