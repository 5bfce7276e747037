// The payment of an order that is paid on delivery: pending, captured when the courier delivers it, and
// cancelled with the order.
import { methodOf } from '../../../../../database/payments/payment-rows.ts';
import type { OrderRow } from '../../../../../database/tables/order-tables.ts';
import type { Database } from '../../../../../database/tables.ts';
import type { Transaction } from '../../../../../database/transaction.ts';
import type { Deps } from '../../../../../deps.ts';
import * as texts from '@taana-baana/contract/texts/mails/selling/cash.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { mailCustomer } from '../../../order/mail-customer.service.ts';
import { type OrderRecord, payableOf, toOrderRecord, toPaymentColumns } from '../../../order/orders.mapping.ts';
import { insertEvent, updateUnpaidCash } from '../../../order/orders.repository.ts';
import { eventOf } from '../../../order/transitions.service.ts';
import { deleteCashPayment } from '../../payments/payments.repository.ts';
import { capturePayments, writePayments } from '../../payments/payments.service.ts';
import type { PlacingPayment } from '../method.ts';
import type { Promised } from './promised-price.ts';
import { writePromised } from './write-promised.service.ts';

/** Call in the transaction that changes the order's status; `row`: as it is since. Does nothing to other orders. */
export async function writeCash(trx: Database, row: OrderRow, at: Date): Promise<void> {
  if (methodOf(row) !== 'cash-on-delivery') return;
  const paidAt = row.status === 'Delivered' ? at.toISOString() : null;
  if (row.paid_at !== paidAt)
    await trx.updateTable('orders').set({ paid_at: paidAt }).where('id', '=', row.id).execute();
  await writePayments(trx, { ...row, paid_at: paidAt });
}

/**
 * A payment at the provider instead: the courier collects nothing, and there is nothing to confirm. Undefined if the order is
 * packed by now, or paid. Throws a unique violation if the payment belongs to another order, and an OfferGoneError.
 */
export async function payCashOnline(
  trx: Transaction,
  deps: Pick<Deps, 'clock' | 'config' | 'settings'>,
  order: OrderRecord & Promised,
  payment: PlacingPayment,
): Promise<OrderRecord | undefined> {
  const at = deps.clock.now();
  const { promise } = order;
  const row = await updateUnpaidCash(trx, order.id, {
    provider_payment_id: payment.id,
    ...toPaymentColumns(payment),
    paid_at: at.toISOString(),
    confirm_by: null,
    ...(promise && { shipping_price: promise.shippingPrice, cash_fee: null, total: promise.total }),
    ...(order.confirmBy !== null && { to_pack_since: at.toISOString() }),
  });
  if (!row) return undefined;
  if (promise) await writePromised(trx, order, promise, at);
  await deleteCashPayment(trx, row.id);
  await capturePayments(trx, row, null);
  const paid = toOrderRecord(row);
  await insertEvent(trx, { ...eventOf(row.id, paid.status, paid.status, 'customer', at), what: 'paid online' });
  await mailCustomer(trx, deps, paid, {
    subject: texts.paidSubject(String(paid.number), deps.settings.current().name),
    heading: texts.paidHeading,
    parts: [{ text: texts.paid(String(paid.number), formatRupees(payableOf(paid))) }],
  });
  return paid;
}
