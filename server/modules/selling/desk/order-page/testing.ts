// For tests of the admin's orders: placed orders without a checkout.
import { v7 } from 'uuid';
import type { Insertable } from 'kysely';
import type { ShipmentRow } from '../../../../database/tables/fulfilment-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import type { OrderRow } from '../../../../database/tables/order-tables.ts';
import { fillOrders } from '../../../../database/payments/fill-payments.ts';
import { toCustomerColumns } from '../../order/customer-contact.service.ts';

interface Buyer {
  readonly firstname?: string;
  readonly lastname?: string;
  readonly mobile?: string;
  readonly email?: string;
}

let orders = 0;

/** Of one shirt for Rs. 500, with Rs. 100 of shipping. Resolves to its id, number and payment. */
export async function addOrder(
  db: Database,
  paidAt: string,
  { firstname = 'Asha', lastname = 'Kumari', mobile = '9876543210', email = 'asha@example.com' }: Buyer = {},
  changes: Partial<Insertable<OrderRow>> = {},
): Promise<{ id: string; number: string; paymentId: string }> {
  orders += 1;
  const id = changes.id ?? v7();
  const number = changes.number ?? `TB-T${String(orders).padStart(5, '2')}`;
  const paymentId = `pay_${orders}`;
  const address = { firstname, lastname, address: '7 Loom Lane', city: 'Erode', country: 'India', pincode: 638001 };
  await db
    .insertInto('orders')
    .values({
      customer_id: 'nobody',
      status: 'Ordered',
      provider_order_id: `order_${orders}`,
      provider_payment_id: paymentId,
      items_total: 500,
      shipping_price: 100,
      total: 600,
      address: JSON.stringify({ ...address, state: 'Tamil Nadu' }),
      created_at: paidAt,
      paid_at: paidAt,
      checks: 0,
      payment_method: 'upi',
      ...toCustomerColumns({ firstname, lastname, mobile, email }),
      ...changes,
      id,
      number,
    })
    .execute();
  await db
    .insertInto('order_lines')
    .values({
      id: v7(),
      order_id: id,
      position: 0,
      product_id: 'tee',
      title: 'Warli Village Tee',
      color_id: 'maroon',
      color_title: 'Maroon',
      size: 'M',
      quantity: 3,
      price: 500,
    })
    .execute();
  await fillOrders(db, [id]);
  return { id, number, paymentId };
}

/** Of a payment of the order. */
export async function addRefund(
  db: Database,
  { id, paymentId }: { id: string; paymentId: string },
  status: string,
  amountPaise: number,
): Promise<void> {
  await db
    .insertInto('refunds')
    .values({
      id: v7(),
      provider_payment_id: paymentId,
      order_id: id,
      reason: 'part refund',
      amount_paise: amountPaise,
      currency: 'INR',
      status,
      provider_refund_id: null,
      created_at: '2026-11-21T10:00:00.000Z',
      tries: 1,
    })
    .execute();
  await fillOrders(db, [id]);
}

/** Shipped when the order was paid. Resolves to its id. */
export async function addParcel(
  db: Database,
  orderId: string,
  parcel: Partial<Insertable<ShipmentRow>> = {},
): Promise<string> {
  const id = v7();
  await db
    .insertInto('shipments')
    .values({
      id,
      order_id: orderId,
      courier: null,
      awb: null,
      track_token: v7(),
      created_at: '2026-11-21T10:00:00.000Z',
      returned_at: null,
      ...parcel,
    })
    .execute();
  return id;
}

export async function addDispute(
  db: Database,
  { id, paymentId }: { id: string; paymentId: string },
  status: string,
): Promise<void> {
  await db
    .insertInto('disputes')
    .values({
      id: `disp_${v7()}`,
      order_id: id,
      provider_payment_id: paymentId,
      amount_paise: 60_000,
      currency: 'INR',
      status,
      phase: 'chargeback',
      reason: 'goods not received',
      respond_by: null,
      created_at: '2026-11-21T10:00:00.000Z',
    })
    .execute();
}
