// The money of an order that is paid on delivery: on its card, on paper, and before it is cancelled.
import { listPrice } from '@taana-baana/contract/messages.ts';
import type { Order } from '@taana-baana/contract/schemas/selling/order.ts';
import * as texts from '@taana-baana/contract/texts/screens/selling/cash.ts';
import { invoicePrice } from '@taana-baana/contract/texts/screens/selling/orders.ts';
import { fillText } from '../../../components/fill-text.tsx';
import { PayOnline } from './pay-online.tsx';

export interface CashWordsProps {
  order: Pick<Order, 'cod' | 'number' | 'storeCredit'> & Partial<Pick<Order, 'orderStatus'>>;
  words: 'card' | 'thanks' | 'paper' | 'cancel';
  /** Of the thanks for an order that is to be confirmed. */
  email?: string;
}

export function CashWords({ order: { cod, number, storeCredit, orderStatus }, words, email }: CashWordsProps) {
  if (!cod) return null;
  const { due, advance = 0, saving, state, confirmBy } = cod;
  if (words === 'cancel')
    return (
      (advance > 0 ? texts.cancelAdvance(listPrice(advance)) : '') +
      (storeCredit > 0 ? texts.cancelCredit : texts.cancelUnpaid)
    );
  if (words === 'thanks')
    return (
      <>
        {fillText(texts.placedToConfirm, {
          number: <strong>{number}</strong>,
          email: <span>{email}</span>,
          until: <strong>{texts.untilWhen(confirmBy ?? '')}</strong>,
        })}{' '}
        {texts.payAtDoor(listPrice(due))}
      </>
    );
  if (words === 'paper') {
    if (state === 'ended') return texts.ended;
    const first = advance > 0 ? texts.advanceOnPaper(invoicePrice(advance)) : '';
    return first + (state === 'collected' ? texts.paidOnDelivery : texts.onPaper(invoicePrice(due)));
  }
  return (
    <div className="px-5 pb-5 md:px-7">
      <div className="rounded-card bg-sunk px-4 py-3">
        {advance > 0 && state !== 'ended' && <Sum label={texts.paidInAdvance} rupees={advance} />}
        {due > 0 && <Sum label={texts.dueOnDelivery} rupees={due} />}
        {confirmBy !== null && (
          <p className="mt-1 text-sm">
            <strong>{texts.waits(texts.untilWhen(confirmBy))}.</strong> {texts.waitsHint} {texts.notConfirmed}
          </p>
        )}
        {due > 0 && orderStatus === 'Ordered' && <PayOnline number={number} saving={saving} />}
        {state === 'collected' && <p className="font-semibold">{texts.paidOnDelivery}</p>}
        {state === 'ended' && <p>{texts.ended}</p>}
      </div>
    </div>
  );
}

const Sum = ({ label, rupees }: { label: string; rupees: number }) => (
  <p className="flex flex-wrap items-baseline justify-between gap-x-6 font-semibold">
    {label}
    <span className="tabular">{listPrice(rupees)}</span>
  </p>
);
