// Receives what has arrived: SKUs that are scanned or typed, or a CSV file. What it adds, and what
// cannot be received, is shown before.
import { deliveryLinesOf, piecesOf } from '@taana-baana/contract/admin/typed/delivery-lines.ts';
import { type DeliveryCheck, stockLengths } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import { formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { TextAreaField } from '../../../design/fields/text-area-field.tsx';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { FileButton } from '../../components/fields/file-button.tsx';
import { SwitchField } from '../../components/fields/switch-field.tsx';
import { ScanButton } from '../../components/scan/scan-button.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';
import { Notice } from '../../components/page/notice.tsx';

const DeliveryForm = z.object({
  text: z.string().check(z.regex(/\S/, texts.delivery.empty), z.maxLength(stockLengths.list, texts.delivery.tooLong)),
});

/** In ms: a scanner is faster, and one check is enough for all that it types meanwhile. */
const checkDelay = 300;

const sumOf = (text: string) => deliveryLinesOf(text).reduce((sum, line) => sum + (piecesOf(line) ?? 0), 0);

export function DeliveryDialog({ onClose }: { onClose: () => void }) {
  const form = useKeptForm('delivery', DeliveryForm, { text: '' });
  const field = fieldsOf(form);
  const [receive] = adminApi.useReceiveDeliveryMutation();
  const [check, { data }] = adminApi.useCheckDeliveryMutation();
  const [isAgain, setAgain] = useState(false);
  const text = form.watch('text');
  // The line that is being typed is none yet.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const sum = sumOf(text);
  const last = deliveryLinesOf(whole).at(-1);
  const checked = last && data;

  useEffect(() => {
    if (whole.trim() === '' || whole.length > stockLengths.list) return;
    const timer = setTimeout(() => void check({ body: { text: whole } }), checkDelay);
    return () => clearTimeout(timer);
  }, [whole, check]);

  // A scanner types at once.
  useEffect(() => form.setFocus('text'), []); // oxlint-disable-line react-hooks/exhaustive-deps -- once

  const append = (more: string) => {
    const now = form.getValues('text');
    const before = now === '' || now.endsWith('\n') ? now : `${now}\n`;
    form.setValue('text', `${before}${more.trimEnd()}\n`, { shouldDirty: true, shouldValidate: true });
  };

  function scan(code: string) {
    append(code);
    return { text: texts.delivery.last(code, sumOf(form.getValues('text'))) };
  }

  async function read(file: File) {
    const content = await file.text();
    if (/[\0\uFFFD]/.test(content)) form.setError('text', { message: texts.delivery.noCsv });
    else append(content);
  }

  return (
    <FormDialog
      title={texts.delivery.heading}
      intro={
        <div className="self-start">
          <ScanButton hint={texts.delivery.scanHint} onScan={scan} />
        </div>
      }
      form={form}
      submit={texts.addTyped(sum)}
      onSend={(body) => receive({ body: { ...body, key: form.sendKey(), isAgain } })}
      onDone={({ pieces }) => showToast(texts.receivedToast(pieces))}
      onClose={onClose}
    >
      <TextAreaField
        label={texts.delivery.label}
        hint={texts.delivery.hint}
        rows={6}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="tabular"
        {...field('text')}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="tabular min-w-0 text-sm font-medium wrap-anywhere">
          {last && texts.delivery.last(last.sku, sum)}
        </p>
        <FileButton
          label={texts.delivery.file}
          accept=".csv,.txt,text/csv,text/plain"
          onFile={(file) => void read(file)}
        />
      </div>
      {checked && <Refused refused={checked.refused} />}
      {checked?.before && <Before before={checked.before} isAgain={isAgain} onAgain={setAgain} />}
      {checked && checked.lines.length > 0 && <Adds lines={checked.lines} />}
    </FormDialog>
  );
}

function Refused({ refused }: Pick<DeliveryCheck, 'refused'>) {
  if (refused.length === 0) return null;
  return (
    <Notice tone="danger" role="alert">
      <p className="font-medium">{texts.delivery.refused(refused.length)}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {refused.map(({ row, message }) => (
          <li key={row} className="wrap-anywhere">
            {texts.delivery.line(row, message)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface BeforeProps {
  before: NonNullable<DeliveryCheck['before']>;
  isAgain: boolean;
  onAgain: (isAgain: boolean) => void;
}

function Before({ before: { at, staff }, isAgain, onAgain }: BeforeProps) {
  const when = formatRecent(at, useNow());
  return (
    <Notice tone="warning" role="alert">
      <p className="font-medium">{texts.delivery.before(when, staff ?? texts.commandLine)}</p>
      <SwitchField label={texts.delivery.again} checked={isAgain} onChange={({ target }) => onAgain(target.checked)} />
    </Notice>
  );
}

function Adds({ lines }: Pick<DeliveryCheck, 'lines'>) {
  return (
    <section aria-label={texts.delivery.lines}>
      <h3 className="font-semibold">{texts.delivery.lines}</h3>
      <ul className="ruled text-sm">
        {lines.map(({ product, title, color, size, stock, quantity }) => (
          <li key={`${product} ${color} ${size}`} className="flex gap-3 py-1.5">
            <span className="min-w-0 flex-1">{`${title}, ${colorName(color)}, ${size}`}</span>
            <span className="tabular shrink-0">{texts.delivery.change(stock, quantity)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
