// Gives store credit to the customer of the order, or takes it back. Its key is made once, so a
// repeated submit makes one entry.
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { GoodwillForm } from '@taana-baana/contract/admin/schemas/selling/store-credit.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { credit as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { integerBetween } from '@taana-baana/contract/schemas/choices.ts';
import { fieldsOf } from '../../../../design/form/use-shop-form.ts';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { ChoiceRow } from '../../../components/fields/choice-row.tsx';
import { TextAreaField } from '../../../../design/fields/text-area-field.tsx';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { showToast } from '../../../components/toasts/toast-queue.ts';
import { ordersApi } from '../../../store/selling/orders.api.ts';
import { useKeptForm } from '../../../store/use-kept-form.ts';

interface CreditDialogProps {
  number: string;
  /** Rupees: maximum to give, and to take back. */
  most: number;
  maxTakenBack: number;
  onClose: () => void;
}

const choices = ['give', 'takeBack'] as const;

function schemaOf(most: number, maxTakenBack: number) {
  const upTo = (limit: number) => integerBetween(1, limit, texts.outOfRange(formatRupees(limit)));
  const amountOf = { give: upTo(most), takeBack: upTo(maxTakenBack) };
  const { reason } = GoodwillForm.shape;
  const schema = z.discriminatedUnion('choice', [
    z.object({ choice: z.literal('give'), amount: amountOf.give, reason }),
    z.object({ choice: z.literal('takeBack'), amount: amountOf.takeBack, reason }),
  ]);
  return { schema, amountOf };
}

export function CreditDialog({ number, most, maxTakenBack, onClose }: CreditDialogProps) {
  const { schema, amountOf } = useMemo(() => schemaOf(most, maxTakenBack), [most, maxTakenBack]);
  const form = useKeptForm(`credit ${number}`, schema, {
    choice: most > 0 ? 'give' : 'takeBack',
    amount: '',
    reason: '',
  });
  const field = fieldsOf(form);
  const [choice, typed] = form.watch(['choice', 'amount']);
  const takeBack = choice === 'takeBack';
  const limit = takeBack ? maxTakenBack : most;
  const { success, data } = amountOf[choice].safeParse(typed);
  const [give] = ordersApi.useGiveCreditMutation();
  const choose = (next: typeof choice) => {
    form.setValue('choice', next);
    form.clearErrors();
  };
  const [submit, plain] = takeBack ? [texts.submitBack, texts.takeBack] : [texts.submit, texts.give];
  return (
    <FormDialog
      title={texts.heading(number)}
      form={form}
      submit={success ? submit(formatRupees(data)) : plain}
      onSend={({ amount, reason }) =>
        give({ params: { number }, body: { key: form.sendKey(), amount, takeBack, reason } })
      }
      onDone={(_, { amount }) => showToast((takeBack ? texts.takenBack : texts.given)(formatRupees(amount)))}
      onClose={onClose}
    >
      {most > 0 && maxTakenBack > 0 && (
        <ChoiceRow label={texts.what} choices={choices} labels={texts.choices} chosen={choice} onChoose={choose} />
      )}
      <p className="text-sm text-pretty text-ink-soft">{takeBack ? texts.textBack : texts.text}</p>
      <NumberField
        label={texts.amount}
        hint={(takeBack ? texts.maxTakenBack : texts.most)(formatRupees(limit))}
        {...field('amount')}
      />
      <TextAreaField label={texts.reason} hint={texts.reasonHint} rows={2} {...field('reason')} />
    </FormDialog>
  );
}
