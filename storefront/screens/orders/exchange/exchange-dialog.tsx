// Asks what to send back, what to get instead, and why.
import { useState } from 'react';
import { exchangeReasons, isReturnFree } from '@taana-baana/contract/exchanges.ts';
import { sizesOf } from '@taana-baana/contract/sizes/product-sizes.ts';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import * as exchangeMessages from '@taana-baana/contract/texts/messages/exchange-messages.ts';
import {
  type ChoiceProblems,
  ExchangeAnswers,
  type ReplacementChoice,
  hasProblem,
  nothingChosen,
  problemsOf,
} from '@taana-baana/contract/schemas/selling/exchange-answers.ts';
import type { Order, OrderItem } from '@taana-baana/contract/schemas/selling/order.ts';
import * as texts from '@taana-baana/contract/texts/screens/selling/exchange.ts';
import * as photoTexts from '@taana-baana/contract/texts/screens/selling/exchange-photos.ts';
import { fieldsOf, showFieldErrors, useShopForm } from '../../../../design/form/use-shop-form.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormButton } from '../../../components/field/form-button.tsx';
import { TextAreaField } from '../../../../design/fields/text-area-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { newKey } from '../../../store/new-key.ts';
import { requestExchange } from '../../../store/orders/own-orders.thunks.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { useExchangePhotos } from './use-exchange-photos.ts';
import { Form } from '../../../components/field/form.tsx';
import { FormProblem } from '../../../components/form/form-foot.tsx';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';

export function ExchangeDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const items = order.orderItems.filter(({ exchangeable }) => exchangeable > 0);
  const [choices, setChoices] = useState(
    () => new Map(items.map((item) => [item._id, { ...nothingChosen, quantity: items.length === 1 ? 1 : 0 }])),
  );
  const [isTried, setIsTried] = useState(false);
  const [key] = useState(newKey);
  const form = useShopForm(ExchangeAnswers, { comment: '' });
  const field = fieldsOf(form);
  const chosen = useExchangePhotos(order.number, () => form.clearErrors('root'));
  const { errors, isSubmitting } = form.formState;
  const reason = exchangeReasons.find((one) => one === form.watch('reason'));
  const change = (id: string, choice: ReplacementChoice) => {
    setChoices(new Map(choices).set(id, choice));
    form.clearErrors('root');
  };
  const problemsFor = (item: OrderItem) =>
    problemsOf(choices.get(item._id) ?? nothingChosen, { color: item.color._id, size: item.size }, reason);
  const submit = form.handleSubmit(
    async (answers) => {
      setIsTried(true);
      const lines = [...choices].flatMap(([line, { quantity, color, size }]) =>
        quantity > 0 && size !== '' ? [{ line, quantity, color, size }] : [],
      );
      if (items.some((item) => hasProblem(problemsFor(item)))) return;
      if (lines.length === 0) {
        form.setError('root', { message: exchangeMessages.noLines });
        return;
      }
      const photos = isReturnFree(answers.reason) ? await chosen.settled() : [];
      if (!photos) {
        form.setError('root', { message: photoTexts.notAllSent });
        return;
      }
      const outcome = await dispatch(
        requestExchange({ number: order.number, form: { ...answers, lines, key, photos } }),
      );
      showFieldErrors(form, outcome);
      if (requestExchange.fulfilled.match(outcome)) onClose();
    },
    () => setIsTried(true),
  );
  return (
    <Dialog title={texts.heading(order.number)} isOpen onClose={onClose} side="center">
      <p className="text-ink-soft">{texts.intro}</p>
      <Form onSubmit={(event) => void submit(event)} className="mt-5 grid gap-5">
        {items.map((item) => (
          <LineFields
            key={item._id}
            item={item}
            choice={choices.get(item._id) ?? nothingChosen}
            problems={isTried ? problemsFor(item) : {}}
            onChange={(choice) => change(item._id, choice)}
          />
        ))}
        <SelectField
          label={texts.reason}
          {...(reason && { hint: isReturnFree(reason) ? texts.wePay : texts.youPay })}
          {...field('reason')}
        >
          <option value="">{texts.choose}</option>
          {exchangeReasons.map((one) => (
            <option key={one} value={one}>
              {texts.reasons[one]}
            </option>
          ))}
        </SelectField>
        <TextAreaField label={texts.comment} rows={3} {...field('comment')} />
        {reason && isReturnFree(reason) && <PhotoPicker photos={chosen} />}
        <FormProblem of={errors.root} />
        <FormButton isBusy={isSubmitting}>{texts.send}</FormButton>
      </Form>
    </Dialog>
  );
}

interface LineFieldsProps {
  item: OrderItem;
  choice: ReplacementChoice;
  problems: ChoiceProblems;
  onChange: (choice: ReplacementChoice) => void;
}

function LineFields({ item, choice, problems, onChange }: LineFieldsProps) {
  const { product, color, size, exchangeable } = item;
  return (
    <fieldset className="grid gap-3 border-t border-line pt-4">
      <legend className="float-left mb-1 w-full">
        <span className="font-semibold">{product.title || screenTexts.unknownProduct}</span>
        <span className="block text-sm text-ink-soft">{`${colorName(color.title)}, ${size}`}</span>
      </legend>
      <SelectField
        label={texts.howMany}
        value={choice.quantity}
        onChange={(event) => onChange({ ...choice, quantity: Number(event.target.value) })}
      >
        {Array.from({ length: exchangeable + 1 }, (_, count) => (
          <option key={count} value={count}>
            {count === 0 ? texts.none : count}
          </option>
        ))}
      </SelectField>
      {choice.quantity > 0 && (
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label={texts.wantedSize}
            value={choice.size}
            error={problems.size}
            onChange={(event) => onChange({ ...choice, size: event.target.value })}
          >
            <option value="">{texts.choose}</option>
            {sizesOf(product).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
          <SelectField
            label={texts.wantedColor}
            value={choice.color}
            error={problems.color}
            onChange={(event) => onChange({ ...choice, color: event.target.value })}
          >
            <option value="">{texts.choose}</option>
            {product.colors.map(({ _id, title }) => (
              <option key={_id} value={_id}>
                {colorName(title)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </fieldset>
  );
}
