// Courier and AWB: when an order ships or is sent again, or to correct a sent parcel.
import { Reshipment, TrackingForm } from '@taana-baana/contract/admin/schemas/selling/fulfilment.ts';
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { ship as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { showFieldErrors } from '../../../../design/form/use-shop-form.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { SelectField, TextField } from '../../../components/fields/fields.tsx';
import { Form, SubmitButton } from '../../../components/fields/form.tsx';
import { showToast } from '../../../components/toasts/toast-queue.ts';
import { adminApi } from '../../../store/admin-api.ts';
import { ordersApi } from '../../../store/selling/orders.api.ts';
import type { Moves } from '../use-moves.ts';
import { useKeptForm } from '../../../store/use-kept-form.ts';

export type ParcelTask = 'ship' | 'reship' | 'tracking';

interface ParcelDialogProps {
  number: string;
  task: ParcelTask;
  shipment: OrderPage['shipment'];
  despiteDispute: boolean;
  move: Moves['move'];
  onClose: () => void;
}

const mails = { ship: texts.mail, reship: texts.mailAgain, tracking: texts.mailTracking };

export function ParcelDialog({ number, task, shipment, despiteDispute, move, onClose }: ParcelDialogProps) {
  const { data } = adminApi.useListCouriersQuery();
  const known = task === 'tracking' ? shipment : null;
  const form = useKeptForm(`${task} ${number}`, task === 'tracking' ? TrackingForm : Reshipment, {
    courier: known?.courier ?? '',
    awb: known?.awb ?? '',
  });
  const { errors, isSubmitting } = form.formState;
  const [reship] = ordersApi.useReshipMutation();
  const [setTracking] = ordersApi.useSetTrackingMutation();
  const params = { number };
  const onSubmit = form.handleSubmit(async (parcel) => {
    if (task === 'ship') {
      onClose();
      return move('Shipped', { ...parcel, despiteDispute });
    }
    const { courier = '', awb = '' } = parcel;
    const { error } =
      task === 'reship'
        ? await reship({ params, body: parcel })
        : await setTracking({ params, body: { courier, awb } });
    if (error) return showFieldErrors(form, { error, payload: error });
    showToast((task === 'reship' ? texts.sentAgain : texts.saved)(number));
    onClose();
  });
  const couriers = data?.couriers.map(({ name }) => name) ?? [];
  // A courier that is no longer in the settings is shown too.
  const names = known?.courier && !couriers.includes(known.courier) ? [known.courier, ...couriers] : couriers;
  return (
    <Dialog title={texts.headings[task](number)} isOpen onClose={onClose}>
      <Form onSubmit={onSubmit} error={errors.root?.message} kept={form.kept}>
        <p className="text-sm text-pretty text-ink-soft">{mails[task]}</p>
        <SelectField
          // The options of a select must exist before its value is set.
          key={names.length}
          label={texts.courier}
          error={errors.courier?.message}
          options={[{ value: '', label: texts.choose }, ...names.map((name) => ({ value: name, label: name }))]}
          {...form.register('courier')}
        />
        <TextField
          label={texts.awb}
          hint={task === 'tracking' ? undefined : texts.awbHint}
          error={errors.awb?.message}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="tabular"
          {...form.register('awb')}
        />
        <SubmitButton isPending={isSubmitting}>{texts.submit[task]}</SubmitButton>
      </Form>
    </Dialog>
  );
}
