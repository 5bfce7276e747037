// Writes the payments of an order, in the transaction that writes the order's own columns.
import { emptyPayment, paymentRowsOf, strayId, takeStray } from '../../../../database/payments/payment-rows.ts';
import type { Database } from '../../../../database/tables.ts';
import type { OrderRow } from '../../../../database/tables/order-tables.ts';
import type { CapturedPayment } from './refunds/refund-sums.ts';
import { insertPayments, saveStray, updatePayments, updateToAdvance } from './payments.repository.ts';
import type { PaymentFacts } from '../../order/orders.mapping.ts';

/** An order waits, or is placed at once. `staffId`: who took money by hand. */
export const openPayments = (trx: Database, order: OrderRow, staffId: string | null = null): Promise<void> =>
  insertPayments(trx, rowsOf(order, { staffId, isLinked: order.placed_at === null }));

/** An order that waited is placed: what pays it is captured. */
export async function capturePayments(trx: Database, order: OrderRow, staffId: string | null): Promise<void> {
  if (order.provider_payment_id !== null) await takeStray(trx, order.id, order.provider_payment_id);
  await writePayments(trx, order, staffId);
}

/** The same of one that is placed by its advance: what the courier collects is pending. */
export async function captureAdvance(
  trx: Database,
  order: OrderRow,
  { id, method, feePaise, taxPaise }: PaymentFacts & { readonly id: string | null },
): Promise<void> {
  if (id !== null) await takeStray(trx, order.id, id);
  await updateToAdvance(trx, order.id, {
    provider_payment_id: id,
    instrument: method,
    fee_paise: feePaise,
    tax_paise: taxPaise,
    captured_at: order.placed_at,
  });
  await writePayments(trx, order);
}

/** The order waits for its payments, or nobody pays any more: its status says so. */
export const writePayments = (trx: Database, order: OrderRow, staffId: string | null = null): Promise<void> =>
  updatePayments(trx, rowsOf(order, { staffId, isLinked: true }));

/** Of the orders that staff take, those that wait have a link. */
const rowsOf = (order: OrderRow, about: { readonly staffId: string | null; readonly isLinked: boolean }) =>
  paymentRowsOf(order, {
    staffId: about.staffId,
    hasLink: about.isLinked && order.channel !== null,
    refunds: [],
    wrongAmounts: [],
  });

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
