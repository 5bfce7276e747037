// Changes the order's address until it is shipped, with the fields of the checkout.
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { changeAddress as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { country } from '@taana-baana/contract/addresses/regions.ts';
import { Address } from '@taana-baana/contract/schemas/address.ts';
import { AddressFields, blankAddress } from '../../../components/fields/address-fields.tsx';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { showToast } from '../../../components/toasts/toast-queue.ts';
import { ordersApi } from '../../../store/selling/orders.api.ts';
import { useKeptForm } from '../../../store/use-kept-form.ts';

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
      title={texts.heading(number)}
      form={form}
      submit={texts.submit}
      onSend={(body) => change({ params: { number }, body })}
      onDone={() => showToast(texts.saved)}
      onClose={onClose}
    >
      <AddressFields
        typed={form.watch()}
        errorOf={(name) => form.formState.errors[name]?.message}
        register={(name) => form.register(name)}
      />
    </FormDialog>
  );
}
