// Sells a gift card. Its key is made once, so a repeated submit sells only one card.
import { GiftCardAnswers, giftCardLengths } from '@taana-baana/contract/admin/schemas/selling/gift-cards.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/gift-cards.ts';
import { giftCardPayments } from '@taana-baana/contract/gift-cards.ts';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextAreaField } from '../../../design/fields/text-area-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
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
  const field = fieldsOf(form);
  const [sell] = adminApi.useSellGiftCardMutation();
  return (
    <FormDialog
      title={texts.sell.button}
      form={form}
      submit={texts.sell.submit}
      onSend={(answers) => sell({ body: { ...answers, key: form.sendKey() } })}
      onDone={(data) => showToast(texts.sell.done(data.amount, data.recipientEmail))}
      onClose={onClose}
    >
      <div className="grid items-start gap-3 xs:grid-cols-2">
        <TextField
          label={texts.sell.amount}
          inputMode="numeric"
          autoComplete="off"
          className="tabular text-right"
          {...field('amount')}
        />
        <SelectField label={texts.sell.paidBy} options={paymentOptions} {...field('paidBy')} />
      </div>
      <TextField
        label={texts.sell.email}
        hint={texts.sell.emailHint}
        type="email"
        autoComplete="off"
        {...field('recipientEmail')}
      />
      <TextField label={texts.sell.name} autoComplete="off" {...field('recipientName')} />
      <TextAreaField
        label={texts.sell.message}
        hint={texts.sell.messageHint}
        rows={3}
        maxLength={giftCardLengths.message}
        {...field('message')}
      />
    </FormDialog>
  );
}
