// Orders for the benchmark of the admin: three years of a busy shop, with lines, refunds and
// disputes.
import type { Insertable } from 'kysely';
import { batchesOf } from '../server/database/batches.ts';
import type { Database, Tables } from '../server/database/tables.ts';
import type { OrderRow, RefundRow } from '../server/database/tables/order-tables.ts';
import { toCustomerColumns } from '../server/modules/selling/order/customer-contact.service.ts';

const firstnames = 'Asha Ravi Meena Usha Karthik Priya Arun Divya Suresh Lakshmi Vijay Anitha Kumar Deepa Mohan'.split(
  ' ',
);
const lastnames = 'Kumari Raman Iyer Nair Reddy Sharma Patel Das Menon Pillai Gupta Rao Singh Bose Joshi Khan'.split(
  ' ',
);
const day = 86_400_000;
export const lastOrderAt = Date.parse('2026-11-21T10:00:00.000Z');
const years = 3;

export const benchNumber = (index: number) => `TB-${index.toString(30).toUpperCase().padStart(6, 'Z')}`;
export const benchMobile = (index: number) => `9${String((index * 7919) % 1_000_000_000).padStart(9, '0')}`;
export const benchEmail = (index: number) => `shopper-${(index * 7919) % 100_003}@example.com`;
const firstnameOf = (index: number) => firstnames[index % firstnames.length] ?? '';
const lastnameOf = (index: number) =>
  `${lastnames[(index * 7) % lastnames.length]} ${String.fromCharCode(65 + (index % 26))}`;
export const benchName = (index: number) => `${firstnameOf(index)} ${lastnameOf(index)}`;

/** Newest last. The last 1,100 are still open. */
function statusOf(left: number): string {
  if (left < 300) return 'Ordered';
  if (left < 500) return 'Processing';
  if (left < 1000) return 'Shipped';
  if (left < 1100) return 'Out for Delivery';
  return left % 25 === 0 ? 'Cancelled' : 'Delivered';
}

function orderOf(index: number, count: number): Insertable<OrderRow> {
  const at = new Date(lastOrderAt - ((count - index) * years * 365 * day) / count).toISOString();
  const [firstname, lastname] = [firstnameOf(index), lastnameOf(index)];
  const address = {
    firstname,
    lastname,
    address: `${index} Loom Lane`,
    city: 'Erode',
    state: 'Tamil Nadu',
    country: 'India',
    pincode: 638001,
  };
  const status = statusOf(count - 1 - index);
  const isOpen = status !== 'Delivered' && status !== 'Cancelled';
  return {
    id: `order-${String(index).padStart(7, '0')}`,
    customer_id: `customer-${index % 40_000}`,
    number: benchNumber(index),
    status,
    provider_order_id: `order_${index}`,
    provider_payment_id: `pay_${index}`,
    items_total: 1000,
    shipping_price: 100,
    total: 1100,
    credit: 0,
    address: JSON.stringify(address),
    note: isOpen && index % 50 === 0 ? 'The address is incomplete (city): ask the customer.' : null,
    created_at: at,
    paid_at: at,
    checks: 0,
    payment_method: 'upi',
    ...toCustomerColumns({ firstname, lastname, mobile: benchMobile(index), email: benchEmail(index) }),
  };
}

/** Without columns that a shop of the previous version lacks: the test of updates fills one. */
const lineOf = (index: number, position: number): Insertable<Tables['order_lines']> => ({
  id: `line-${index}-${position}`,
  order_id: `order-${String(index).padStart(7, '0')}`,
  position,
  product_id: `tee-${index % 500}`,
  title: 'Warli Village Tee',
  color_id: 'maroon',
  color_title: 'Maroon',
  size: 'M',
  quantity: 1 + (index % 3),
  price: 500,
});

/** Of every fiftieth order; of each thousandth it failed. */
const refundOf = (index: number): Insertable<RefundRow> => ({
  id: `refund-${index}`,
  credit: 0,
  provider_payment_id: `pay_${index}`,
  order_id: `order-${String(index).padStart(7, '0')}`,
  reason: 'part refund',
  amount_paise: 10_000,
  currency: 'INR',
  status: index % 1000 === 0 ? 'failed' : 'refunded',
  provider_refund_id: `rfnd_${index}`,
  created_at: new Date(lastOrderAt).toISOString(),
  tries: 1,
});

export async function insertBenchOrders(db: Database, count: number): Promise<void> {
  const indexes = Array.from({ length: count }, (_, index) => index);
  for (const batch of batchesOf(indexes)) {
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('orders')
        .values(batch.map((index) => orderOf(index, count)))
        .execute();
      for (const position of [0, 1]) {
        await trx
          .insertInto('order_lines')
          .values(batch.map((index) => lineOf(index, position)))
          .execute();
      }
      const refunded = batch.filter((index) => index % 50 === 0).map(refundOf);
      if (refunded.length > 0) await trx.insertInto('refunds').values(refunded).execute();
    });
  }
}
