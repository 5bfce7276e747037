// Orders to pack now, in as many statements for 100 orders as for one.
import type { OrderStatus } from '@taana-baana/contract';
import { addressLines } from '@taana-baana/contract/addresses/address-lines.ts';
import { maxPackedAtOnce } from '@taana-baana/contract/admin/limits/system-limits.ts';
import { maxCount } from '@taana-baana/contract/admin/paths/order-tabs.ts';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import type { PackingList } from '@taana-baana/contract/admin/schemas/selling/packing.ts';
import { mobileDigits } from '@taana-baana/contract/typed/exact-text.ts';
import type { OrderRow } from '../../../database/tables/order-tables.ts';
import type { Deps } from '../../../deps.ts';
import { readPage } from '../../list-page.ts';
import { listProductColors, listProductPictures } from '../../catalog/products/products.service.ts';
import { listPaymentStates } from '../money/payments/payment-states.service.ts';
import { linesLeft, listPiecesRefunded } from '../money/payments/refunds/refunded-pieces.service.ts';
import { listMembers } from '../../people/staff/staff-members.service.ts';
import { canReadContact } from '../order/customer-contact.service.ts';
import { contentsOf, toNote, toOrderLine } from '../order/order-rows.mapping.ts';
import { timesOf, toCollect, toCustomerName, toFlags } from './order-list/order-list.mapping.ts';
import { listNotes } from '../order/order-notes.repository.ts';
import { countOrdersOf, listOrderRows } from './order-list/order-list.repository.ts';
import { toAddress, toOrderRecord } from '../order/orders.mapping.ts';
import { listLines } from '../order/order-goods.repository.ts';

export async function readPackingList(
  deps: Pick<Deps, 'db' | 'changes' | 'config'>,
  role: Role,
  most = maxPackedAtOnce,
): Promise<PackingList> {
  const { db } = deps;
  const { rows, next } = await readPage(most, (limit) =>
    listOrderRows(db, { status: 'Ordered', isOldestFirst: true }, limit),
  );
  if (rows.length === 0) return { orders: [], hasMore: false };
  const orders = rows.map(toOrderRecord);
  const states = await listPaymentStates(db, orders);
  const ids = rows.map(({ id }) => id);
  const lines = await listLines(db, ids);
  const written = await listNotes(db, ids);
  const members = await listMembers(
    db,
    written.map((note) => note.staff_id),
  );
  const products = [...new Set(lines.map((line) => line.product_id))];
  const pictures = await listProductPictures(deps, products);
  const colors = await listProductColors(deps, products);
  const refunded = await listPiecesRefunded(db, orders, lines);
  const notesOf = Map.groupBy(written, (note) => note.order_id);
  const together = listTogether(rows);
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  return {
    orders: orders.map((order, index) => {
      const row = rows[index] as OrderRow;
      const isVisible = canReadContact(role, order);
      const notes = notesOf.get(row.id) ?? [];
      const goesWith = together.get(row.id);
      const left = linesLeft(linesOf.get(row.id) ?? [], refunded);
      return {
        number: row.number ?? '',
        ...timesOf(order),
        status: order.status as OrderStatus,
        flags: toFlags(order, states[index] ?? [], { isNoted: notes.length > 0 }),
        customer: toCustomerName(order, row),
        city: (isVisible && order.address?.city) || null,
        state: order.address?.state || null,
        ...toCollect(order),
        note: isVisible ? order.note : null,
        notes: isVisible ? notes.map((note) => toNote(note, members)) : [],
        contents: contentsOf(left),
        ...(goesWith && { goesWith }),
        lines: left.map((line) =>
          toOrderLine(deps, line, 0, pictures.get(line.product_id) ?? [], colors.get(line.product_id) ?? []),
        ),
      };
    }),
    hasMore: next !== null,
    total: await countOrdersOf(db, 'Ordered', { most: maxCount }),
  };
}

/**
 * By the id of an order: the numbers of the others for the same customer, by the mobile number, at the same address.
 * What is paid on delivery goes alone: its label says what to collect, and its AWB is of one order.
 */
export function listTogether(rows: readonly OrderRow[]): ReadonlyMap<string, string[]> {
  const sameOf = Map.groupBy(rows, goalOf);
  sameOf.delete(null);
  const groups = [...sameOf.values()].filter((group) => group.length > 1);
  return new Map(
    groups.flatMap((group) =>
      group.map((row) => [row.id, group.flatMap(({ id, number }) => (id === row.id ? [] : [number ?? '']))] as const),
    ),
  );
}

function goalOf(row: OrderRow): string | null {
  const address = toAddress(row);
  if (!address || row.customer_mobile === null || row.payment_method === 'cash-on-delivery') return null;
  return [mobileDigits(row.customer_mobile), ...addressLines(address)].join('\n').toLowerCase();
}
