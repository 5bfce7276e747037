// An order that staff take: T-shirts, customer, payment. It is placed at once, or waits for the
// payment of its link.
import { useNavigate, useSearchParams } from 'react-router';
import type * as z from 'zod/mini';
import { isAddressNeeded, orderChannels } from '@taana-baana/contract/admin/paths/order-choices.ts';
import { orderPath, ordersPath, linkedOrderPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import type {
  KnownCustomer as Customer,
  MadeOrder,
} from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import * as orderTexts from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/manual-orders.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { manualDiscount } from '@taana-baana/contract/pricing/manual-discount.ts';
import { noShipping, priceOrder } from '@taana-baana/contract/pricing/price-order.ts';
import { regionOfPincode } from '@taana-baana/contract/addresses/pin-regions.ts';
import type { ReadAddress } from '@taana-baana/contract/addresses/read-address.ts';
import type { PaidAddress } from '@taana-baana/contract/schemas/address.ts';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { AddressFields, blankAddress } from '../../components/fields/address-fields.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { ChoiceRow } from '../../components/fields/choice-row.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextAreaField } from '../../../design/fields/text-area-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { SchemaForm } from '../../components/fields/schema-form.tsx';
import { PieceChoice } from '../../components/orders/piece-choice.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useSellableProducts } from '../../store/selling/use-sellable-products.ts';
import { ordersApi } from '../../store/selling/orders.api.ts';
import { type Guest, KnownCustomer } from './known-customer.tsx';
import { PastedAddress } from './pasted-address.tsx';
import { OrderForm } from './order-form.ts';
import { PaymentSection } from './payment-section.tsx';
import { mobile } from '@taana-baana/contract/schemas/fields.ts';
import { useOfferedPrice } from './use-offered-price.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';

const handings = ['sent', 'here'] as const;
const channelOptions = orderChannels.map((channel) => ({ value: channel, label: texts.channels[channel] }));

/** `addTo` in the address: the number of an order that is not packed, for whose customer this one is. */
export function NewManualOrderScreen() {
  const [search] = useSearchParams();
  const number = search.get('addTo');
  return number === null ? <NewOrder /> : <AddedOrder key={number} number={number} />;
}

function AddedOrder({ number }: { number: string }) {
  const query = ordersApi.useGetOrderQuery({ params: { number } });
  const missing = { heading: orderTexts.notFoundHeading, to: ordersPath(), toList: orderTexts.toOrders };
  if (query.data) return <NewOrder to={query.data} />;
  return (
    <Page title={texts.addTo.title(number)} width="form">
      <QueryState query={query} lines={8} missing={missing}>
        {() => null}
      </QueryState>
    </Page>
  );
}

function NewOrder({ to }: { to?: OrderPage }) {
  const navigate = useNavigate();
  const { data: offers } = adminApi.useListSellableProductsQuery({ query: {} });
  const search = useSellableProducts();
  const [sendLink] = adminApi.usePlaceManualOrderMutation();
  const [sell] = adminApi.useSellByHandMutation();
  const form = useKeptForm(to ? `new order ${to.number}` : 'new order', OrderForm, {
    handing: 'sent',
    channel: 'phone',
    mobile: '',
    address: blankAddress,
    lines: [],
    isShippingWaived: false,
    method: 'link',
    reference: '',
    codes: [''],
    pasted: '',
    ...(to && startOf(to)),
  } as never);
  const { errors, isSubmitted, submitCount } = form.formState;
  const field = fieldsOf(form);
  const [handing, lines, isShippingWaived, discount, picked, method, reference, gstin] = form.watch([
    'handing',
    'lines',
    'isShippingWaived',
    'discount',
    'picked',
    'method',
    'reference',
    'gstin',
  ]);
  const isHere = handing === 'here';

  const listPriced = priceOrder(
    lines.map(({ product: { price }, quantity }) => ({ price, quantity })),
    isHere || isShippingWaived || !offers ? noShipping : offers.shipping,
    discount && [manualDiscount(Number(discount.rupees) || 0, discount.reason)],
  );
  const chosen = lines.map(({ product, color, size, quantity }) => ({ product: product.id, color, size, quantity }));
  const caller = mobile.safeParse(form.watch('mobile')).data;
  const isOffered = offers?.hasOffers === true && !discount;
  const offered = useOfferedPrice(
    isOffered && lines.length > 0
      ? {
          lines: chosen,
          isShippingWaived,
          ...(isHere && { handing }),
          ...(picked && { customerId: picked.id }),
          ...(caller && { mobile: caller }),
          codes: (form.watch('codes') ?? []).filter((code) => code.trim() !== ''),
          isPaidByHand: method !== 'link',
        }
      : undefined,
  );
  const { total } = offered ?? listPriced;

  const isAddressed = isAddressNeeded({ ...(isHere && { handing }), total, gstin });

  const chooseHanding = (next: typeof handing) => {
    form.setValue('handing', next);
    form.setValue('channel', next === 'here' ? 'counter' : 'phone');
    // How it is paid at the counter is not guessed.
    form.setValue('method', (next === 'here' ? undefined : 'link') as never);
  };

  const fillAddress = (address: Partial<PaidAddress>) =>
    form.setValue('address', { ...blankAddress, ...address } as never, { shouldValidate: isSubmitted });
  /** What is typed already stays. */
  const fillKnown = ({ gstin: known, business, address }: Pick<Guest, 'gstin' | 'business' | 'address'>) => {
    if (known && !gstin) {
      form.setValue('gstin', known);
      if (business) form.setValue('business', business);
    }
    if (address && !form.getValues('address.address')) fillAddress(address);
  };
  const pick = (customer: Customer | undefined) => {
    form.setValue('picked', customer);
    if (customer) fillKnown(customer);
  };
  const fillGuest = (guest: Guest) => {
    if (guest.email && !form.getValues('email')) form.setValue('email', guest.email);
    fillKnown(guest);
  };
  const fillRead = ({ mobile: number, email, address, rest }: ReadAddress) => {
    form.setValue('pasted', rest);
    if (number) form.setValue('mobile', number);
    if (email) form.setValue('email', email);
    if (address.pincode) fillAddress(address);
  };
  const fillState = (pincode: string) => {
    const region = regionOfPincode(pincode);
    if (region && !form.getValues('address.state')) form.setValue('address.state', region);
  };
  const addressField = (name: keyof typeof blankAddress) => ({
    ...field(`address.${name}`),
    ...(name === 'pincode' &&
      form.register('address.pincode', { onChange: (event) => fillState(String(event.target.value)) })),
  });

  const send = ({
    channel,
    mobile: number,
    email,
    business,
    address,
    note,
    codes,
    discount: less,
  }: z.output<typeof OrderForm>) => {
    const payment = method !== 'link' && { payment: { method, ...(reference && { reference }) } };
    return (payment ? sell : sendLink)({
      body: {
        channel,
        email,
        ...(isHere && { handing }),
        ...(number && { mobile: number }),
        ...(gstin && { gstin, business }),
        ...(isAddressed && { address }),
        ...(note && { note }),
        // A repeated press, or a retry after a lost response, makes one order.
        key: form.sendKey(),
        total,
        isShippingWaived,
        ...(less && { discount: less }),
        ...(isOffered && { codes: codes.filter((code) => code !== undefined) }),
        lines: chosen,
        ...(picked && { customerId: picked.id }),
        ...(to && { addTo: to.number }),
        ...payment,
      },
    });
  };
  const onTaken = ({ id, number }: MadeOrder) => {
    if (number !== null) showToast(texts.done(number));
    void navigate(number === null ? linkedOrderPath(id) : orderPath(number), { replace: true });
  };
  return (
    <Page
      title={to ? texts.addTo.title(to.number) : texts.title}
      width="form"
      above={<BackLink to={to ? orderPath(to.number) : ordersPath()}>{to ? to.number : texts.back}</BackLink>}
      {...(to && { intro: texts.addTo.intro(to.number) })}
    >
      <SchemaForm
        form={form}
        submit={method === 'link' ? texts.submit.link(formatRupees(total)) : texts.submit.hand}
        onSend={send}
        onDone={onTaken}
      >
        {!to && (
          <ChoiceRow
            label={texts.handing.heading}
            choices={handings}
            labels={texts.handing.choices}
            chosen={handing}
            onChoose={chooseHanding}
          />
        )}
        <Section heading={texts.lines.heading}>
          <PieceChoice
            lines={lines}
            label={texts.lines.chosen}
            mostPieces={100}
            search={search}
            error={errors.lines?.message}
            sent={submitCount}
            onChange={(next) => form.setValue('lines', next, { shouldValidate: isSubmitted })}
          />
        </Section>
        <Section heading={texts.customer.heading}>
          <div className="flex flex-col gap-4 p-4">
            {!isHere && <SelectField label={texts.customer.channel} options={channelOptions} {...field('channel')} />}
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label={isHere ? texts.customer.mobileOptional : texts.customer.mobile}
                inputMode="tel"
                autoComplete="off"
                {...field('mobile')}
              />
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
              mobile={String(form.watch('mobile') ?? '')}
              email={form.watch('email') ?? ''}
              picked={picked}
              onPick={pick}
              onFill={fillGuest}
            />
            <TextField
              label={texts.customer.gstin}
              hint={texts.customer.gstinHint}
              autoComplete="off"
              error={errors.gstin?.message}
              {...form.register('gstin', { setValueAs: (value) => value || undefined })}
            />
            {gstin && <TextField label={texts.customer.business} autoComplete="off" {...field('business')} />}
            {isAddressed && (
              <>
                <PastedAddress field={field('pasted')} onRead={fillRead} />
                <AddressFields typed={form.watch('address')} field={addressField} />
              </>
            )}
            <TextAreaField label={texts.customer.note} rows={2} {...field('note')} />
          </div>
        </Section>
        <PaymentSection form={form} priced={listPriced} offered={isOffered && offered} hasOffers={offers?.hasOffers} />
      </SchemaForm>
    </Page>
  );
}

/** One parcel has one shipping fee, which is paid. */
function startOf({ customer: { contact, gstin, business, account, page, name } }: OrderPage) {
  const { mobile: number, email } = contact ?? {};
  const isOpen = account === 'open' && page !== undefined && number && email;
  return {
    ...(isOpen && { picked: { id: page, name, email, mobile: number } satisfies Customer }),
    mobile: contact?.mobile ?? '',
    ...(contact?.email && { email: contact.email }),
    ...(gstin && { gstin, ...(business && { business }) }),
    address: { ...blankAddress, ...contact?.address },
    isShippingWaived: true,
  };
}
