// Creates an order of Rs. 0 that replaces returned goods: packed like any other, without a payment, or
// once the fee of sending again is paid.
import { v7 } from 'uuid';
import type { Database } from '../../../../database/tables.ts';
import type { OrderLineRow, OrderRow } from '../../../../database/tables/order-tables.ts';
import type { Deps } from '../../../../deps.ts';
import { toCustomerColumns } from '../../order/customer-contact.service.ts';
import { recordPlacedOrder } from '../../order/record-placed-order.service.ts';
import { type OrderRecord, toOrderRecord } from '../../order/orders.mapping.ts';
import { findBuyer, insertEvent, insertOrder } from '../../order/orders.repository.ts';
import { eventOf } from '../../order/transitions.service.ts';
import { insertGoods } from '../../order/order-goods.repository.ts';
import { openPayments } from '../../money/payments/payments.service.ts';
import { paymentPendingStatus } from '@taana-baana/contract';

/** The replacement goods; they were paid with the original order. */
export type ReplacementLine = Pick<
  OrderLineRow,
  'product_id' | 'title' | 'color_id' | 'color_title' | 'size' | 'quantity'
>;

type Needs = Pick<Deps, 'clock' | 'settings'>;

/** Uses the address of the replaced order, which is locked. Call inside a transaction. */
export async function insertReplacement(
  trx: Database,
  { clock, settings }: Needs,
  parent: OrderRow,
  lines: readonly ReplacementLine[],
  staffId: string | null,
): Promise<OrderRecord> {
  const at = clock.now();
  const columns = await columnsOf(trx, parent, at);
  const placed = await recordPlacedOrder(trx, {
    shopName: settings.current().name,
    columns: { ...columns, placed_at: at.toISOString(), paid_at: at.toISOString() },
    goods: toGoods(columns.id, lines),
    passed: [{ to: 'Ordered', source: 'operator' }],
    at,
    staffId,
  });
  if (!placed) throw new Error('a replacement has no attempt');
  return toOrderRecord(placed);
}

interface Fee {
  /** Rupees. */
  readonly amount: number;
  readonly key: string;
  readonly checkAt: string;
  readonly staffId: string | null;
}

/** It waits for the fee of sending again, and is placed when that is paid. Undefined: the key was used. */
export async function insertUnpaidReplacement(
  trx: Database,
  { clock }: Needs,
  parent: OrderRow,
  lines: readonly ReplacementLine[],
  { amount, key, checkAt, staffId }: Fee,
): Promise<OrderRecord | undefined> {
  const at = clock.now();
  const columns = await columnsOf(trx, parent, at);
  const fee = { shipping_price: amount, total: amount, channel: parent.channel ?? 'phone', attempt_key: key } as const;
  const added = await insertOrder(trx, { ...columns, ...fee, status: paymentPendingStatus, check_at: checkAt });
  if (!added) return undefined;
  await openPayments(trx, added);
  await insertGoods(trx, toGoods(columns.id, lines));
  await insertEvent(trx, { ...eventOf(columns.id, null, paymentPendingStatus, 'operator', at), staff_id: staffId });
  return toOrderRecord(added);
}

async function columnsOf(trx: Database, parent: OrderRow, at: Date) {
  const buyer = await findBuyer(trx, parent.customer_id);
  const { customer_name, customer_mobile, customer_email, name_key, last_name_key } = parent;
  return {
    id: v7(),
    customer_id: parent.customer_id,
    parent_id: parent.id,
    items_total: 0,
    shipping_price: 0,
    total: 0,
    credit: 0,
    address: parent.address,
    // Nobody knows where to send it: what was handed over in the shop is exchanged there.
    handing: parent.address === null ? parent.handing : null,
    created_at: at.toISOString(),
    checks: 0,
    customer_gstin: parent.customer_gstin,
    customer_business: parent.customer_business,
    // Staff may have taken it for somebody without an account.
    ...(buyer ? toCustomerColumns(buyer) : { customer_name, customer_mobile, customer_email, name_key, last_name_key }),
  };
}

const toGoods = (orderId: string, lines: readonly ReplacementLine[]) => ({
  lines: lines.map((line, position) => ({
    ...line,
    id: v7(),
    order_id: orderId,
    position,
    price: 0,
    discount_paise: 0,
  })),
  adjustments: [],
});
