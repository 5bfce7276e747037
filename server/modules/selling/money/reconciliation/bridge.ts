// The bridge from a month's documents to its money. It names what neither money nor time explains.
import {
  type Bridge,
  type BridgeRow,
  bridgeRows,
  isCashRow,
} from '@taana-baana/contract/admin/schemas/selling/reconciliation.ts';
import { monthOf } from '@taana-baana/contract/calendar/indian-months.ts';
import { type MovementKind, type OrderLedger, billedBy, heldAt, signed, sumOf } from './order-ledger.ts';
import type { Period } from './reconciliation.repository.ts';

const rowOf: Readonly<Record<MovementKind, BridgeRow>> = {
  captured: 'captured',
  refunded: 'refunded',
  'received by hand': 'received by hand',
  'given back by hand': 'given back by hand',
  'credit spent': 'credit spent',
  'credit returned': 'credit returned',
  'to collect': 'to collect',
  'with couriers': 'with couriers',
  'cash received': 'cash received',
  'cash written off': 'cash written off',
};

type Sums = Readonly<Record<BridgeRow, number>>;

export interface MonthBridge {
  readonly rows: Sums;
  /** Unexplained paise by order. */
  readonly unexplained: ReadonlyMap<OrderLedger, number>;
}

export function toBridge(ledgers: readonly OrderLedger[], period: Period): MonthBridge {
  const rows = { ...emptyBridge };
  const unexplained = new Map<OrderLedger, number>();
  for (const one of ledgers) {
    const documents = one.documents.filter(({ day }) => monthOf(day) === period.month);
    const movements = one.movements.filter(({ at }) => at >= period.from && at < period.before);
    for (const document of documents) {
      rows[document.kind === 'credit note' ? 'credit notes' : 'invoices'] += signed(document);
    }
    for (const { kind, paise } of movements) rows[rowOf[kind]] += paise;
    const before = heldAt(one, {
      isIssued: ({ day }) => monthOf(day) < period.month,
      isPast: ({ at }) => at < period.from,
    });
    const after = heldAt(one, {
      isIssued: ({ day }) => monthOf(day) <= period.month,
      isPast: ({ at }) => at < period.before,
    });
    rows[rowOfReserved(one, before.paise - after.paise, after.isBilled)] += before.paise - after.paise;
    const rest = billedBy(documents) - sumOf(movements) - before.paise + after.paise;
    if (rest === 0) continue;
    rows['not explained'] += rest;
    unexplained.set(one, rest);
  }
  return { rows, unexplained };
}

export const emptyBridge = toRows(() => 0);

export const addBridges = (one: Sums, other: Sums): Sums => toRows((row) => one[row] + other[row]);

/** Without rows of cash on delivery in which nothing moved. */
export const toShown = (sums: Sums): Bridge =>
  Object.fromEntries(
    bridgeRows.filter((row) => sums[row] !== 0 || !isCashRow(row)).map((row) => [row, sums[row]]),
  ) as Bridge;

function toRows(of: (row: BridgeRow) => number): Record<BridgeRow, number> {
  return Object.fromEntries(bridgeRows.map((row) => [row, of(row)])) as Record<BridgeRow, number>;
}

const packed = new Set(['Processing', 'Shipped', 'Out for Delivery', 'Delivered']);

function rowOfReserved({ order, documents }: OrderLedger, released: number, isBilled: boolean): BridgeRow {
  if (documents.length === 0 && packed.has(order.status)) return 'without document';
  if (released < 0) return 'not packed';
  return isBilled ? 'paid before' : 'given back before packing';
}
