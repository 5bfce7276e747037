// For tests: cash orders that a courier delivered, has under way, or brought back; and a courier's file.
import type { RemittanceToApply } from '@taana-baana/contract/admin/schemas/selling/cash.ts';
import type { Database } from '../../../../database/tables.ts';
import { addOrder, addParcel } from '../../desk/order-page/testing.ts';

interface CashOrder {
  readonly awb: string;
  readonly courier?: string;
  /** Of Rs. 600 if it is not told. */
  readonly rupees?: number;
  readonly status?: 'Delivered' | 'Shipped' | 'Cancelled';
  /** Also when it was placed. */
  readonly at?: string;
}

let orders = 0;

export async function addCashOrder(
  db: Database,
  { awb, courier = 'Delhivery', rupees = 600, status = 'Delivered', at = '2026-11-10T10:00:00.000Z' }: CashOrder,
): Promise<{ id: string; number: string }> {
  orders += 1;
  const order = await addOrder(
    db,
    at,
    {},
    {
      number: `TB-K${String(orders).padStart(6, '0')}`,
      status,
      items_total: rupees - 100,
      total: rupees,
      provider_order_id: null,
      provider_payment_id: null,
      payment_method: 'cash-on-delivery',
      placed_at: at,
      paid_at: status === 'Delivered' ? at : null,
    },
  );
  await addParcel(db, order.id, { awb, courier, created_at: at });
  return order;
}

/** `rows`: AWB, amount, freight and reference. */
export const remittance = (
  rows: readonly (readonly [awb: string, amount: string, freight?: string, reference?: string])[],
  courier = 'Delhivery',
): RemittanceToApply => ({
  courier,
  acceptsFreight: false,
  csv: [
    'AWB,COD amount,Freight,UTR,Remittance date',
    ...rows.map(([awb, amount, freight = '', utr = 'UTR1']) => `${awb},"${amount}",${freight},${utr},21/11/26`),
  ].join('\r\n'),
});
