// Sets the stock to a count, with a reason; below it, the history.
import * as z from 'zod/mini';
import { type StockVariant, stockLengths } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import { formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';

const CountForm = z.object({
  count: z.string().check(z.trim(), z.regex(/^\d{0,5}$/, texts.countRule)),
  note: z.string().check(z.trim(), z.minLength(1, texts.reasonMissing), z.maxLength(stockLengths.note)),
});

interface DialogOfVariant {
  product: string;
  variant: StockVariant;
  /** `Maroon, M` */
  piece: string;
  onClose: () => void;
}

export function CountDialog({ product, variant, piece, onClose }: DialogOfVariant) {
  const { color, size, stock } = variant;
  const form = useKeptForm(`count ${product} ${color} ${size}`, CountForm, {
    count: stock === null ? '' : String(stock),
    note: texts.usualReason,
  });
  const field = fieldsOf(form);
  const [correct] = adminApi.useCorrectStockMutation();
  return (
    <FormDialog
      title={piece}
      form={form}
      submit={texts.save}
      onSend={({ count, note }) =>
        correct({
          params: { product },
          body: { counts: [{ color, size, from: stock, to: count === '' ? null : Number(count) }], note },
        })
      }
      onDone={() => showToast(texts.savedToast(piece))}
      onClose={onClose}
      after={<History product={product} color={color} size={size} />}
    >
      <NumberField label={texts.count} hint={texts.countHint} {...field('count')} />
      <TextField label={texts.reason} {...field('note')} />
    </FormDialog>
  );
}

function History({ product, color, size }: { product: string; color: string; size: string }) {
  const { data } = adminApi.useListStockMovementsQuery(
    { params: { product }, query: { color, size } },
    { refetchOnMountOrArgChange: true },
  );
  const now = useNow();
  return (
    <section aria-label={texts.history}>
      <h3 className="font-semibold">{texts.history}</h3>
      {data?.movements.length === 0 && <p className="text-sm text-ink-soft">{texts.noHistory}</p>}
      <ul className="ruled text-sm">
        {data?.movements.map(({ id, at, delta, reason, note, order, staff }) => (
          <li key={id} className="flex gap-3 py-1.5">
            <span className="tabular w-10 shrink-0 text-right font-semibold">{texts.change(delta)}</span>
            <span className="min-w-0 flex-1">
              {[texts.reasons[reason], note, order].filter(Boolean).join(' · ')}
              <span className="block text-ink-soft">
                {[formatRecent(at, now), staff ?? (order === null ? texts.commandLine : null)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
