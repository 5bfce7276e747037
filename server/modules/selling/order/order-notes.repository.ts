// The table of notes that staff write on orders.
import type { Insertable, Selectable } from 'kysely';
import type { OrderNoteRow } from '../../../database/tables/fulfilment-tables.ts';
import type { Database } from '../../../database/tables.ts';

export async function insertNote(trx: Database, row: Insertable<OrderNoteRow>): Promise<void> {
  await trx.insertInto('order_notes').values(row).execute();
}

/** Oldest first. */
export async function listNotes(db: Database, orderIds: readonly string[]): Promise<Selectable<OrderNoteRow>[]> {
  if (orderIds.length === 0) return [];
  return db.selectFrom('order_notes').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute();
}

/** Oldest first. */
export function listNotesOfCustomer(
  db: Database,
  customerId: string,
): Promise<(Pick<OrderNoteRow, 'text' | 'created_at'> & { number: string | null })[]> {
  return db
    .selectFrom('order_notes')
    .innerJoin('orders', 'orders.id', 'order_notes.order_id')
    .select(['orders.number', 'order_notes.text', 'order_notes.created_at'])
    .where('orders.customer_id', '=', customerId)
    .orderBy('order_notes.id')
    .execute();
}

export async function deleteNotes(trx: Database, orderId: string): Promise<void> {
  await trx.deleteFrom('order_notes').where('order_id', '=', orderId).execute();
}

/** Of an order whose customer has deleted the account. */
export async function deleteNotesWithoutCustomer(trx: Database, orderId: string): Promise<void> {
  const ownerless = trx
    .selectFrom('orders')
    .leftJoin('customers', 'customers.id', 'orders.customer_id')
    .select('orders.id')
    .where('orders.id', '=', orderId)
    .where('customers.id', 'is', null)
    // Somebody without an account is named.
    .where('orders.customer_name', 'is', null);
  await trx.deleteFrom('order_notes').where('order_id', 'in', ownerless).execute();
}
