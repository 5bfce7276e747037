// Creates an order of Rs. 0 that replaces returned goods: packed like any other, without a payment.
import { v7 } from 'uuid';
import type { Database } from '../../../../database/tables.ts';
import type { OrderLineRow, OrderRow } from '../../../../database/tables/order-tables.ts';
import type { Deps } from '../../../../deps.ts';
import { toCustomerColumns } from '../../order/customer-contact.service.ts';
import { recordPlacedOrder } from '../../order/record-placed-order.service.ts';
import { type OrderRecord, toOrderRecord } from '../../order/orders.mapping.ts';
import { findBuyer } from '../../order/orders.repository.ts';

/** The replacement goods; they were paid with the original order. */
export type ReplacementLine = Pick<
  OrderLineRow,
  'product_id' | 'title' | 'color_id' | 'color_title' | 'size' | 'quantity'
>;

/** Uses the address of the replaced order, which is locked. Call inside a transaction. */
export async function insertReplacement(
  trx: Database,
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
  parent: OrderRow,
  lines: readonly ReplacementLine[],
  staffId: string | null,
): Promise<OrderRecord> {
  const at = clock.now();
  const id = v7();
  const buyer = await findBuyer(trx, parent.customer_id);
  const { customer_name, customer_mobile, customer_email, name_key, last_name_key } = parent;
  const placed = await recordPlacedOrder(trx, {
    shopName: settings.current().name,
    columns: {
      id,
      customer_id: parent.customer_id,
      parent_id: parent.id,
      items_total: 0,
      shipping_price: 0,
      total: 0,
      credit: 0,
      address: parent.address,
      created_at: at.toISOString(),
      placed_at: at.toISOString(),
      paid_at: at.toISOString(),
      checks: 0,
      customer_gstin: parent.customer_gstin,
      // Staff may have taken it for somebody without an account.
      ...(buyer
        ? toCustomerColumns(buyer)
        : { customer_name, customer_mobile, customer_email, name_key, last_name_key }),
    },
    goods: {
      lines: lines.map((line, position) => ({
        ...line,
        id: v7(),
        order_id: id,
        position,
        price: 0,
        discount_paise: 0,
      })),
      adjustments: [],
    },
    passed: [{ to: 'Ordered', source: 'operator' }],
    at,
    staffId,
  });
  if (!placed) throw new Error('a replacement has no attempt');
  return toOrderRecord(placed);
}
