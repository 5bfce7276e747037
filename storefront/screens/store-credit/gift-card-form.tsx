// The field for a gift card's code. The typed code stays until it is redeemed.
import { GiftCardCode } from '@taana-baana/contract/schemas/selling/gift-card.ts';
import * as texts from '@taana-baana/contract/texts/screens/people/store-credit.ts';
import { showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { FormButton } from '../../components/field/form-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { redeemGiftCard } from '../../store/credit/redeem-gift-card.thunks.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Form } from '../../components/field/form.tsx';

export function GiftCardForm() {
  const dispatch = useAppDispatch();
  const form = useShopForm(GiftCardCode, { code: '' });
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
        error={errors.code?.message}
        className="tabular uppercase"
        {...form.register('code')}
      />
      {errors.root && (
        <p role="alert" className="rounded-control bg-madder-wash px-4 py-3 text-madder-deep">
          {errors.root.message}
        </p>
      )}
      <FormButton isBusy={isSubmitting}>{texts.redeem}</FormButton>
    </Form>
  );
}
