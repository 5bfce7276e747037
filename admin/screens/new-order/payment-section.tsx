// How a new order is paid, what is taken off, and its sum.
import { Fragment } from 'react';
import { payment as texts } from '@taana-baana/contract/admin/texts/selling/manual-orders.ts';
import { formatPaise, formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import type { OrderPrice } from '@taana-baana/contract/pricing/price-order.ts';
import { TextField } from '../../../design/fields/text-field.tsx';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { SwitchField } from '../../components/fields/switch-field.tsx';
import { Section } from '../../components/page/section.tsx';
import { type PaidBy, PaymentFields } from './manual-payment-fields.tsx';
import { type OrderFormState, paidBy } from './order-form.ts';

interface PaymentSectionProps {
  form: OrderFormState;
  priced: OrderPrice<unknown>;
}

export function PaymentSection({ form, priced }: PaymentSectionProps) {
  const { itemsTotal, adjustments, shippingPrice, total } = priced;
  const { errors, isSubmitted } = form.formState;
  const field = fieldsOf(form);
  const [handing, method, isShippingWaived, discount] = form.watch([
    'handing',
    'method',
    'isShippingWaived',
    'discount',
  ]);
  const isHere = handing === 'here';
  return (
    <Section heading={texts.heading}>
      <div className="flex flex-col gap-4 p-4">
        <PaymentFields
          choices={paidBy[handing]}
          hint={isHere ? texts.hereHint : method === 'link' ? texts.linkHint : texts.handHint}
          method={method}
          error={errors.method?.message}
          onChoose={(next: PaidBy) => form.setValue('method', next, { shouldValidate: isSubmitted })}
          field={field}
        />
        {!isHere && (
          <SwitchField
            label={texts.waive}
            checked={isShippingWaived}
            onChange={(event) => form.setValue('isShippingWaived', event.target.checked)}
          />
        )}
        <SwitchField
          label={texts.discount}
          checked={discount !== undefined}
          onChange={(event) => form.setValue('discount', event.target.checked ? { rupees: '', reason: '' } : undefined)}
        />
        {discount && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label={texts.discountRupees} inputMode="numeric" {...field('discount.rupees')} />
            <TextField label={texts.discountReason} hint={texts.discountReasonHint} {...field('discount.reason')} />
          </div>
        )}
        <dl className="tabular grid grid-cols-[1fr_auto] gap-1">
          <dt>{texts.items}</dt>
          <dd>{formatRupees(itemsTotal)}</dd>
          {adjustments.map(({ label, paise }) => (
            <Fragment key={label}>
              <dt className="min-w-0 break-words">{label || texts.discount}</dt>
              <dd>{`− ${formatPaise(paise)}`}</dd>
            </Fragment>
          ))}
          <dt>{texts.shipping}</dt>
          <dd>{formatRupees(shippingPrice)}</dd>
          <dt className="font-semibold">{texts.total}</dt>
          <dd className="font-semibold">{formatRupees(total)}</dd>
        </dl>
      </div>
    </Section>
  );
}
