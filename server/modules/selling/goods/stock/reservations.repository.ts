// SQL for what orders reserve and take of the stock. A count changes in one statement with its
// condition, so that no two orders get the same piece.
import { type ExpressionBuilder, sql } from 'kysely';
import type { OrderRow } from '../../../../database/tables/order-tables.ts';
import type { StockMovementRow } from '../../../../database/tables/stock-tables.ts';
import type { Database, Tables } from '../../../../database/tables.ts';
import type { VariantChoice } from './stock.repository.ts';

export interface CountRow {
  readonly product_id: string;
  readonly stock: number;
  readonly reserved: number;
}

export interface ReservationRow {
  readonly order_id: string;
  readonly variant_id: string;
  readonly quantity: number;
}

/** Orders that reserve pieces, locked until the transaction ends. */
const lockReserving = (trx: Database) =>
  trx
    .updateTable('orders')
    .set((eb) => ({ status: eb.ref('status') }))
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('stock_reservations').select('order_id').whereRef('order_id', '=', 'orders.id')),
    );

/** The customer's checkouts. Not orders that staff took. */
export async function lockReservingOrders(trx: Database, customerId: string): Promise<void> {
  await lockReserving(trx).where('customer_id', '=', customerId).where('channel', 'is', null).execute();
}

export function listReservationsOfCustomer(
  trx: Database,
  customerId: string,
): Promise<(ReservationRow & { expires_at: string })[]> {
  return trx
    .selectFrom('stock_reservations')
    .innerJoin('orders', 'orders.id', 'stock_reservations.order_id')
    .select(['order_id', 'variant_id', 'quantity', 'expires_at'])
    .where('customer_id', '=', customerId)
    .where('channel', 'is', null)
    .execute();
}

export function listReservationsOfOrder(trx: Database, orderId: string): Promise<ReservationRow[]> {
  return trx
    .selectFrom('stock_reservations')
    .select(['order_id', 'variant_id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute();
}

/** Undefined: it holds nothing, or is paid by now. */
export const lockReservingOrder = (trx: Database, id: string): Promise<Pick<OrderRow, 'channel'> | undefined> =>
  lockReserving(trx).where('id', '=', id).returning('channel').executeTakeFirst();

export type ReservedPieceRow = Awaited<ReturnType<typeof listReservedPieces>>[number];

/** Of all unpaid orders, the oldest first. */
export function listReservedPieces(db: Database) {
  return db
    .selectFrom('stock_reservations')
    .innerJoin('orders', 'orders.id', 'stock_reservations.order_id')
    .innerJoin('product_variants', 'product_variants.id', 'variant_id')
    .leftJoin('customers', 'customers.id', 'orders.customer_id')
    .leftJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'orders.id')
        .onRef('order_lines.product_id', '=', 'product_variants.product_id')
        .onRef('order_lines.color_id', '=', 'product_variants.color_id')
        .onRef('order_lines.size', '=', 'product_variants.size'),
    )
    .select(['stock_reservations.order_id', 'variant_id', 'stock_reservations.quantity', 'expires_at', 'channel'])
    .select(['orders.created_at', 'firstname', 'lastname', 'email', 'order_lines.title', 'order_lines.color_title'])
    .select(['product_variants.product_id', 'product_variants.size'])
    .orderBy('orders.created_at')
    .orderBy('order_lines.position')
    .execute();
}

export const sumOf = (rows: readonly Pick<ReservationRow, 'quantity'>[]): number =>
  rows.reduce((sum, { quantity }) => sum + quantity, 0);

export async function findReservationEnd(db: Database, orderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('stock_reservations')
    .select('expires_at')
    .where('order_id', '=', orderId)
    .limit(1)
    .executeTakeFirst();
  return row?.expires_at;
}

export async function updateReservationEnd(trx: Database, orderId: string, expiresAt: string): Promise<void> {
  await trx.updateTable('stock_reservations').set({ expires_at: expiresAt }).where('order_id', '=', orderId).execute();
}

export async function deleteReservations(trx: Database, orderIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('stock_reservations').where('order_id', 'in', orderIds).execute();
}

export async function insertReservations(
  trx: Database,
  rows: readonly (ReservationRow & { expires_at: string })[],
): Promise<void> {
  await trx.insertInto('stock_reservations').values(rows).execute();
}

const counts = (eb: ExpressionBuilder<Tables, 'product_variants'>) => [
  eb.ref('product_id').as('product_id'),
  eb.ref('stock').$notNull().as('stock'),
  eb.ref('reserved').as('reserved'),
];

/** Undefined when fewer pieces are left. `more` may be below 0. */
export function updateReserved(trx: Database, id: string, more: number): Promise<CountRow | undefined> {
  return trx
    .updateTable('product_variants')
    .set((eb) => ({ reserved: eb('reserved', '+', more) }))
    .where('id', '=', id)
    .$if(more > 0, (query) => query.where((eb) => eb(eb('stock', '-', eb.ref('reserved')), '>=', more)))
    .returning(counts)
    .executeTakeFirst();
}

/** Sells `sold` pieces, of which `freed` were reserved. Undefined if fewer are left. */
export function updateSold(
  trx: Database,
  id: string,
  { sold, freed }: { readonly sold: number; readonly freed: number },
): Promise<CountRow | undefined> {
  return trx
    .updateTable('product_variants')
    .set((eb) => ({ stock: eb('stock', '-', sold), reserved: eb('reserved', '-', freed) }))
    .where('id', '=', id)
    .where('stock', '>=', sold)
    .$if(sold > freed, (query) => query.where((eb) => eb(eb('stock', '-', eb.ref('reserved')), '>=', sold - freed)))
    .returning(counts)
    .executeTakeFirst();
}

/** Undefined if the variant is made to order by now. */
export function updateStockBy(trx: Database, id: string, more: number): Promise<CountRow | undefined> {
  return trx
    .updateTable('product_variants')
    .set((eb) => ({ stock: eb('stock', '+', more) }))
    .where('id', '=', id)
    .where('stock', 'is not', null)
    .returning(counts)
    .executeTakeFirst();
}

/** Without a lock: for messages to a shopper. */
export function readCounts(trx: Database, id: string): Promise<CountRow> {
  return trx.selectFrom('product_variants').select(counts).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Locks the variant until the transaction ends. */
export function lockCounts(trx: Database, id: string): Promise<CountRow> {
  return trx
    .updateTable('product_variants')
    .set((eb) => ({ reserved: eb.ref('reserved') }))
    .where('id', '=', id)
    .returning(counts)
    .executeTakeFirstOrThrow();
}

export interface CountedLineRow {
  readonly id: string;
  readonly quantity: number;
  readonly title: string;
  readonly color_title: string;
  readonly size: string;
  readonly allows_oversell: number | null;
  readonly reserved: number | null;
}

/** The lines of an order whose stock is counted, by variant. */
export async function listCountedLines(trx: Database, orderId: string): Promise<CountedLineRow[]> {
  const { rows } = await sql<CountedLineRow>`
    select product_variants.id, order_lines.quantity, order_lines.title, order_lines.color_title, order_lines.size,
      products.allows_oversell, stock_reservations.quantity as reserved
    from order_lines
    inner join product_variants on product_variants.product_id = order_lines.product_id
      and product_variants.color_id = order_lines.color_id and product_variants.size = order_lines.size
    left join products on products.id = order_lines.product_id
    left join stock_reservations on stock_reservations.order_id = order_lines.order_id
      and stock_reservations.variant_id = product_variants.id
    where order_lines.order_id = ${orderId} and product_variants.stock is not null
    order by product_variants.id
  `.execute(trx);
  return rows;
}

export interface TakenRow extends VariantChoice {
  readonly variant_id: string;
  readonly quantity: number;
}

/** Pieces that the order has taken and not returned, by variant. */
export function listTaken(db: Database, orderId: string): Promise<TakenRow[]> {
  return (
    db
      .selectFrom('stock_movements')
      .innerJoin('product_variants', 'product_variants.id', 'variant_id')
      .select(['variant_id', 'product_id', 'color_id', 'size'])
      .select((eb) => eb.neg(eb.fn.sum<number>('delta')).as('quantity'))
      .where('order_id', '=', orderId)
      // A write-off follows a return.
      .where('reason', '!=', 'written off')
      .groupBy(['variant_id', 'product_id', 'color_id', 'size'])
      .having((eb) => eb(eb.fn.sum('delta'), '<', 0))
      .orderBy('variant_id')
      .execute()
  );
}

/** Of an order, oldest first. */
export function listMovementsOfOrder(db: Database, orderId: string): Promise<StockMovementRow[]> {
  return db.selectFrom('stock_movements').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}
