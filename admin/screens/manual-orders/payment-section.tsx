// How a new order is paid, what is taken off, and its sum.
import { Fragment } from 'react';
import { payment as texts } from '@taana-baana/contract/admin/texts/selling/manual-orders.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import type { PricedOrder } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import type { Adjustment, OrderPrice } from '@taana-baana/contract/pricing/price-order.ts';
import { TextField } from '../../../design/fields/text-field.tsx';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { SwitchField } from '../../components/fields/switch-field.tsx';
import { Section } from '../../components/page/section.tsx';
import { type PaidBy, PaymentFields } from './manual-payment-fields.tsx';
import { type OrderFormState, paidBy } from './order-form.ts';

interface PaymentSectionProps {
  form: OrderFormState;
  /** Without offers. */
  priced: OrderPrice<unknown>;
  offered: PricedOrder | false | undefined;
  hasOffers: boolean | undefined;
}

export function PaymentSection({ form, priced, offered, hasOffers }: PaymentSectionProps) {
  const { itemsTotal, shippingPrice, total } = offered || priced;
  const less = offered ? offered.offers : priced.adjustments.map(toOffer);
  const { errors, isSubmitted } = form.formState;
  const field = fieldsOf(form);
  const [handing, method, isShippingWaived, discount] = form.watch([
    'handing',
    'method',
    'isShippingWaived',
    'discount',
  ]);
  const isHere = handing === 'here';
  const code = field('codes.0');
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
        {hasOffers && !discount && (
          <TextField
            label={texts.code}
            hint={texts.codeHint}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={30}
            {...code}
            error={code.error ?? (offered ? (offered.codes[0]?.refusal ?? undefined) : undefined)}
          />
        )}
        <SwitchField
          label={texts.discount}
          hint={hasOffers ? texts.discountHint : undefined}
          checked={discount !== undefined}
          onChange={(event) => form.setValue('discount', event.target.checked ? { rupees: '', reason: '' } : undefined)}
        />
        {discount && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label={texts.discountRupees} inputMode="numeric" {...field('discount.rupees')} />
            <TextField label={texts.discountReason} hint={texts.discountReasonHint} {...field('discount.reason')} />
          </div>
        )}
        <dl className="tabular grid grid-cols-[1fr_auto] gap-1 [&>dd]:text-right">
          <dt>{texts.items}</dt>
          <dd>{formatRupees(itemsTotal)}</dd>
          {less.map(({ label, amount }) => (
            <Fragment key={label}>
              <dt className="min-w-0 break-words">{label || texts.discount}</dt>
              <dd>{`− ${formatRupees(amount)}`}</dd>
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

const toOffer = ({ label, paise }: Adjustment) => ({ label, amount: paise / 100 });
