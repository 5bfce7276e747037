// Courier and AWB: when an order ships or is sent again, or to correct a sent parcel.
import type * as z from 'zod/mini';
import { NextParcel, TrackingForm } from '@taana-baana/contract/admin/schemas/selling/fulfilment.ts';
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { ship as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { fieldsOf } from '../../../../design/form/use-shop-form.ts';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { TextField } from '../../../../design/fields/text-field.tsx';
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
  const form = useKeptForm(`${task} ${number}`, task === 'tracking' ? TrackingForm : NextParcel, {
    courier: known?.courier ?? '',
    awb: known?.awb ?? '',
  });
  const field = fieldsOf(form);
  const [reship] = ordersApi.useReshipMutation();
  const [setTracking] = ordersApi.useSetTrackingMutation();
  const params = { number };
  const send = async (parcel: z.output<typeof NextParcel>) => {
    if (task === 'reship') return reship({ params, body: parcel });
    const { courier = '', awb = '' } = parcel;
    if (task === 'tracking') return setTracking({ params, body: { courier, awb } });
    onClose();
    if (!(await move('Shipped', { ...parcel, despiteDispute }))) return false;
  };
  const couriers = data?.couriers.map(({ name }) => name) ?? [];
  // A courier that is no longer in the settings is shown too.
  const names = known?.courier && !couriers.includes(known.courier) ? [known.courier, ...couriers] : couriers;
  return (
    <FormDialog
      title={texts.headings[task](number)}
      form={form}
      submit={texts.submit[task]}
      onSend={send}
      onDone={() => showToast((task === 'reship' ? texts.sentAgain : texts.saved)(number))}
      onClose={onClose}
    >
      <p className="text-sm text-pretty text-ink-soft">{mails[task]}</p>
      <SelectField
        // The options of a select must exist before its value is set.
        key={names.length}
        label={texts.courier}
        options={[{ value: '', label: texts.choose }, ...names.map((name) => ({ value: name, label: name }))]}
        {...field('courier')}
      />
      <TextField
        label={texts.awb}
        hint={task === 'tracking' ? undefined : texts.awbHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="tabular"
        {...field('awb')}
      />
    </FormDialog>
  );
}
