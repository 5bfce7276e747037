// Orders as a file for a spreadsheet: one row a line of an order.
import type { Readable } from 'node:stream';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import type { OrderExportQuery } from '@taana-baana/contract/admin/schemas/orders.ts';
import { csv } from '@taana-baana/contract/admin/texts/order-export.ts';
import { methodOf } from '@taana-baana/contract/admin/texts/order-list.ts';
import { indianTimeOf } from '@taana-baana/contract/indian-days.ts';
import type { ShipmentRow } from '../../../database/fulfilment-tables.ts';
import type { OrderLineRow, OrderRow } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { type CsvColumn, writeCsv } from '../../../integrations/csv.ts';
import { type Actor, recordAction } from '../../audit-log/audit-log.service.ts';
import { listRefundedPaise } from '../../payments/order-payment.service.ts';
import { listShipments } from '../fulfilment/shipments.repository.ts';
import { type OrderRecord, toOrderRecord } from '../orders.mapping.ts';
import { listLines } from '../orders.repository.ts';
import { readOrdersOfTab } from './order-list.service.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'settings'>;

interface ExportedLine {
  readonly order: OrderRecord;
  readonly row: OrderRow;
  readonly line: OrderLineRow;
  /** Sums of the order stand in its first line only, so that a column adds up. */
  readonly isFirst: boolean;
  readonly refundedPaise: number;
  readonly parcel: ShipmentRow | undefined;
}

const ofOrder =
  (value: (exported: ExportedLine) => number | null): CsvColumn<ExportedLine>['value'] =>
  (exported) =>
    exported.isFirst ? value(exported) : null;

const columns: readonly CsvColumn<ExportedLine>[] = [
  { header: csv.number, value: ({ order }) => order.number },
  { header: csv.paidAt, value: ({ order }) => order.paidAt && indianTimeOf(new Date(order.paidAt)) },
  { header: csv.status, value: ({ order }) => order.status },
  { header: csv.name, value: ({ row }) => row.customer_name },
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
  { header: csv.state, value: ({ order }) => order.address && order.address.state },
  { header: csv.pincode, value: ({ order }) => order.address && String(order.address.pincode) },
  { header: csv.title, value: ({ line }) => line.title },
  { header: csv.color, value: ({ line }) => line.color_title },
  { header: csv.size, value: ({ line }) => line.size },
  { header: csv.quantity, value: ({ line }) => line.quantity },
  { header: csv.price, value: ({ line }) => line.price },
  { header: csv.lineTotal, value: ({ line }) => line.price * line.quantity },
  { header: csv.shipping, value: ofOrder(({ order }) => order.shippingPrice) },
  { header: csv.total, value: ofOrder(({ order }) => order.total) },
  { header: csv.credit, value: ofOrder(({ order }) => order.credit) },
  { header: csv.refunded, value: ofOrder(({ refundedPaise }) => refundedPaise / 100) },
  { header: csv.payment, value: ({ order }) => order.providerPaymentId },
  { header: csv.method, value: ({ order }) => order.paymentMethod && methodOf(order.paymentMethod) },
  { header: csv.fee, value: ofOrder(({ order }) => order.paymentFeePaise && order.paymentFeePaise / 100) },
  { header: csv.courier, value: ({ parcel }) => parcel?.courier ?? null },
  { header: csv.awb, value: ({ parcel }) => parcel?.awb ?? null },
];

/** A CSV file of the orders that the list shows, in its order. */
export async function exportOrders(deps: Needs, query: OrderExportQuery, role: Role, actor: Actor): Promise<Readable> {
  // What was searched for may be a name or a number: the log has no customer's data.
  const { tab, from, to } = query;
  await recordAction(deps.db, deps.clock, actor, {
    action: 'orders export',
    subject: 'orders',
    after: { tab, from, to },
  });
  return writeCsv(columns, readLines(deps, query, role));
}

async function* readLines(deps: Needs, query: OrderExportQuery, role: Role): AsyncGenerator<ExportedLine> {
  for await (const rows of readOrdersOfTab(deps, query, role)) {
    const orders = rows.map(toOrderRecord);
    const ids = orders.map(({ id }) => id);
    const lines = Map.groupBy(await listLines(deps.db, ids), (line) => line.order_id);
    const refunded = await listRefundedPaise(deps.db, orders);
    const parcels = await listShipments(deps.db, ids);
    for (const [index, order] of orders.entries()) {
      for (const [position, line] of (lines.get(order.id) ?? []).entries()) {
        yield {
          order,
          row: rows[index] as OrderRow,
          line,
          isFirst: position === 0,
          refundedPaise: refunded.get(order.id) ?? 0,
          parcel: parcels.get(order.id),
        };
      }
    }
  }
}
