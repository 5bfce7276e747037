// Where the order goes, until it is shipped: the fields of the checkout.
import type { OrderPage } from '@taana-baana/contract/admin/schemas/orders.ts';
import { changeAddress as texts } from '@taana-baana/contract/admin/texts/order-page.ts';
import { country, states, unionTerritories } from '@taana-baana/contract/regions.ts';
import { Address } from '@taana-baana/contract/schemas/address.ts';
import { showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { Dialog } from '../../components/dialog.tsx';
import { SelectField, TextField } from '../../components/fields.tsx';
import { Form, SubmitButton } from '../../components/form.tsx';
import { showToast } from '../../components/toast-queue.ts';
import { useChangeAddressMutation } from '../../store/orders.api.ts';

interface AddressDialogProps {
  number: string;
  address: NonNullable<OrderPage['customer']['contact']>['address'] | undefined;
  onClose: () => void;
}

const blank = { firstname: '', lastname: '', address: '', other: '', city: '', state: '', pincode: '' };
const stateOptions = ['', ...states, ...unionTerritories].map((state) => ({ value: state, label: state }));

export function AddressDialog({ number, address, onClose }: AddressDialogProps) {
  const form = useShopForm(Address, {
    ...blank,
    ...address,
    pincode: String(address?.pincode ?? ''),
    country,
  } as never);
  const { errors, isSubmitting } = form.formState;
  const [change] = useChangeAddressMutation();
  const onSubmit = form.handleSubmit(async (body) => {
    const { error } = await change({ params: { number }, body });
    if (error) return showFieldErrors(form, { error, payload: error });
    showToast(texts.saved);
    onClose();
  });
  const of = (name: keyof typeof blank) => ({
    label: texts[name],
    error: errors[name]?.message,
    autoComplete: 'off',
    ...form.register(name),
  });
  return (
    <Dialog title={texts.heading(number)} isOpen onClose={onClose}>
      <Form onSubmit={onSubmit} error={errors.root?.message}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...of('firstname')} />
          <TextField {...of('lastname')} />
        </div>
        <TextField {...of('address')} />
        <TextField {...of('other')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...of('city')} />
          <TextField {...of('pincode')} inputMode="numeric" />
        </div>
        <SelectField {...of('state')} options={stateOptions} />
        <SubmitButton isPending={isSubmitting}>{texts.submit}</SubmitButton>
      </Form>
    </Dialog>
  );
}
