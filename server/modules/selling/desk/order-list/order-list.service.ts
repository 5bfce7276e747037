// The admin's order list: tabs, search, days, pages by cursor.
import type { OrderStatus } from '@taana-baana/contract';
import {
  type OrderTab,
  isOldestFirst,
  maxCount,
  orderTabs,
  statusOfTab,
} from '@taana-baana/contract/admin/paths/order-tabs.ts';
import { type Role, isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import type {
  OrderExportQuery,
  OrderList,
  OrderListQuery,
  OrderRow as WireRow,
} from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import type { Database } from '../../../../database/tables.ts';
import type { OrderRow } from '../../../../database/tables/order-tables.ts';
import type { Deps } from '../../../../deps.ts';
import { cursorOf, placeOf, readPage } from '../../../list-page.ts';
import { addDays, startOfDay } from '@taana-baana/contract/calendar/indian-days.ts';
import { listRefundedBooks } from '../../money/payments/books.repository.ts';
import { listPaymentStates } from '../../money/payments/payment-states.service.ts';
import { listPaymentProblems } from '../../money/payments/payment-problems.service.ts';
import { requireOrder } from '../../order/order-records.service.ts';
import { listReturnedOrders, listLatestParcels } from '../../goods/parcels/parcels.repository.ts';
import { isFinal } from '../../order/transitions.service.ts';
import { listLines } from '../../order/order-goods.repository.ts';
import { toOrderRecord } from '../../order/orders.mapping.ts';
import { toOrderRow } from './order-list.mapping.ts';
import {
  type ListedRow,
  type OrderFilter,
  countOrders,
  countOrdersOf,
  listOrderRows,
} from './order-list.repository.ts';
import { listNotes } from '../../order/order-notes.repository.ts';
import { toSearchTerms } from './order-search.service.ts';
import { listUnplacedPayments } from './unplaced.service.ts';

type Needs = Pick<Deps, 'db' | 'settings'>;

/** Rows of the file per read. */
const readAtOnce = 500;

/** Closed orders are not counted: nobody has to work on them. */
const openStatuses = [...new Set(Object.values(statusOfTab))].filter(
  (status) => status !== null && !isFinal(status),
) as OrderStatus[];

export async function listOrdersOfTab(deps: Needs, query: OrderListQuery, role: Role): Promise<OrderList> {
  const { db } = deps;
  const { attention, unplaced, filter } = await readFilter(deps, query, role);
  const after = placeOf(query.after);
  const { rows, next } = await readPage(
    query.limit,
    (most) => listOrderRows(db, { ...filter, after }, most),
    ({ placed_at: at, id }) => cursorOf({ at: at ?? '', id }),
  );
  const counts = await countOrders(db, { statuses: openStatuses, attention, most: maxCount });
  const countOf = (tab: OrderTab) => {
    const status = statusOfTab[tab];
    if (tab === 'to-confirm') return counts.toConfirm > 0 || takesCash(deps) ? counts.toConfirm : null;
    if (status === null) return Math.min(maxCount, counts.attention + unplaced.length);
    return counts.statuses[openStatuses.indexOf(status)] ?? null;
  };
  return {
    orders: await toRows(db, rows, role),
    ...(!after && (await withUnplaced(db, query, filter, unplaced))),
    next,
    counts: Object.fromEntries(orderTabs.map((tab) => [tab, countOf(tab)])) as OrderList['counts'],
  };
}

const takesCash = ({ settings }: Needs): boolean => settings.current().cash.isOn;

/** In the tab of what needs attention those of which a refund is owed; in a search all that match. */
async function withUnplaced(
  db: Database,
  { tab }: OrderListQuery,
  { terms, from, before }: OrderFilter,
  owed: readonly string[],
): Promise<Pick<OrderList, 'unplaced'>> {
  if (tab === undefined ? terms === undefined : tab !== 'attention') return {};
  const ids = tab === 'attention' ? owed : undefined;
  return { unplaced: await listUnplacedPayments(db, { ids, terms, from, before }) };
}

/** All rows of the list, over all its pages, read on demand. */
export async function* readOrdersOfTab(deps: Needs, query: OrderExportQuery, role: Role): AsyncGenerator<OrderRow[]> {
  const { filter } = await readFilter(deps, query, role);
  for (let after: OrderFilter['after']; ;) {
    const rows = await listOrderRows(deps.db, { ...filter, after }, readAtOnce);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < readAtOnce) return;
    after = { at: last.placed_at ?? '', id: last.id };
  }
}

/** Of these customers, newest first. */
export async function listOrdersOf(
  db: Database,
  customerIds: readonly string[],
  { role, limit }: { readonly role: Role; readonly limit: number },
): Promise<WireRow[]> {
  const terms = customerIds.map((value) => ({ column: 'customer_id' as const, value, isBeginning: false }));
  return toRows(db, await listOrderRows(db, { terms }, limit), role);
}

/** Whether the shop has ever sold something. */
export const hasOrders = async (db: Database): Promise<boolean> => (await listOrderRows(db, {}, 1)).length > 0;

export interface OrdersToPack {
  readonly toConfirm: number;
  readonly toPack: { readonly count: number; readonly late: number };
  readonly packed: number;
  readonly outForDelivery: number;
}

/** Counts open orders by their next step; `late`: to be packed, and placed before `lateBefore`. */
export async function countOrdersToPack(db: Database, lateBefore: Date): Promise<OrdersToPack> {
  const late = lateBefore.toISOString();
  const statuses = ['Ordered', 'Processing', 'Out for Delivery'] as const;
  const counts = await countOrders(db, { statuses, attention: [], most: maxCount });
  const [count = 0, packed = 0, outForDelivery = 0] = counts.statuses;
  return {
    toConfirm: counts.toConfirm,
    toPack: {
      count,
      late: await countOrdersOf(db, 'Ordered', { before: late, confirmedBefore: late, most: maxCount }),
    },
    packed,
    outForDelivery,
  };
}

/** Shipped, and placed on this day of India or before it. */
export const countShippedUntil = (db: Database, day: string): Promise<number> =>
  countOrdersOf(db, 'Shipped', { before: startOfDay(addDays(day, 1)), most: maxCount });

/** `attention`: ids of the orders that need attention, without those that have a note. */
async function readFilter(
  deps: Needs,
  query: OrderExportQuery,
  role: Role,
): Promise<{ attention: readonly string[]; unplaced: readonly string[]; filter: OrderFilter }> {
  const { db } = deps;
  const problems = await listPaymentProblems(db);
  const returned = await listReturnedOrders(db, maxCount);
  const attention = [...problems.refundFailed, ...problems.disputed, ...problems.toRefundByHand, ...returned];
  const customerId = query.customerOf && (await requireOrder(db, query.customerOf)).customerId;
  return { attention, unplaced: problems.unplaced, filter: toFilter(deps, query, { role, attention, customerId }) };
}

function toFilter(
  { settings }: Needs,
  { search, tab, from, to, product, state, courier, payment }: OrderExportQuery,
  { role, attention, customerId }: { role: Role; attention: readonly string[]; customerId: string | undefined },
): OrderFilter {
  const searching = {
    canReadContact: isPermitted(role, 'contact.read'),
    canReadDocuments: isPermitted(role, 'documents.read'),
    shopName: settings.current().name,
  };
  return {
    status: (tab && statusOfTab[tab]) ?? undefined,
    isToConfirm: tab === 'to-confirm',
    attention: tab === 'attention' ? attention : undefined,
    terms:
      customerId !== undefined
        ? [{ column: 'customer_id', value: customerId, isBeginning: false }]
        : search
          ? toSearchTerms(search, searching)
          : // Few orders have it: they are found by it, and then narrowed.
            product
            ? [{ column: 'product', value: product, isBeginning: false }]
            : undefined,
    product,
    state,
    courier,
    instrument: payment,
    from: from && startOfDay(from),
    before: to && startOfDay(addDays(to, 1)),
    isOldestFirst: isOldestFirst(tab),
  };
}

async function toRows(db: Database, rows: readonly ListedRow[], role: Role): Promise<WireRow[]> {
  const orders = rows.map(toOrderRecord);
  if (rows.length === 0) return [];
  const booksOf = await listRefundedBooks(db, orders);
  const states = await listPaymentStates(db, orders, booksOf);
  const ids = orders.map(({ id }) => id);
  const linesOf = Map.groupBy(await listLines(db, ids), (line) => line.order_id);
  const parcels = await listLatestParcels(db, ids);
  const noted = new Set((await listNotes(db, ids)).map((note) => note.order_id));
  return orders.map((order, index) =>
    toOrderRow(
      {
        order,
        row: rows[index] as ListedRow,
        states: states[index] ?? [],
        lines: linesOf.get(order.id) ?? [],
        books: booksOf(order),
        parcel: parcels.get(order.id),
        isNoted: noted.has(order.id),
      },
      role,
    ),
  );
}
