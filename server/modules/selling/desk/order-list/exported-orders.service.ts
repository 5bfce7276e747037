// What files for a spreadsheet say of orders: their columns, and what these are read from.
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { csv } from '@taana-baana/contract/admin/texts/selling/order-export.ts';
import { instrumentName } from '@taana-baana/contract/texts/payment-methods.ts';
import { indianTimeOf } from '@taana-baana/contract/calendar/indian-days.ts';
import type { ShipmentRow } from '../../../../database/tables/fulfilment-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import type { OrderLineRow, OrderRow } from '../../../../database/tables/order-tables.ts';
import { type CsvColumn, amount } from '../../../../integrations/csv.ts';
import { type CashSums, listCashSums } from '../../money/cash-book/cash-figures.repository.ts';
import { listBooks } from '../../money/payments/books.repository.ts';
import { type Payment, moneyOrDue, refundedOf } from '../../money/payments/refunds/refund-sums.ts';
import { listLatestParcels } from '../../goods/parcels/parcels.repository.ts';
import { type OrderRecord, toOrderRecord } from '../../order/orders.mapping.ts';
import { listLines } from '../../order/order-goods.repository.ts';
import { listOrders } from '../../order/orders.repository.ts';

export interface ExportedOrder {
  readonly order: OrderRecord;
  readonly row: OrderRow;
  readonly lines: readonly OrderLineRow[];
  /** What pays for it, other than store credit. */
  readonly payment: Payment | undefined;
  readonly refundedPaise: number;
  /** The latest one. */
  readonly parcel: ShipmentRow | undefined;
  /** Of an order paid on delivery. */
  readonly cash: CashSums | undefined;
}

type OrderColumn = CsvColumn<Pick<ExportedOrder, 'order' | 'row'>>;

/** Without the ways to reach the customer: these are `contactColumns`. */
export const orderColumns: readonly OrderColumn[] = [
  { header: csv.number, value: ({ order }) => order.number },
  { header: csv.paidAt, value: ({ order }) => order.placedAt && indianTimeOf(new Date(order.placedAt)) },
  { header: csv.status, value: ({ order }) => order.status },
  { header: csv.name, value: ({ row }) => row.customer_name },
];

/** Only for members who may read every customer's contact. */
export const contactColumns: readonly OrderColumn[] = [
  { header: csv.mobile, value: ({ row }) => row.customer_mobile },
  { header: csv.email, value: ({ row }) => row.customer_email },
  {
    header: csv.recipient,
    value: ({ order }) => order.address && `${order.address.firstname} ${order.address.lastname}`,
  },
  {
    header: csv.address,
    value: ({ order }) => order.address && [order.address.address, order.address.other].filter(Boolean).join(', '),
  },
  { header: csv.city, value: ({ order }) => order.address && order.address.city },
  { header: csv.pincode, value: ({ order }) => order.address && String(order.address.pincode) },
];

export const stateColumn: OrderColumn = {
  header: csv.state,
  value: ({ order }) => order.address && order.address.state,
};

export const goodsColumns: readonly CsvColumn<{ readonly line: OrderLineRow }>[] = [
  { header: csv.title, value: ({ line }) => line.title },
  { header: csv.color, value: ({ line }) => colorName(line.color_title) },
  { header: csv.size, value: ({ line }) => line.size },
];

export const paymentColumns: readonly CsvColumn<Pick<ExportedOrder, 'payment'>>[] = [
  { header: csv.payment, value: ({ payment }) => payment?.provider_payment_id ?? null },
  { header: csv.method, value: ({ payment }) => (payment?.instrument ? instrumentName(payment.instrument) : null) },
];

export const parcelColumns: readonly CsvColumn<Pick<ExportedOrder, 'parcel'>>[] = [
  { header: csv.courier, value: ({ parcel }) => parcel?.courier ?? null },
  { header: csv.awb, value: ({ parcel }) => parcel?.awb ?? null },
];

/** Of a shop that has taken cash. `isFirst`: sums are in one row of each order, so that a column adds up. */
export const cashColumns = <Row extends Pick<ExportedOrder, 'cash'>>(
  isFirst: (row: Row) => boolean,
): readonly CsvColumn<Row>[] =>
  (['waiting', 'due', 'received', 'outstanding', 'lost'] as const).map((sum) => ({
    header: csv.cash[sum],
    value: (row) => (row.cash && isFirst(row) ? amount(row.cash[sum]) : null),
  }));

/** In the order of the rows. */
export async function readExportedOrders(db: Database, rows: readonly OrderRow[]): Promise<ExportedOrder[]> {
  const orders = rows.map(toOrderRecord);
  const ids = orders.map(({ id }) => id);
  const lines = Map.groupBy(await listLines(db, ids), (line) => line.order_id);
  const booksOf = await listBooks(db, orders);
  const parcels = await listLatestParcels(db, ids);
  const paidSo = orders.filter(({ method }) => method === 'cash-on-delivery');
  const cash = await listCashSums(
    db,
    paidSo.map(({ id }) => id),
  );
  return orders.map((order, index) => ({
    order,
    row: rows[index] as OrderRow,
    lines: lines.get(order.id) ?? [],
    payment: moneyOrDue(booksOf(order)),
    refundedPaise: refundedOf(booksOf(order)),
    parcel: parcels.get(order.id),
    cash: cash.get(order.id),
  }));
}

/** In no order. */
export const listExportedOrders = async (db: Database, ids: readonly string[]): Promise<ExportedOrder[]> =>
  readExportedOrders(db, await listOrders(db, ids));
