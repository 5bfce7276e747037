// Changes the order's address until it is shipped, and the customer's GSTIN until an invoice is
// issued.
import { country } from '@taana-baana/contract/addresses/regions.ts';
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { changeAddress, changeGstin } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { Address } from '@taana-baana/contract/schemas/address.ts';
import { OrderGstinForm } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { AddressFields, blankAddress } from '../../../components/fields/address-fields.tsx';
import { TextField } from '../../../../design/fields/text-field.tsx';
import { showToast } from '../../../components/toasts/toast-queue.ts';
import { ordersApi } from '../../../store/selling/orders.api.ts';
import { useKeptForm } from '../../../store/use-kept-form.ts';
import { fieldsOf } from '../../../../design/form/use-shop-form.ts';

interface AddressDialogProps {
  number: string;
  address: NonNullable<OrderPage['customer']['contact']>['address'] | undefined;
  onClose: () => void;
}

export function AddressDialog({ number, address, onClose }: AddressDialogProps) {
  const form = useKeptForm(`address ${number}`, Address, {
    ...blankAddress,
    ...address,
    pincode: String(address?.pincode ?? ''),
    country,
  } as never);
  const [change] = ordersApi.useChangeAddressMutation();
  return (
    <FormDialog
      title={changeAddress.heading(number)}
      form={form}
      submit={changeAddress.submit}
      onSend={(body) => change({ params: { number }, body })}
      onDone={() => showToast(changeAddress.saved)}
      onClose={onClose}
    >
      <AddressFields typed={form.watch()} field={fieldsOf(form)} />
    </FormDialog>
  );
}

interface GstinDialogProps {
  number: string;
  customer: OrderPage['customer'];
  onClose: () => void;
}

export function GstinDialog({ number, customer: { gstin, business }, onClose }: GstinDialogProps) {
  const form = useKeptForm(`gstin ${number}`, OrderGstinForm, { gstin: gstin ?? '', business: business ?? '' });
  const field = fieldsOf(form);
  const [change] = ordersApi.useChangeGstinMutation();
  return (
    <FormDialog
      title={changeGstin.heading(number)}
      form={form}
      submit={changeGstin.submit}
      onSend={(body) => change({ params: { number }, body })}
      onDone={() => showToast(changeGstin.saved)}
      onClose={onClose}
    >
      <TextField
        label={changeGstin.label}
        hint={changeGstin.hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="tabular uppercase"
        {...field('gstin')}
      />
      <TextField
        label={changeGstin.business}
        hint={changeGstin.businessHint}
        autoComplete="off"
        {...field('business')}
      />
    </FormDialog>
  );
}
