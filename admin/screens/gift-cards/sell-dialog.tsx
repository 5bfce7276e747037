// Sells a gift card. Its key is made once, so a repeated submit sells only one card.
import { GiftCardAnswers, giftCardLengths } from '@taana-baana/contract/admin/schemas/selling/gift-cards.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/gift-cards.ts';
import { giftCardPayments } from '@taana-baana/contract/gift-cards.ts';
import { showFieldErrors } from '../../../design/form/use-shop-form.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/fields/fields.tsx';
import { Form, SubmitButton } from '../../components/fields/form.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';

const paymentOptions = [
  { value: '', label: texts.sell.choose },
  ...giftCardPayments.map((value) => ({ value, label: texts.payments[value] })),
];

export function SellDialog({ onClose }: { onClose: () => void }) {
  const form = useKeptForm('gift card', GiftCardAnswers, {
    amount: '',
    recipientEmail: '',
    recipientName: '',
    message: '',
  });
  const { errors, isSubmitting } = form.formState;
  const [sell] = adminApi.useSellGiftCardMutation();
  const onSubmit = form.handleSubmit(async (answers) => {
    const { data, error } = await sell({ body: { ...answers, key: form.sendKey() } });
    if (!data) return showFieldErrors(form, { error, payload: error });
    showToast(texts.sell.done(data.amount, data.recipientEmail));
    onClose();
  });
  return (
    <Dialog title={texts.sell.button} isOpen onClose={onClose}>
      <Form onSubmit={onSubmit} error={errors.root?.message} kept={form.kept}>
        <div className="grid items-start gap-3 xs:grid-cols-2">
          <TextField
            label={texts.sell.amount}
            inputMode="numeric"
            autoComplete="off"
            error={errors.amount?.message}
            className="tabular text-right"
            {...form.register('amount')}
          />
          <SelectField
            label={texts.sell.paidBy}
            options={paymentOptions}
            error={errors.paidBy?.message}
            {...form.register('paidBy')}
          />
        </div>
        <TextField
          label={texts.sell.email}
          hint={texts.sell.emailHint}
          type="email"
          autoComplete="off"
          error={errors.recipientEmail?.message}
          {...form.register('recipientEmail')}
        />
        <TextField
          label={texts.sell.name}
          autoComplete="off"
          error={errors.recipientName?.message}
          {...form.register('recipientName')}
        />
        <TextAreaField
          label={texts.sell.message}
          hint={texts.sell.messageHint}
          rows={3}
          maxLength={giftCardLengths.message}
          error={errors.message?.message}
          {...form.register('message')}
        />
        <SubmitButton isPending={isSubmitting}>{texts.sell.submit}</SubmitButton>
      </Form>
    </Dialog>
  );
}
