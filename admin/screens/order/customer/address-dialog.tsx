// Changes the order's address until it is shipped, with the fields of the checkout.
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { changeAddress as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { country } from '@taana-baana/contract/addresses/regions.ts';
import { Address } from '@taana-baana/contract/schemas/address.ts';
import { showFieldErrors } from '../../../../design/form/use-shop-form.ts';
import { AddressFields, blankAddress } from '../../../components/fields/address-fields.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../components/fields/form.tsx';
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
  const { errors, isSubmitting } = form.formState;
  const [change] = ordersApi.useChangeAddressMutation();
  const onSubmit = form.handleSubmit(async (body) => {
    const { error } = await change({ params: { number }, body });
    if (error) return showFieldErrors(form, { error, payload: error });
    showToast(texts.saved);
    onClose();
  });
  return (
    <Dialog title={texts.heading(number)} isOpen onClose={onClose}>
      <Form onSubmit={onSubmit} error={errors.root?.message} kept={form.kept}>
        <AddressFields
          typed={form.watch()}
          errorOf={(field) => errors[field]?.message}
          register={(field) => form.register(field)}
        />
        <SubmitButton isPending={isSubmitting}>{texts.submit}</SubmitButton>
      </Form>
    </Dialog>
  );
}
