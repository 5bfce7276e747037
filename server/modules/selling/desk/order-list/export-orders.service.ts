// Exports orders for a spreadsheet: one row per line of an order.
import type { Readable } from 'node:stream';
import { type Role, isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import type { OrderExportQuery } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { csv } from '@taana-baana/contract/admin/texts/selling/order-export.ts';
import { paidPaise } from '@taana-baana/contract/pricing/paid-value.ts';
import type { OrderLineRow } from '../../../../database/tables/order-tables.ts';
import type { Deps } from '../../../../deps.ts';
import { type CsvColumn, writeCsv } from '../../../../integrations/csv.ts';
import { hasCashOrders } from '../../money/cash-book/cash-figures.repository.ts';
import { type Actor, recordAction } from '../../../shop/audit-log/audit-log.service.ts';
import {
  type ExportedOrder,
  cashColumns,
  contactColumns,
  goodsColumns,
  orderColumns,
  parcelColumns,
  paymentColumns,
  readExportedOrders,
  stateColumn,
} from './exported-orders.service.ts';
import { readOrdersOfTab } from './order-list.service.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'settings'>;

interface ExportedLine extends ExportedOrder {
  readonly line: OrderLineRow;
  /** Sums of the order are in its first line only, so that a column adds up. */
  readonly isFirst: boolean;
}

const ofOrder =
  (value: (exported: ExportedLine) => number | null): CsvColumn<ExportedLine>['value'] =>
  (exported) =>
    exported.isFirst ? value(exported) : null;

const columnsFor = (role: Role, hasCash: boolean): readonly CsvColumn<ExportedLine>[] => [
  ...orderColumns,
  ...(isPermitted(role, 'contact.read') ? contactColumns : []),
  stateColumn,
  ...goodsColumns,
  { header: csv.quantity, value: ({ line }) => line.quantity },
  { header: csv.price, value: ({ line }) => line.price },
  { header: csv.lineTotal, value: ({ line }) => paidPaise(line) / 100 },
  { header: csv.shipping, value: ofOrder(({ order }) => order.shippingPrice) },
  { header: csv.total, value: ofOrder(({ order }) => order.total) },
  { header: csv.credit, value: ofOrder(({ order }) => order.credit) },
  { header: csv.refunded, value: ofOrder(({ refundedPaise }) => refundedPaise / 100) },
  ...paymentColumns,
  {
    header: csv.fee,
    value: ofOrder(({ payment }) => (payment?.fee_paise ? payment.fee_paise / 100 : (payment?.fee_paise ?? null))),
  },
  ...parcelColumns,
  ...(hasCash ? cashColumns<ExportedLine>(({ isFirst }) => isFirst) : []),
];

/** A CSV file of the orders that the list shows, in its order, with what the role may see. */
export async function exportOrders(deps: Needs, query: OrderExportQuery, role: Role, actor: Actor): Promise<Readable> {
  // The search text may be a name or a number, and the log holds no customer data.
  const { tab, from, to } = query;
  await recordAction(deps.db, deps.clock, actor, {
    action: 'orders export',
    subject: 'orders',
    after: { tab, from, to },
  });
  return writeCsv(columnsFor(role, await hasCashOrders(deps.db)), readLines(deps, query, role));
}

async function* readLines(deps: Needs, query: OrderExportQuery, role: Role): AsyncGenerator<ExportedLine> {
  for await (const rows of readOrdersOfTab(deps, query, role)) {
    for (const exported of await readExportedOrders(deps.db, rows)) {
      for (const [position, line] of exported.lines.entries()) yield { ...exported, line, isFirst: position === 0 };
    }
  }
}
