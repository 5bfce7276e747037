// The shipping address. Keeps its input whatever the payment's outcome.
import { ChevronLeft } from 'lucide';
import { type ReactNode, Suspense } from 'react';
import { country, states, unionTerritories } from '@taana-baana/contract/addresses/regions.ts';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import type { SignedInCustomer } from '@taana-baana/contract/schemas/people/customer.ts';
import type { Address } from '@taana-baana/contract/schemas/address.ts';
import * as fieldLabels from '@taana-baana/contract/texts/field-labels.ts';
import { Icon } from '../../../design/icon.tsx';
import { FormButton } from '../../components/field/form-button.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { fieldsOf, showFieldErrors } from '../../../design/form/use-shop-form.ts';
import type { PaymentProgress } from '../../store/session/auth-state.ts';
import { paymentPanelFile } from './use-payment.ts';
import { useAddressForm } from './use-address-form.ts';
import { lazyComponent } from '../../components/lazy-component.ts';
import { Link } from '../../components/link.tsx';
import { useShop } from '../../components/shop-context.ts';
import { Form } from '../../components/field/form.tsx';

const PaymentNotice = lazyComponent(paymentPanelFile, (file) => file.PaymentNotice);

interface AddressFormProps {
  customer: SignedInCustomer;
  payment: PaymentProgress;
  /** The remaining payment; missing: there is none. */
  sum: ReactNode;
  onSubmit: (address: Address) => Promise<{ payload?: unknown }>;
  /** The payment method. `pincode`: as typed. */
  children: (pincode: number | string) => ReactNode;
}

export function AddressForm({ customer, payment, sum, onSubmit, children }: AddressFormProps) {
  const { form, pincode, question, keep } = useAddressForm(customer);
  const { errors } = form.formState;
  const { step, message } = payment;
  const isBusy = step === 'opening' || step === 'window';
  const fieldOf = fieldsOf(form);
  const field = (name: keyof Address, autoComplete: string) => ({
    autoComplete: `shipping ${autoComplete}`,
    ...fieldOf(name),
  });
  const submit = form.handleSubmit(async (address) => showFieldErrors(form, await onSubmit(address)));
  return (
    <Form onSubmit={(event) => void submit(event)} onChange={(event) => void keep(event)} className="grid gap-5">
      <h2 className="text-display-xs">{screenTexts.shippingAddress}</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={fieldLabels.firstname} {...field('firstname', 'given-name')} />
        <TextField label={fieldLabels.lastname} {...field('lastname', 'family-name')} />
      </div>
      <TextField
        label={fieldLabels.address}
        placeholder={fieldLabels.addressPlaceholder}
        {...field('address', 'address-line1')}
      />
      <TextField label={fieldLabels.otherAddress} isOptional {...field('other', 'address-line2')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={fieldLabels.pincode}
          inputMode="numeric"
          maxLength={40}
          {...field('pincode', 'postal-code')}
        />
        <TextField label={fieldLabels.city} {...field('city', 'address-level2')} />
        <div>
          <SelectField label={fieldLabels.state} {...field('state', 'address-level1')}>
            <option value="">{fieldLabels.selectState}</option>
            <StateOptions />
          </SelectField>
          {/* Said aloud, and no error. */}
          <p role="status" className="mt-1 text-sm font-medium text-ink">
            {!errors.state && question}
          </p>
        </div>
        <SelectField label={fieldLabels.country} {...field('country', 'country-name')}>
          <option value="">{fieldLabels.selectCountry}</option>
          <option value={country}>{country}</option>
        </SelectField>
      </div>
      {children(pincode)}
      {(step === 'unpaid' || (step === 'form' && message)) && (
        <Suspense>
          <PaymentNotice payment={payment} />
        </Suspense>
      )}
      <div className="flex flex-col-reverse items-center gap-x-6 gap-y-3 sm:flex-row sm:justify-between">
        <Link to={pages.cart.path} className="text-link inline-flex min-h-11 items-center gap-1 font-semibold">
          <Icon of={ChevronLeft} className="size-4" />
          {screenTexts.returnToCart}
        </Link>
        <FormButton isBusy={isBusy} className="w-full sm:w-auto sm:min-w-64">
          {screenTexts.placeOrder}
          {sum && (
            <>
              <span aria-hidden="true">·</span>
              {sum}
            </>
          )}
        </FormButton>
      </div>
    </Form>
  );
}

function StateOptions() {
  const { shipping } = useShop();
  const offered = states.map((name) => <option key={name}>{name}</option>);
  if (!shipping.unionTerritories) return offered;
  return (
    <>
      <optgroup label={fieldLabels.states}>{offered}</optgroup>
      <optgroup label={fieldLabels.unionTerritories}>
        {unionTerritories.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </optgroup>
    </>
  );
}
