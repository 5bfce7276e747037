// Gives store credit to the customer of the order, or takes it back. Its key is made once, so a
// repeated submit makes one entry.
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { GoodwillForm } from '@taana-baana/contract/admin/schemas/selling/store-credit.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { credit as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { integerBetween } from '@taana-baana/contract/schemas/choices.ts';
import { showFieldErrors } from '../../../../design/form/use-shop-form.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { TextAreaField, TextField } from '../../../components/fields/fields.tsx';
import { Form, SubmitButton } from '../../../components/fields/form.tsx';
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
  const { errors, isSubmitting } = form.formState;
  const [choice, typed] = form.watch(['choice', 'amount']);
  const takeBack = choice === 'takeBack';
  const limit = takeBack ? maxTakenBack : most;
  const { success, data } = amountOf[choice].safeParse(typed);
  const [give] = ordersApi.useGiveCreditMutation();
  const choose = (next: typeof choice) => {
    form.setValue('choice', next);
    form.clearErrors();
  };
  const onSubmit = form.handleSubmit(async ({ amount, reason }) => {
    const { error } = await give({ params: { number }, body: { key: form.sendKey(), amount, takeBack, reason } });
    if (error) {
      const isLeft = (error as { code?: string }).code === 'step-up-required';
      return isLeft ? false : showFieldErrors(form, { error, payload: error });
    }
    showToast((takeBack ? texts.takenBack : texts.given)(formatRupees(amount)));
    onClose();
  });
  const [submit, plain] = takeBack ? [texts.submitBack, texts.takeBack] : [texts.submit, texts.give];
  return (
    <Dialog title={texts.heading(number)} isOpen onClose={onClose}>
      <Form onSubmit={onSubmit} error={errors.root?.message} kept={form.kept}>
        {most > 0 && maxTakenBack > 0 && (
          <fieldset>
            <legend className="field-label">{texts.what}</legend>
            <div className="flex flex-wrap gap-2">
              {choices.map((one) => (
                <label key={one} className="choice">
                  <input
                    type="radio"
                    name="credit"
                    checked={choice === one}
                    onChange={() => choose(one)}
                    className="sr-only"
                  />
                  {texts.choices[one]}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <p className="text-sm text-pretty text-ink-soft">{takeBack ? texts.textBack : texts.text}</p>
        <TextField
          label={texts.amount}
          hint={(takeBack ? texts.maxTakenBack : texts.most)(formatRupees(limit))}
          inputMode="numeric"
          autoComplete="off"
          error={errors.amount?.message}
          className="tabular max-w-40 text-right"
          {...form.register('amount')}
        />
        <TextAreaField
          label={texts.reason}
          hint={texts.reasonHint}
          rows={2}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        <SubmitButton isPending={isSubmitting}>{success ? submit(formatRupees(data)) : plain}</SubmitButton>
      </Form>
    </Dialog>
  );
}
