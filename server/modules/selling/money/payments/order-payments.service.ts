// Writes the payments of an order, in the transaction that writes the order's own columns.
import { emptyPayment, paymentRowsOf, strayId } from '../../../../database/payments/payment-rows.ts';
import { takeStray } from '../../../../database/payments/take-stray.ts';
import type { Database } from '../../../../database/tables.ts';
import type { OrderRow } from '../../../../database/tables/order-tables.ts';
import type { PaymentFacts } from '../../order/orders.mapping.ts';
import type { CapturedPayment } from './refunds/refund-sums.ts';
import { savePayments, saveStray, updateFacts } from './order-payments.repository.ts';

/** `hasLink`: staff sent one, also if the shop itself received the money then. */
interface Placing {
  readonly hasLink: boolean;
  /** Who took money by hand. */
  readonly staffId: string | null;
}

/** The order is placed: what pays it is captured. */
export async function capturePayments(trx: Database, order: OrderRow, placing: Placing): Promise<void> {
  if (order.provider_payment_id !== null) await takeStray(trx, order.id, order.provider_payment_id);
  await savePayments(trx, paymentRowsOf(order, { ...placing, refunds: [], wrongAmounts: [] }));
}

/** The order waits for its payments, or nobody pays any more: its status says so. */
export const followStatus = (trx: Database, order: OrderRow): Promise<void> =>
  savePayments(
    trx,
    paymentRowsOf(order, { hasLink: order.channel !== null, staffId: null, refunds: [], wrongAmounts: [] }),
  );

/** A payment that does not place the order. `isCaptured`: its money came. Resolves to the row's id. */
export async function noteStray(
  trx: Database,
  orderId: string,
  payment: CapturedPayment,
  { at, isCaptured }: { readonly at: string; readonly isCaptured: boolean },
): Promise<string> {
  const id = strayId(orderId, payment.id);
  await saveStray(trx, {
    ...emptyPayment,
    id,
    order_id: orderId,
    method: 'razorpay',
    state: 'cancelled',
    amount_paise: payment.amountPaise,
    currency: payment.currency,
    provider_payment_id: payment.id,
    created_at: at,
    captured_at: isCaptured ? at : null,
  });
  return id;
}

/** Instrument and fee of a payment that placed its order. */
export const recordFacts = (
  trx: Database,
  paymentId: string,
  { method, feePaise, taxPaise }: PaymentFacts,
): Promise<void> => updateFacts(trx, paymentId, { instrument: method, fee_paise: feePaise, tax_paise: taxPaise });
