// Refunds lines of an order, an amount, or the whole rest. Its key is made once, so a repeated
// submit makes one refund.
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { refundReasons } from '@taana-baana/contract/admin/paths/order-choices.ts';
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import * as messages from '@taana-baana/contract/admin/texts/messages.ts';
import { formatPaise, formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { refund as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import type { PaymentMethod } from '@taana-baana/contract/payment-methods.ts';
import { integerBetween } from '@taana-baana/contract/schemas/choices.ts';
import { refundWithAdvance, staffWordsOf } from '@taana-baana/contract/texts/payment-methods.ts';
import { fieldsOf } from '../../../../design/form/use-shop-form.ts';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { showToast } from '../../../components/toasts/toast-queue.ts';
import { ordersApi } from '../../../store/selling/orders.api.ts';
import { type Pieces, RefundPieces, costOf, openPieces } from './refund-pieces.tsx';
import { useKeptForm } from '../../../store/use-kept-form.ts';

/** `most` and `restPaise`: as in the order's actions. */
interface RefundDialogProps extends NonNullable<OrderPage['actions']['refund']> {
  number: string;
  lines: OrderPage['lines'];
  /** Cancelling the order would refund all of it. */
  isCancellable: boolean;
  paidBy: PaymentMethod | undefined;
  /** Store credit paid a part of it. */
  hasCredit: boolean;
  /** A part was paid online before the rest on delivery. */
  hasAdvance: boolean;
  /** Id of the line of which a piece is taken out of the order. */
  taken?: string;
  onClose: () => void;
}

const reasons = [
  { value: '', label: texts.chooseReason },
  ...refundReasons.map((value) => ({ value, label: texts.reasons[value] })),
];

export function RefundDialog({
  number,
  lines,
  most,
  restPaise,
  isCancellable,
  paidBy,
  hasCredit,
  hasAdvance,
  taken,
  onClose,
}: RefundDialogProps) {
  const schema = useMemo(() => {
    // Less than a rupee can be left: then this is 0.
    const least = restPaise === null || most > 0 ? 1 : 0;
    return z.object({
      amount: integerBetween(least, most, texts.outOfRange(formatRupees(most))),
      reason: z.enum(refundReasons, { error: messages.refundReasonRequired }),
      pieces: z.custom<Pieces>(),
    });
  }, [most, restPaise]);
  const all = restPaise === null ? '' : String(most);
  const start = taken && { pieces: { [taken]: 1 }, reason: 'not wanted' as const };
  const form = useKeptForm(`refund ${[number, taken].join(' ').trim()}`, schema, {
    pieces: {},
    ...start,
    amount: start ? String(costOf(start.pieces, lines)) : all,
  });
  const pieces = openPieces(form.watch('pieces'), lines);
  const chosen = Object.entries(pieces).map(([line, quantity]) => ({ line, quantity }));
  const hasPieces = chosen.length > 0;
  const field = fieldsOf(form);
  const typed = form.watch('amount');
  const { success, data } = schema.shape.amount.safeParse(typed);
  const isAll = (amount: number) => !hasPieces && restPaise !== null && amount === most;
  const sumOf = (amount: number) =>
    restPaise !== null && isAll(amount) ? formatPaise(restPaise) : formatRupees(amount);
  const mostOfIt = (isCancellable ? texts.mostOrCancel : texts.most)(formatRupees(most));
  const [refund] = ordersApi.useRefundOrderMutation();
  const choosePieces = (next: Pieces) => {
    form.setValue('pieces', next);
    const cost = costOf(next, lines);
    form.setValue('amount', cost > 0 ? String(cost) : all, { shouldValidate: cost > 0 });
  };
  return (
    <FormDialog
      title={texts.heading(number)}
      form={form}
      submit={success ? texts.submit(sumOf(data)) : texts.submitPlain}
      onSend={({ amount, reason }) => {
        const what = hasPieces ? { lines: chosen } : isAll(amount) ? {} : { amount };
        return refund({ params: { number }, body: { key: form.sendKey(), reason, ...what } });
      }}
      onDone={(_, { amount }) => showToast(texts.done(sumOf(amount)))}
      onClose={onClose}
    >
      <p className="text-sm text-pretty text-ink-soft">
        {hasAdvance ? refundWithAdvance : staffWordsOf(hasCredit ? 'store-credit' : paidBy).refund}
      </p>
      <RefundPieces lines={lines} pieces={pieces} onChange={choosePieces} />
      <NumberField
        label={texts.amount}
        hint={hasPieces ? texts.ofPieces : restPaise === null ? mostOfIt : texts.all(formatPaise(restPaise))}
        readOnly={hasPieces}
        {...field('amount')}
      />
      <SelectField label={texts.reason} options={reasons} {...field('reason')} />
    </FormDialog>
  );
}
