// The field for a gift card's code. The typed code stays until it is redeemed.
import { GiftCardCode } from '@taana-baana/contract/schemas/selling/gift-card.ts';
import * as texts from '@taana-baana/contract/texts/screens/people/store-credit.ts';
import { fieldsOf, showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { FormButton } from '../../components/field/form-button.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { redeemGiftCard } from '../../store/credit/redeem-gift-card.thunks.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Form } from '../../components/field/form.tsx';
import { FormProblem } from '../../components/form/form-foot.tsx';

export function GiftCardForm() {
  const dispatch = useAppDispatch();
  const form = useShopForm(GiftCardCode, { code: '' });
  const field = fieldsOf(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    const outcome = await dispatch(redeemGiftCard(code));
    showFieldErrors(form, outcome);
    if (redeemGiftCard.fulfilled.match(outcome)) form.reset();
  });
  return (
    <Form onSubmit={(event) => void submit(event)} className="mt-3 grid gap-4">
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
        className="tabular uppercase"
        {...field('code')}
      />
      <FormProblem of={errors.root} />
      <FormButton isBusy={isSubmitting}>{texts.redeem}</FormButton>
    </Form>
  );
}
