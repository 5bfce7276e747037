// An order that staff take: T-shirts, customer, payment. It is placed at once, or waits for the
// payment of its link.
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { manualPayments, type ManualPayment, orderChannels } from '@taana-baana/contract/admin/order-choices.ts';
import { orderPath, ordersPath, waitingPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import {
  type KnownCustomer as Customer,
  type MadeOrder,
  NewManualOrder,
} from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import * as messages from '@taana-baana/contract/admin/texts/selling/manual-order-messages.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/manual-orders.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { noShipping, priceOrder } from '@taana-baana/contract/pricing/price-order.ts';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { AddressFields, blankAddress } from '../../components/fields/address-fields.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { SchemaForm } from '../../components/fields/schema-form.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { SwitchField } from '../../components/fields/switch-field.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { PaymentFields } from './manual-payment-fields.tsx';
import { KnownCustomer } from './known-customer.tsx';
import { type ChosenLine, LinesSection } from './lines-section.tsx';
import { useKeptForm } from '../../store/use-kept-form.ts';

const OrderForm = z.extend(z.pick(NewManualOrder, { channel: true, mobile: true, email: true, address: true }), {
  lines: z.array(z.custom<ChosenLine>()).check(z.minLength(1, messages.linesMissing)),
  isShippingWaived: z.boolean(),
  picked: z.optional(z.custom<Customer>()),
  method: z.string(),
  reference: z.string(),
});
const channelOptions = orderChannels.map((channel) => ({ value: channel, label: texts.channels[channel] }));
const paymentOptions = [
  { value: 'link', label: texts.payment.link },
  ...manualPayments.map((method) => ({ value: method, label: texts.manualPayments[method] })),
];

export function NewOrderScreen() {
  const navigate = useNavigate();
  const { data: offers } = adminApi.useListOffersQuery({ query: {} });
  const [take] = adminApi.useTakeOrderMutation();
  const form = useKeptForm('new order', OrderForm, {
    channel: 'phone',
    mobile: '',
    address: blankAddress,
    lines: [],
    isShippingWaived: false,
    method: 'link',
    reference: '',
  } as never);
  const { errors, isSubmitted } = form.formState;
  const field = fieldsOf(form);
  const [lines, isShippingWaived, picked, method, reference] = form.watch([
    'lines',
    'isShippingWaived',
    'picked',
    'method',
    'reference',
  ]);

  const { itemsTotal, shippingPrice, total } = priceOrder(
    lines.map(({ offer: { price }, quantity }) => ({ price, quantity })),
    isShippingWaived || !offers ? noShipping : offers.shipping,
  );

  const send = ({ channel, mobile, email, address }: z.output<typeof OrderForm>) =>
    take({
      body: {
        channel,
        mobile,
        email,
        address,
        // A repeated press, or a retry after a lost response, makes one order.
        key: form.sendKey(),
        total,
        isShippingWaived,
        lines: lines.map(({ offer, color, size, quantity }) => ({ product: offer.id, color, size, quantity })),
        ...(picked && { customerId: picked.id }),
        ...(method !== 'link' && {
          payment: { method: method as ManualPayment, ...(reference && { reference }) },
        }),
      },
    });
  const onTaken = ({ id, number }: MadeOrder) => {
    if (number !== null) showToast(texts.done(number));
    void navigate(number === null ? waitingPath(id) : orderPath(number), { replace: true });
  };
  return (
    <Page title={texts.title} width="form" above={<BackLink to={ordersPath()}>{texts.back}</BackLink>}>
      <SchemaForm
        form={form}
        submit={method === 'link' ? texts.submit.link(formatRupees(total)) : texts.submit.hand}
        onSend={send}
        onDone={onTaken}
      >
        <LinesSection
          lines={lines}
          error={errors.lines?.message}
          onChange={(next) => form.setValue('lines', next, { shouldValidate: isSubmitted })}
        />
        <Section heading={texts.customer.heading}>
          <div className="flex flex-col gap-4 p-4">
            <SelectField label={texts.customer.channel} options={channelOptions} {...field('channel')} />
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField label={texts.customer.mobile} inputMode="tel" autoComplete="off" {...field('mobile')} />
              <TextField
                label={texts.customer.email}
                hint={texts.customer.emailHint}
                inputMode="email"
                autoComplete="off"
                error={errors.email?.message}
                {...form.register('email', { setValueAs: (value) => value || undefined })}
              />
            </div>
            <KnownCustomer
              contact={() => String(form.getValues('email') || form.getValues('mobile'))}
              picked={picked}
              onPick={(customer) => form.setValue('picked', customer)}
            />
            <AddressFields typed={form.watch('address')} field={(name) => field(`address.${name}`)} />
          </div>
        </Section>
        <Section heading={texts.payment.heading}>
          <div className="flex flex-col gap-4 p-4">
            <PaymentFields
              options={paymentOptions}
              hint={method === 'link' ? texts.payment.linkHint : texts.payment.handHint}
              method={method}
              field={field}
            />
            <SwitchField
              label={texts.payment.waive}
              checked={isShippingWaived}
              onChange={(event) => form.setValue('isShippingWaived', event.target.checked)}
            />
            <dl className="tabular grid grid-cols-[1fr_auto] gap-1">
              <dt>{texts.payment.items}</dt>
              <dd>{formatRupees(itemsTotal)}</dd>
              <dt>{texts.payment.shipping}</dt>
              <dd>{formatRupees(shippingPrice)}</dd>
              <dt className="font-semibold">{texts.payment.total}</dt>
              <dd className="font-semibold">{formatRupees(total)}</dd>
            </dl>
          </div>
        </Section>
      </SchemaForm>
    </Page>
  );
}
