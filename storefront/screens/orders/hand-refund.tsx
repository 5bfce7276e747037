// What the shop gives back by hand for an order: where it goes, or that it is paid.
import { pages } from '@taana-baana/contract/pages.ts';
import type { Order } from '@taana-baana/contract/schemas/selling/order.ts';
import * as texts from '@taana-baana/contract/texts/screens/selling/hand-refund.ts';
import { Link } from '../../components/link.tsx';

export function HandRefundOf({ order: { number, handRefund } }: { order: Pick<Order, 'number' | 'handRefund'> }) {
  if (!handRefund) return null;
  const { duePaise, upiId, paid, token } = handRefund;
  const due = texts.refundSum(duePaise);
  const action = upiId === null ? texts.enter : texts.change;
  return (
    <div className="px-5 pb-5 md:px-7">
      <div className="rounded-card bg-sunk px-4 py-3">
        {paid.map(({ paise, at, upiId: to }) => (
          <p key={at}>{texts.paid(texts.refundSum(paise), at, to)}</p>
        ))}
        {duePaise > 0 && (
          <>
            <p className="font-semibold">{upiId === null ? texts.waits(due) : texts.waitsAt(due, upiId)}</p>
            <Link
              // Not by a function of pages.ts: every page would load it.
              to={pages.refund.path.replace(':token', token)}
              aria-label={texts.ofOrder(action, number)}
              className="button -mx-3 mt-1 px-3 text-madder hover:bg-madder-wash"
            >
              {action}
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
