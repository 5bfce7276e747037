// Marks the parcels of a courier's report as delivered. What is left says why; what was refused stays
// typed.
import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { codesOf, otherLinesOf } from '@taana-baana/contract/admin/awb-lines.ts';
import { DeliveredForm, type DeliveredParcels } from '@taana-baana/contract/admin/schemas/selling/fulfilment.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/shipping.ts';
import { TextAreaField } from '../../../design/fields/text-area-field.tsx';
import { Icon } from '../../../design/icon.tsx';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { ordersApi } from '../../store/selling/orders.api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';
import { readSlipCode } from '@taana-baana/contract/typed/slip-code.ts';
import { ScanButton, type ScanResult } from '../../components/scan/scan-button.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';

interface DeliverDialogProps {
  /** Gets the numbers of the orders. */
  onDelivered: (numbers: string[]) => void;
  onClose: () => void;
}

export function DeliverDialog({ onDelivered, onClose }: DeliverDialogProps) {
  const form = useKeptForm('delivered parcels', DeliveredForm, { codes: '' });
  const field = fieldsOf(form);
  const [deliver] = ordersApi.useDeliverParcelsMutation();
  const [left, setLeft] = useState<Pick<DeliveredParcels['parcels'][number], 'code' | 'message'>[]>([]);
  const typed = form.watch('codes');
  const others = otherLinesOf(typed).map(({ code, said }) => ({ code, message: texts.deliver.says(code, said) }));

  async function send(body: { codes: string[] }) {
    const { data, error } = await deliver({ body });
    if (error) return { error };
    const isDone = ({ message }: { message: string | null }) => message === null;
    onDelivered([...new Set(data.parcels.filter(isDone).flatMap(({ number }) => number ?? []))]);
    const refused = data.parcels.filter((parcel) => !isDone(parcel));
    setLeft([...refused, ...others]);
    if (refused.length + others.length === 0) return { data };
    form.setValue('codes', refused.map(({ code }) => code).join('\n'));
    return false;
  }

  function scan(code: string): ScanResult {
    const before = codesOf(form.getValues('codes'));
    const { number: added } = readSlipCode(code);
    if (before.includes(added)) return { text: texts.deliver.twice(added), isRefused: true };
    form.setValue('codes', [form.getValues('codes').trimEnd(), added].filter(Boolean).join('\n'));
    return { text: texts.deliver.added(added, before.length + 1) };
  }

  return (
    <FormDialog
      title={texts.deliver.heading}
      form={form}
      submit={texts.deliver.submit(codesOf(typed).length)}
      onSend={send}
      onClose={onClose}
    >
      <p className="text-sm text-pretty text-ink-soft">{texts.mail}</p>
      {left.length > 0 && (
        <div role="alert" className="rounded-control bg-madder-wash px-3 py-2 text-sm text-madder">
          <p className="font-medium">{texts.deliver.left(left.length)}</p>
          <Reasons of={left} />
        </div>
      )}
      <div>
        <ScanButton hint={texts.deliver.scanHint} onScan={scan} />
      </div>
      <TextAreaField
        label={texts.deliver.label}
        hint={texts.deliver.hint}
        rows={8}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="tabular"
        {...field('codes')}
      />
      {others.length > 0 && (
        <details className="group -mt-2 text-sm">
          <summary className="flex min-h-(--control) items-center gap-2 text-ink-soft">
            {texts.deliver.others(others.length)}
            <Icon of={ChevronDown} className="size-5 shrink-0 group-open:rotate-180" />
          </summary>
          <Reasons of={others} />
        </details>
      )}
    </FormDialog>
  );
}

const Reasons = ({ of }: { of: readonly { readonly code: string; readonly message: string | null }[] }) => (
  <ul className="mt-1 flex flex-col gap-1 wrap-anywhere">
    {of.map(({ code, message }) => (
      <li key={`${code} ${message}`}>{message?.includes(code) ? message : `${code}: ${message}`}</li>
    ))}
  </ul>
);
