// Marks the parcels of a courier's report as delivered, or as returned. What is left says why; what
// was refused, or belongs to the other choice, stays typed.
import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { codesOf, otherLinesOf, parcelNews, reportOf } from '@taana-baana/contract/admin/typed/awb-lines.ts';
import { type ParcelReport, ReportForm } from '@taana-baana/contract/admin/schemas/selling/fulfilment.ts';
import { restockDecisions } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import { mail, report as texts } from '@taana-baana/contract/admin/texts/selling/goods/shipping.ts';
import { restock } from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { TextAreaField } from '../../../design/fields/text-area-field.tsx';
import { Icon } from '../../../design/icon.tsx';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';
import { readSlipCode } from '@taana-baana/contract/typed/slip-code.ts';
import { ChoiceRow } from '../../components/fields/choice-row.tsx';
import { ScanButton, type ScanResult } from '../../components/scan/scan-button.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { Notice } from '../../components/page/notice.tsx';

interface Reason {
  readonly code: string;
  readonly message: string | null;
}

interface ReportDialogProps {
  /** Gets the numbers of the orders. */
  onDelivered: (numbers: string[]) => void;
  onClose: () => void;
}

export function ReportDialog({ onDelivered, onClose }: ReportDialogProps) {
  const form = useKeptForm('delivered parcels', ReportForm, { news: 'delivered', goods: 'later', codes: '' });
  const field = fieldsOf(form);
  const [report] = adminApi.useReportParcelsMutation();
  const [left, setLeft] = useState<readonly Reason[]>([]);
  const { news, goods, codes: typed } = form.watch();
  const lines = otherLinesOf(typed, news);
  const others = lines.map(({ code, said }) => ({ code, message: texts.says(code, said, news) }));

  async function send(body: ParcelReport) {
    const { data, error } = await report({ body });
    if (error) return { error };
    const isDone = ({ message }: Reason) => message === null;
    const done = [...new Set(data.parcels.filter(isDone).flatMap(({ number }) => number ?? []))];
    if (news === 'delivered') onDelivered(done);
    else if (done.length > 0) showToast(texts.returned(done.length));
    const refused = data.parcels.filter((parcel) => !isDone(parcel));
    setLeft([...refused, ...others]);
    if (refused.length + others.length === 0) return { data };
    // With the courier's words: a code alone would count for the other choice, too.
    const stays = new Set([...refused, ...lines.filter((line) => line.news.length > 0)].map(({ code }) => code));
    const kept = new Map(reportOf(typed).map(({ code, said }) => [code, [code, said].filter(Boolean).join(', ')]));
    form.setValue('codes', [...stays].map((code) => kept.get(code) ?? code).join('\n'));
    return false;
  }

  function scan(code: string): ScanResult {
    const before = codesOf(form.getValues('codes'), news);
    const { number: added } = readSlipCode(code);
    if (before.includes(added)) return { text: texts.twice(added), isRefused: true };
    form.setValue('codes', [form.getValues('codes').trimEnd(), added].filter(Boolean).join('\n'));
    return { text: texts.added(added, before.length + 1) };
  }

  return (
    <FormDialog
      title={texts.heading}
      form={form}
      submit={texts.submit[news](codesOf(typed, news).length)}
      onSend={send}
      onClose={onClose}
    >
      <ChoiceRow
        label={texts.question}
        choices={parcelNews}
        labels={texts.news}
        chosen={news}
        hint={news === 'delivered' ? mail : texts.isFinal}
        onChoose={(chosen) => {
          setLeft([]);
          form.setValue('news', chosen);
        }}
      />
      {left.length > 0 && (
        <Notice tone="danger" role="alert">
          <p className="font-medium">{texts.left(left.length)}</p>
          <Reasons of={left} />
        </Notice>
      )}
      <div>
        <ScanButton hint={texts.scanHint} onScan={scan} />
      </div>
      <TextAreaField
        label={texts.label}
        hint={texts.hint}
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
            {texts.others(others.length)}
            <Icon of={ChevronDown} className="size-5 shrink-0 group-open:rotate-180" />
          </summary>
          <Reasons of={others} />
        </details>
      )}
      {news === 'returned' && (
        <ChoiceRow
          label={texts.goods}
          choices={['later', ...restockDecisions]}
          labels={restock.choices}
          chosen={goods}
          onChoose={(chosen) => form.setValue('goods', chosen)}
        />
      )}
    </FormDialog>
  );
}

const Reasons = ({ of }: { of: readonly Reason[] }) => (
  <ul className="mt-1 flex flex-col gap-1 wrap-anywhere">
    {of.map(({ code, message }) => (
      <li key={`${code} ${message}`}>{message?.includes(code) ? message : `${code}: ${message}`}</li>
    ))}
  </ul>
);
