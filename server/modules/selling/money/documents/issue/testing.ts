// For tests of tax documents: placed orders without a checkout, and the documents of an order.
import type { Insertable } from 'kysely';
import { v7 } from 'uuid';
import type { Address } from '@taana-baana/contract';
import { type Adjustment, priceOrder } from '@taana-baana/contract/pricing/price-order.ts';
import { fillOrders } from '../../../../../database/payments/fill-payments.ts';
import type { Database } from '../../../../../database/tables.ts';
import type { OrderLineRow, OrderRow } from '../../../../../database/tables/order-tables.ts';
import { insertGoods } from '../../../order/order-goods.repository.ts';
import type { DocumentContent } from '../document-content.ts';
import { toContent } from '../documents.mapping.ts';
import { listDocumentLines, listDocumentsOfOrders } from '../documents.repository.ts';

/** Registered in Tamil Nadu. */
export const gstin = '33ABCDE1234F1Z7';

export const addressIn = (state: Address['state']): Address => ({
  firstname: 'Asha',
  lastname: 'Kumari',
  address: '7 Loom Lane',
  city: 'Erode',
  state,
  country: 'India',
  pincode: 638001,
});

interface OrderForTest {
  /** Rupees and pieces of each line. */
  readonly lines: readonly (readonly [price: number, quantity: number])[];
  readonly shipping?: number;
  readonly less?: readonly Adjustment[];
  /** `null`: no address. */
  readonly state?: Address['state'] | 'Atlantis' | null;
  readonly columns?: Partial<Insertable<OrderRow>>;
}

/** Paid to the shop itself, unless it has a payment at the provider. */
export async function addPaidOrder(
  db: Database,
  { lines, shipping = 0, less = [], state = 'Bihar', columns = {} }: OrderForTest,
): Promise<{ id: string; number: string; lineIds: string[] }> {
  const id = v7();
  const number = `TB-${id.slice(-12)}`.toUpperCase();
  const { itemsTotal, total, ...priced } = priceOrder(
    lines.map(([price, quantity]) => ({ price, quantity })),
    { fee: shipping, freeFrom: null },
    less,
  );
  await db
    .insertInto('orders')
    .values({
      id,
      number,
      customer_id: 'nobody',
      status: 'Ordered',
      items_total: itemsTotal,
      shipping_price: shipping,
      total,
      address: state === null ? null : JSON.stringify({ ...addressIn('Bihar'), state }),
      created_at: '2026-11-20T10:00:00.000Z',
      paid_at: '2026-11-20T10:00:00.000Z',
      checks: 0,
      ...columns,
    })
    .execute();
  const rows: OrderLineRow[] = priced.lines.map(({ price, quantity, discountPaise }, position) => ({
    id: v7(),
    order_id: id,
    position,
    product_id: 'tee',
    title: `Tee ${position + 1}`,
    color_id: 'maroon',
    color_title: 'Maroon',
    size: 'M',
    quantity,
    price,
    discount_paise: discountPaise,
  }));
  const adjustments = priced.adjustments.map(({ kind, source, label, paise }, position) => ({
    id: v7(),
    order_id: id,
    position,
    kind,
    source,
    label,
    paise,
  }));
  await insertGoods(db, { lines: rows, adjustments });
  await fillOrders(db, [id]);
  return { id, number, lineIds: rows.map((row) => row.id) };
}

/** Of an order, in the order in which they were issued. */
export async function readDocuments(
  db: Database,
  orderId: string,
): Promise<(DocumentContent & { cause: string | null; sums: number[] })[]> {
  const rows = await listDocumentsOfOrders(db, [orderId]);
  const lines = Map.groupBy(
    await listDocumentLines(
      db,
      rows.map(({ id }) => id),
    ),
    (line) => line.document_id,
  );
  return rows.map((row) => {
    const content = toContent(row, lines.get(row.id) ?? []);
    return { ...content, cause: row.cause, sums: sumsOf([content]) };
  });
}

/** Paise: total, taxable value, CGST, SGST, IGST. */
export function sumsOf(documents: readonly Pick<DocumentContent, 'lines'>[]): number[] {
  const lines = documents.flatMap((document) => document.lines);
  return (['totalPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const).map((column) =>
    lines.reduce((sum, line) => sum + line[column], 0),
  );
}
