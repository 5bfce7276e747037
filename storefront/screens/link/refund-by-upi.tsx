// Where a refund by hand goes: one field, until it is paid. Opening it changes nothing.
import { useState } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import type { HandRefund } from '@taana-baana/contract/schemas/selling/hand-refund.ts';
import { UpiIdForm } from '@taana-baana/contract/schemas/selling/upi-id.ts';
import * as texts from '@taana-baana/contract/texts/screens/selling/hand-refund.ts';
import { TextField } from '../../../design/fields/text-field.tsx';
import { fieldsOf, showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { FormButton } from '../../components/field/form-button.tsx';
import { Form } from '../../components/field/form.tsx';
import { FormAnswer, FormProblem } from '../../components/form/form-foot.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { fetchHandRefund, saveUpiId } from '../../store/orders/hand-refund.thunks.ts';
import { LinkFacts } from './link-facts.tsx';
import { useLinked } from './use-linked.ts';

export function RefundByUpi({ token }: { token: string }) {
  const { what, failure, askAgain } = useLinked(fetchHandRefund, token);
  const [saved, setSaved] = useState<{ refund: HandRefund; id: string }>();
  if (failure !== undefined) return <ErrorState message={failure} onRetry={askAgain} />;
  if (!what) return <Skeleton className="h-40" />;
  const { number, duePaise, upiId, paid } = saved?.refund ?? what;
  const due = duePaise > 0 && texts.refundSum(duePaise);
  return (
    <>
      <LinkFacts
        facts={[
          [texts.number, number],
          [texts.due, due],
          [texts.goesTo, due && (saved?.id ?? upiId)],
        ]}
      />
      {paid.map(({ paise, at, upiId: to }) => (
        <p key={at} className="mb-5">
          {texts.paid(texts.refundSum(paise), at, to)}
        </p>
      ))}
      {due && (
        <UpiIdField
          token={token}
          isKnown={upiId !== null}
          answer={saved && texts.saved(due, saved.id)}
          onSaved={setSaved}
        />
      )}
      <div className="mt-5">
        <ButtonLink to={pages.orders.path} variant="quiet">
          {screenTexts.myOrders}
        </ButtonLink>
      </div>
    </>
  );
}

interface UpiIdFieldProps {
  token: string;
  /** It is changed. */
  isKnown: boolean;
  answer: string | undefined;
  onSaved: (saved: { refund: HandRefund; id: string }) => void;
}

function UpiIdField({ token, isKnown, answer, onSaved }: UpiIdFieldProps) {
  const dispatch = useAppDispatch();
  const form = useShopForm(UpiIdForm, { upiId: '' });
  const field = fieldsOf(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ upiId }) => {
    const outcome = await dispatch(saveUpiId({ token, upiId }));
    showFieldErrors(form, outcome);
    if (!saveUpiId.fulfilled.match(outcome)) return;
    form.reset();
    onSaved({ refund: outcome.payload, id: upiId });
  });
  return (
    <Form onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormAnswer>{answer}</FormAnswer>
      <TextField
        label={texts.upiId}
        hint={texts.upiIdHint}
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...field('upiId')}
      />
      <FormProblem of={errors.root} />
      <FormButton isBusy={isSubmitting}>{isKnown ? texts.change : texts.save}</FormButton>
    </Form>
  );
}
