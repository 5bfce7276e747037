// Creates an order of Rs. 0 that replaces returned goods: packed like any other, without a payment.
import { v7 } from 'uuid';
import type { Database } from '../../../../database/tables.ts';
import type { OrderLineRow } from '../../../../database/tables/order-tables.ts';
import type { Deps } from '../../../../deps.ts';
import { toCustomerColumns } from '../../order/customer-columns.ts';
import { newOrderNumber } from '../../order/order-number.ts';
import { type OrderRecord, toAddressText, toOrderRecord } from '../../order/orders.mapping.ts';
import { findBuyer, insertEvent, insertLines, insertOrder, lockOrder } from '../../order/orders.repository.ts';
import { eventOf } from '../../order/transition-order.ts';

/** The replacement goods; they were paid with the original order. */
export type ReplacementLine = Pick<
  OrderLineRow,
  'product_id' | 'title' | 'color_id' | 'color_title' | 'size' | 'quantity'
>;

/**
 * Uses the address of the replaced order. Call inside a transaction. Undefined if its number is
 * taken: the caller tries again.
 */
export async function insertReplacement(
  trx: Database,
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
  parent: OrderRecord,
  lines: readonly ReplacementLine[],
  staffId: string | null,
): Promise<OrderRecord | undefined> {
  const now = clock.now();
  const at = now.toISOString();
  const buyer = await findBuyer(trx, parent.customerId);
  const before = await lockOrder(trx, parent.id);
  const { customer_name, customer_mobile, customer_email, name_key, last_name_key } = before;
  const inserted = await insertOrder(trx, {
    id: v7(),
    customer_id: parent.customerId,
    parent_id: parent.id,
    channel: null,
    number: newOrderNumber(settings.current().name),
    status: 'Ordered',
    attempt_key: null,
    provider_order_id: null,
    provider_payment_id: null,
    items_total: 0,
    shipping_price: 0,
    total: 0,
    credit: 0,
    address: parent.address && toAddressText(parent.address),
    note: null,
    created_at: at,
    placed_at: at,
    paid_at: at,
    acknowledged_at: null,
    check_at: null,
    checks: 0,
    payment_method: null,
    payment_fee_paise: null,
    payment_tax_paise: null,
    payment_reference: null,
    order_mail_at: null,
    customer_gstin: before.customer_gstin,
    // Staff may have taken it for somebody without an account.
    ...(buyer ? toCustomerColumns(buyer) : { customer_name, customer_mobile, customer_email, name_key, last_name_key }),
  });
  if (!inserted) return undefined;
  const order = toOrderRecord(inserted);
  await insertLines(
    trx,
    lines.map((line, position) => ({ ...line, id: v7(), order_id: order.id, position, price: 0 })),
  );
  await insertEvent(trx, { ...eventOf(order.id, null, 'Ordered', 'operator', now), staff_id: staffId });
  return order;
}
