// Sales by one dimension, compared with as many days before: for the report, and as files.
import type { Readable } from 'node:stream';
import { regionSpelt } from '@taana-baana/contract/addresses/region-names.ts';
import { isPermitted, type Role } from '@taana-baana/contract/admin/permissions.ts';
import { type SalesDimension, type SalesTableName, periodBefore } from '@taana-baana/contract/admin/sales-periods.ts';
import type { GoodsSold, SalesQuery, SalesTable } from '@taana-baana/contract/admin/schemas/selling/sales.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/sales.ts';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { type CsvColumn, amount, writeCsv } from '../../../../integrations/csv.ts';
import { type Actor, recordAction } from '../../../shop/audit-log/audit-log.service.ts';
import * as repository from './sales-table.repository.ts';
import { type Days, countSold, periodOf, readSalesReport } from './sales.service.ts';
import { shareRefunds } from './share-refunds.ts';

interface Sums {
  orders: number;
  pieces: number;
  paise: number;
  discount: number;
  refunded: number;
  /** Paise, net: of pieces whose cost is known. */
  costed: number;
  cost: number;
  unknown: number;
}
type Group = Sums & { label: string };

const nothing: Sums = { orders: 0, pieces: 0, paise: 0, discount: 0, refunded: 0, costed: 0, cost: 0, unknown: 0 };
const netOf = ({ paise, refunded }: Sums): number => paise - refunded;

export async function readSalesTable(
  { db }: Pick<Deps, 'db'>,
  of: SalesDimension,
  days: Days,
  role: Role,
): Promise<SalesTable> {
  const before = periodBefore(days);
  const [now, then] = [await readGroups(db, of, days), await readGroups(db, of, before)];
  const canSeeCosts = isPermitted(role, 'costs.manage');
  const rows = [...new Set([...now.keys(), ...then.keys()])].map((key) => ({
    key,
    label: (now.get(key) ?? then.get(key))?.label ?? '',
    ...toSold(now.get(key) ?? nothing, then.get(key), canSeeCosts),
  }));
  const soldBefore = await countSold(db, periodOf(before));
  const total = { ...sumOf(now.values()), orders: (await countSold(db, periodOf(days))).orders };
  return {
    rows: rows.toSorted(
      (one, other) =>
        other.pieces - one.pieces ||
        other.netPaise - one.netPaise ||
        (other.netBeforePaise ?? 0) - (one.netBeforePaise ?? 0) ||
        (one.label < other.label ? -1 : 1),
    ),
    total: toSold(total, soldBefore.orders > 0 ? sumOf(then.values()) : undefined, canSeeCosts),
    before,
  };
}

/** One key for what people write in several ways. */
const spelt: Readonly<Partial<Record<SalesDimension, (key: string) => string>>> = {
  color: colorName,
  state: (key) => regionSpelt(key) ?? key,
  discount: (key) => key.toLowerCase(),
};

/** By key. */
async function readGroups(db: Database, of: SalesDimension, days: Days): Promise<Map<string, Group>> {
  const period = periodOf(days);
  const groups = new Map<string, Group>();
  const keyOf = spelt[of] ?? ((key: string) => key);
  const groupOf = (key: string): Group => {
    const known = groups.get(keyOf(key)) ?? { ...nothing, label: '' };
    groups.set(keyOf(key), known);
    return known;
  };
  for (const { key, title, ...sums } of await repository.listGroups(db, period, of)) {
    const group = groupOf(key);
    addTo(group, sums);
    group.label = texts.labelOf(of, keyOf(key), title);
  }
  const refunds = Map.groupBy(await repository.listRefundsOfLines(db, period), ({ order_id: order }) => order);
  const lines = Map.groupBy(await repository.listRefundedLines(db, period, of), ({ order_id: order }) => order);
  for (const [order, own] of lines) {
    for (const [index, { paise, pieces }] of shareRefunds(own, refunds.get(order) ?? []).entries()) {
      const { key, cost_paise: cost } = own[index] as repository.SoldLine;
      const isKnown = cost !== null;
      addTo(groupOf(key), {
        refunded: paise,
        costed: isKnown ? -paise : 0,
        cost: -(cost ?? 0) * pieces,
        unknown: isKnown ? 0 : -pieces,
      });
    }
  }
  return groups;
}

function addTo(sums: Sums, more: Partial<Sums>): void {
  for (const name of Object.keys(nothing) as (keyof Sums)[]) sums[name] += more[name] ?? 0;
}

function sumOf(groups: Iterable<Sums>): Sums {
  const sum = { ...nothing };
  for (const group of groups) addTo(sum, group);
  return sum;
}

function toSold(sums: Sums, before: Sums | undefined, canSeeCosts: boolean): GoodsSold {
  const { orders, pieces, paise, discount, refunded, costed, cost, unknown } = sums;
  const marginPaise = costed - cost;
  const percent = costed > 0 ? Math.round((marginPaise / costed) * 100) : null;
  return {
    orders,
    pieces,
    soldPaise: paise,
    discountPaise: discount,
    refundedPaise: refunded,
    netPaise: netOf(sums),
    netBeforePaise: before ? netOf(before) : null,
    ...(canSeeCosts && { margin: { costPaise: cost, marginPaise, percent, unknown } }),
  };
}

type Row = SalesTable['rows'][number];
const { figures } = texts;

const columns: readonly CsvColumn<GoodsSold>[] = [
  { header: figures.net, value: ({ netPaise }) => amount(netPaise) },
  { header: texts.netBefore, value: ({ netBeforePaise: paise }) => (paise === null ? null : amount(paise)) },
  { header: figures.orders, value: ({ orders }) => orders },
  { header: figures.pieces, value: ({ pieces }) => pieces },
  { header: figures.sold, value: ({ soldPaise }) => amount(soldPaise) },
  { header: figures.refunded, value: ({ refundedPaise }) => amount(refundedPaise) },
  { header: figures.discount, value: ({ discountPaise }) => amount(discountPaise) },
];

const ofMargin = (value: (margin: NonNullable<GoodsSold['margin']>) => number | bigint | null) => (row: GoodsSold) =>
  row.margin ? value(row.margin) : null;
const marginColumns: readonly CsvColumn<GoodsSold>[] = [
  { header: figures.cost, value: ofMargin(({ costPaise }) => amount(costPaise)) },
  { header: figures.margin, value: ofMargin(({ marginPaise }) => amount(marginPaise)) },
  { header: texts.marginPercent, value: ofMargin(({ percent }) => percent) },
  { header: texts.unknownCost, value: ofMargin(({ unknown }) => unknown) },
];

export async function exportSales(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  of: SalesTableName,
  query: SalesQuery,
  { role, actor }: { readonly role: Role; readonly actor: Actor },
): Promise<Readable> {
  const after = { of, from: query.from, to: query.to };
  await recordAction(db, clock, actor, { action: 'sales export', subject: 'sales', after });
  if (of === 'period') {
    const { periods } = await readSalesReport({ db }, query);
    return writeCsv(
      [
        { header: texts.period, value: ({ start }) => start },
        { header: figures.net, value: ({ netPaise }) => amount(netPaise) },
        { header: figures.orders, value: ({ orders }) => orders },
        { header: figures.pieces, value: ({ pieces }) => pieces },
        { header: figures.revenue, value: ({ revenue }) => revenue },
        { header: figures.refunded, value: ({ refundedPaise }) => amount(refundedPaise) },
      ],
      periods,
    );
  }
  const { rows } = await readSalesTable({ db }, of, query, role);
  const name: CsvColumn<Row> = { header: texts.dimensions[of], value: ({ label }) => label };
  return writeCsv([name, ...columns, ...(isPermitted(role, 'costs.manage') ? marginColumns : [])], rows);
}
