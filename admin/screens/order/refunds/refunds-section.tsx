// Refunds of an order, with a retry of those that the payment provider refused.
import type { ReactNode } from 'react';
import { isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import type { OrderPage, OrderRefund } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatPaise, formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import { refunds as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { Button } from '../../../components/button.tsx';
import { copyText } from '../../../components/copy-text.ts';
import { useQuestion } from '../../../components/dialog/dialog.tsx';
import { Section } from '../../../components/page/section.tsx';
import { tell } from '../../../components/toasts/toast-queue.ts';
import { adminApi } from '../../../store/admin-api.ts';
import { ordersApi } from '../../../store/selling/orders.api.ts';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { Badge, type BadgeTone } from '../../../components/badge.tsx';

const tones: Record<OrderRefund['status'], BadgeTone> = {
  pending: 'warning',
  refunded: 'success',
  failed: 'danger',
  'by hand': 'warning',
};

interface OrderRefundsProps {
  order: Pick<OrderPage, 'number' | 'refunds' | 'actions'>;
  now: number;
}

export function OrderRefunds({ order: { number, refunds, actions }, now }: OrderRefundsProps) {
  const [retry, { isLoading }] = ordersApi.useRetryRefundsMutation();
  const [giveByHand] = ordersApi.useGiveByHandMutation();
  const { ask, dialog } = useQuestion();
  const { retryRefunds } = actions;
  const shown = { number, refunds, now, retryRefunds, isRetrying: isLoading };
  const take = (sum: string) =>
    ask({
      heading: texts.byHand(sum),
      text: texts.byHandText,
      confirm: texts.byHandConfirm,
      onConfirm: () => tell(giveByHand({ params: { number } }), texts.asked),
    });
  return (
    <RefundsSection {...shown} onRetry={() => tell(retry({ params: { number } }), texts.retried)}>
      {retryRefunds && (
        <li className="py-3">
          <Button onPress={() => take(formatPaise(retryRefunds.refundPaise))} className="w-full">
            {texts.byHand(formatPaise(retryRefunds.refundPaise))}
          </Button>
          {dialog}
        </li>
      )}
    </RefundsSection>
  );
}

interface RefundsSectionProps extends Pick<OrderPage, 'number' | 'refunds'> {
  now: number;
  retryRefunds: OrderPage['actions']['retryRefunds'];
  isRetrying: boolean;
  onRetry: () => Promise<void>;
  /** Below the refunds. */
  children?: ReactNode;
}

export function RefundsSection(props: RefundsSectionProps) {
  const { number, refunds, now, retryRefunds, isRetrying, onRetry, children } = props;
  if (refunds.length === 0) return null;
  return (
    <Section heading={texts.heading}>
      <ul className="ruled px-4 text-sm">
        {refunds.map((refund) => (
          <RefundRow key={refund.id} number={number} refund={refund} now={now} />
        ))}
        {children}
        {retryRefunds && (
          <li className="py-3">
            <Button isPending={isRetrying} onPress={onRetry} className="w-full">
              {texts.retry(formatPaise(retryRefunds.refundPaise))}
            </Button>
          </li>
        )}
      </ul>
    </Section>
  );
}

function RefundRow({ number, refund, now }: { number: string; refund: OrderRefund; now: number }) {
  const [record, { isLoading }] = ordersApi.useRecordHandRefundMutation();
  const { data: me } = adminApi.useGetMeQuery();
  const canGive = me !== undefined && isPermitted(me.role, 'orders.refund');
  const [ask, asking] = ordersApi.useAskForUpiIdMutation();
  const { id, amountPaise, credit, currency, reason, lines, status, failure, at, by, upiId, askedAt } = refund;
  const when = formatRecent(at, now);
  const payment = amountPaise === null ? texts.whole : formatPaise(amountPaise, currency);
  const sums = credit === 0 ? [payment] : [...(amountPaise ? [payment] : []), texts.credit(formatRupees(credit))];
  const onGiven = () => tell(record({ params: { number, refund: id }, body: { upiId } }), texts.given(payment));
  return (
    <li className="py-3">
      <p className="flex items-center justify-between gap-3 font-semibold">
        <span className="tabular">{sums.join(' + ')}</span>
        <Badge tone={tones[status]}>{texts.states[status]}</Badge>
      </p>
      <p className="text-ink-soft">{`${reason} · ${by ? texts.by(by, when) : when}`}</p>
      {lines.map((line) => (
        <p key={`${line.title} ${line.color} ${line.size}`} className="text-ink-soft">
          {`${line.quantity} × ${line.title}, ${colorName(line.color)}, ${line.size}`}
        </p>
      ))}
      {upiId && (
        <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
          <span className="min-w-0">
            {texts.upiId} <strong className="break-all select-all">{upiId}</strong>
          </span>
          <Button onPress={() => copyText(upiId, texts)}>{texts.copy}</Button>
        </p>
      )}
      {status === 'by hand' && canGive && (
        <>
          {upiId === null && askedAt && <p className="mt-1">{texts.noUpiId(formatRecent(askedAt, now))}</p>}
          <div className="mt-2 grid gap-2">
            <Button isPending={isLoading} onPress={onGiven}>
              {texts.give(payment)}
            </Button>
            <Button isPending={asking.isLoading} onPress={() => tell(ask({ params: { number } }), texts.asked)}>
              {texts.ask}
            </Button>
          </div>
        </>
      )}
      {failure && <p className="mt-0.5 text-madder">{failure}</p>}
    </li>
  );
}
