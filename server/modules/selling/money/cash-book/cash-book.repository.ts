// SQL for the cash that couriers collect: payments on delivery, and what became of them.
import { type Expression, sql } from 'kysely';
import type { Database } from '../../../../database/tables.ts';
import type { CashEntryRow, RemittanceRow } from '../../../../database/tables/money/cash-tables.ts';
import type { PaymentRow } from '../../../../database/tables/order-tables.ts';

/** An order that is, or was to be, paid on delivery. */
export interface OwedCash {
  readonly id: string;
  readonly number: string | null;
  readonly status: string;
  readonly state: PaymentRow['state'];
  /** What the courier was to collect; 0 if that ended. */
  readonly duePaise: number;
  /** Received, accepted as freight, or written off. */
  readonly settledPaise: number;
}

interface OwedRow extends Omit<OwedCash, 'duePaise' | 'settledPaise'> {
  readonly amount_paise: number;
  readonly settled: number | string | null;
}

const toOwed = ({ amount_paise: paise, settled, ...row }: OwedRow): OwedCash => ({
  ...row,
  duePaise: row.state === 'cancelled' ? 0 : paise,
  settledPaise: Number(settled ?? 0),
});

const settledOf = (order: Expression<string>) =>
  sql<number | string | null>`(select sum(paise) from cash_entries where order_id = ${order})`;

const selectOwed = (db: Database) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .where('payments.method', '=', 'cash-on-delivery')
    .select((eb) => [
      'orders.id',
      'orders.number',
      'orders.status',
      'payments.state',
      'payments.amount_paise',
      settledOf(eb.ref('orders.id')).as('settled'),
    ]);

/** Each once, also if the AWB was entered for it twice. */
export async function listOwedByAwbs(db: Database, awbs: readonly string[]): Promise<(OwedCash & { awb: string })[]> {
  const rows = await selectOwed(db)
    .innerJoin('shipments', 'shipments.order_id', 'orders.id')
    .select('shipments.awb')
    .distinct()
    .where('shipments.awb', 'in', awbs)
    .execute();
  return rows.map(({ awb, ...row }) => ({ ...toOwed(row), awb: awb ?? '' }));
}

export async function listOwedByNumbers(db: Database, numbers: readonly string[]): Promise<OwedCash[]> {
  return (await selectOwed(db).where('orders.number', 'in', numbers).execute()).map(toOwed);
}

export async function findOwed(db: Database, orderId: string): Promise<OwedCash | undefined> {
  const row = await selectOwed(db).where('orders.id', '=', orderId).executeTakeFirst();
  return row && toOwed(row);
}

/** What files say was paid for these AWBs, or orders' numbers. */
export const listApplied = (db: Database, awbs: readonly string[]) =>
  db.selectFrom('cash_entries').select(['awb', 'reference']).where('awb', 'in', awbs).execute();

/** False: the file was applied before. Another transaction with it waits. */
export async function insertRemittance(trx: Database, row: RemittanceRow): Promise<boolean> {
  const made = await trx
    .insertInto('remittances')
    .values(row)
    .onConflict((conflict) => conflict.column('file_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function deleteRemittance(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('remittances').where('id', '=', id).execute();
}

export const hasFile = async (db: Database, hash: string): Promise<boolean> =>
  (await db.selectFrom('remittances').select('id').where('file_hash', '=', hash).executeTakeFirst()) !== undefined;

export async function findColumns(db: Database, courier: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('remittance_columns')
    .select('columns')
    .where('courier', '=', courier)
    .executeTakeFirst();
  return row?.columns;
}

/** Until the transaction ends, nobody else applies a file of the courier. */
export async function saveColumns(trx: Database, courier: string, columns: string): Promise<void> {
  await trx
    .insertInto('remittance_columns')
    .values({ courier, columns })
    .onConflict((conflict) => conflict.column('courier').doUpdateSet({ columns }))
    .execute();
}

export async function insertEntries(trx: Database, rows: readonly CashEntryRow[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('cash_entries').values(rows).execute();
}

/** The freight that files of the order name, and what was accepted of it. */
export async function sumFreight(db: Database, orderId: string): Promise<number> {
  const row = await db
    .selectFrom('cash_entries')
    .select(
      sql<number | string | null>`sum(freight_paise - case when kind = 'freight' then paise else 0 end)`.as('left'),
    )
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return Number(row?.left ?? 0);
}

export const lockEntry = (trx: Database, id: string): Promise<Pick<CashEntryRow, 'order_id' | 'paise'> | undefined> =>
  trx
    .updateTable('cash_entries')
    .set({ kind: 'received' })
    .where('id', '=', id)
    .where('kind', '=', 'received')
    .returning(['order_id', 'paise'])
    .executeTakeFirst();

export async function updateEntryOrder(trx: Database, id: string, orderId: string): Promise<void> {
  await trx.updateTable('cash_entries').set({ order_id: orderId }).where('id', '=', id).execute();
}
