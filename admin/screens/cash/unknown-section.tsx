// Payments for an AWB that no cash order has, until somebody names the order.
import { useState } from 'react';
import { type CashBook, OfOrder } from '@taana-baana/contract/admin/schemas/selling/cash.ts';
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import { unknown as texts } from '@taana-baana/contract/admin/texts/selling/money/cash.ts';
import { TextField } from '../../../design/fields/text-field.tsx';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { Button } from '../../components/button.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Section } from '../../components/page/section.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';

type Unknown = CashBook['unknown'][number];

export function UnknownSection({ unknown, canManage }: { unknown: readonly Unknown[]; canManage: boolean }) {
  const [named, setNamed] = useState<Unknown>();
  return (
    <Section heading={texts.heading} text={texts.text}>
      <ul className="ruled" aria-label={texts.heading}>
        {unknown.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
              {`${formatPaise(one.paise)}: ${[one.courier, texts.row(one.awb, one.reference)].filter(Boolean).join(' ')}`}
            </p>
            {canManage && <Button onPress={() => setNamed(one)}>{texts.button}</Button>}
          </li>
        ))}
      </ul>
      {named && <NameDialog one={named} onClose={() => setNamed(undefined)} />}
    </Section>
  );
}

function NameDialog({ one: { id, awb }, onClose }: { one: Unknown; onClose: () => void }) {
  const form = useKeptForm(`cash of ${id}`, OfOrder, { order: '' });
  const [name] = adminApi.useNameCashMutation();
  return (
    <FormDialog
      title={texts.title(awb)}
      form={form}
      submit={texts.button}
      onSend={(body) => name({ params: { id }, body })}
      onDone={() => showToast(texts.done)}
      onClose={onClose}
    >
      <TextField label={texts.order} autoCapitalize="characters" autoComplete="off" {...fieldsOf(form)('order')} />
    </FormDialog>
  );
}
