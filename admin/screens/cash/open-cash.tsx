// Cash that needs somebody: paid in part, too much, or not at all. Each has what can be done about it.
import { useState } from 'react';
import * as z from 'zod/mini';
import { type CashBook, type OpenCash, WriteOff } from '@taana-baana/contract/admin/schemas/selling/cash.ts';
import { formatAge } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/cash.ts';
import { TextAreaField } from '../../../design/fields/text-area-field.tsx';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { Button } from '../../components/button.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { DownloadButton } from '../../components/download-button.tsx';
import { Link } from '../../components/link.tsx';
import { Section } from '../../components/page/section.tsx';
import { showToast, tell } from '../../components/toasts/toast-queue.ts';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useDownload } from '../../store/files/use-download.ts';
import { call } from '../../store/send.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';

interface OpenCashProps {
  book: Pick<CashBook, 'open' | 'total' | 'claimDays'>;
  can: { manage: boolean; writeOff: boolean };
}

export function OpenCashSection({ book: { open, total, claimDays }, can }: OpenCashProps) {
  const download = useDownload();
  const [writtenOff, setWrittenOff] = useState<OpenCash>();
  return (
    <Section
      heading={texts.open.heading}
      text={open.length > 0 ? texts.open.text(claimDays) : texts.open.none}
      actions={
        open.length > 0 && (
          <DownloadButton
            label={texts.claims.label}
            text={texts.claims.button}
            started={texts.claims.started}
            onSave={() => download(call('exportCash'), texts.claims.name)}
          />
        )
      }
    >
      <ul className="ruled" aria-label={texts.open.heading}>
        {open.map((one) => (
          <OpenRow key={one.number} one={one} can={can} onWriteOff={() => setWrittenOff(one)} />
        ))}
      </ul>
      {total > open.length && (
        <p className="border-t border-line px-4 py-3 text-sm">{texts.open.more(total - open.length)}</p>
      )}
      {writtenOff && <WriteOffDialog one={writtenOff} onClose={() => setWrittenOff(undefined)} />}
    </Section>
  );
}

interface RowProps {
  one: OpenCash;
  can: OpenCashProps['can'];
  onWriteOff: () => void;
}

function OpenRow({ one, can, onWriteOff }: RowProps) {
  const { number, courier, awb, deliveredAt, fault, duePaise, receivedPaise, freightPaise, outstandingPaise } = one;
  const now = useNow();
  const [accept, { isLoading }] = adminApi.useAcceptFreightMutation();
  const onAccept = () => tell(accept({ params: { number } }), texts.open.freightAccepted);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Link to={`/orders/${number}`} className="text-link inline-flex min-h-(--control) items-center font-semibold">
            {number}
          </Link>
          <span className="tabular font-semibold">
            {`${texts.faults[fault]}: ${formatPaise(Math.abs(outstandingPaise))}`}
          </span>
        </p>
        <p className="tabular text-sm wrap-anywhere text-ink-soft">
          {[texts.open.awb(courier, awb), texts.open.sums(duePaise, receivedPaise)].filter(Boolean).join(', ')}
          {deliveredAt && `, ${formatAge(deliveredAt, now)}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {can.manage && freightPaise > 0 && (
          <Button isPending={isLoading} onPress={() => void onAccept()}>
            {texts.open.acceptFreight(freightPaise)}
          </Button>
        )}
        {can.writeOff && (
          <Button onPress={onWriteOff}>{outstandingPaise > 0 ? texts.open.writeOff : texts.open.settle}</Button>
        )}
      </div>
    </li>
  );
}

const Reason = z.pick(WriteOff, { note: true });

interface WriteOffProps {
  one: OpenCash;
  onClose: () => void;
}

function WriteOffDialog({ one: { number, outstandingPaise: paise }, onClose }: WriteOffProps) {
  const form = useKeptForm(`cash ${number}`, Reason, { note: '' });
  const [writeOff] = adminApi.useSettleCashMutation();
  return (
    <FormDialog
      title={texts.writeOff.title(number, paise)}
      intro={<p className="text-pretty">{texts.writeOff.text(paise)}</p>}
      form={form}
      submit={texts.writeOff.submit(paise)}
      onSend={({ note }) => writeOff({ params: { number }, body: { note, paise } })}
      onDone={() => showToast(texts.writeOff.done)}
      onClose={onClose}
    >
      <TextAreaField label={texts.writeOff.note} rows={2} {...fieldsOf(form)('note')} />
    </FormDialog>
  );
}
