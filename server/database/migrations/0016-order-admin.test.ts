// Existing orders get the current customer's data, those of deleted accounts nothing; the previous
// version can still use the tables.
import { expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import type { Database } from '../tables.ts';
import { openTestDatabase, testEngines } from '../testing.ts';

const at = '2026-11-20T10:00:00.000Z';
const order = (id: string, customer_id: string, number: string | null) => ({
  id,
  customer_id,
  number,
  status: number === null ? 'Expired' : 'Ordered',
  items_total: 1000,
  shipping_price: 100,
  total: 1100,
  created_at: at,
  paid_at: number === null ? null : at,
  checks: 0,
});
const customer = { email: 'asha@example.com', mobile: '9876543210', password_hash: 'h', created_at: at };

async function customersOf(db: Database) {
  return db
    .selectFrom('orders')
    .select(['id', 'customer_name', 'customer_mobile', 'customer_email', 'name_key', 'last_name_key'])
    .orderBy('id')
    .execute();
}

test.each(testEngines)('orders of before are found by their customers (%s)', async (engine) => {
  const database = await openTestDatabase(engine, '0014-staff');
  const { db } = database;
  await db
    .insertInto('customers')
    .values({ id: 'asha', firstname: 'Àsha  Devi', lastname: 'KUMARI', ...customer })
    .execute();
  const placed = Array.from({ length: 1001 }, (_, index) => order(`b-${index}`, 'asha', `TB-${index}`));
  await db
    .insertInto('orders')
    .values([order('a-deleted', 'nobody', 'TB-GONE'), ...placed.slice(0, 600)])
    .execute();
  await db
    .insertInto('orders')
    .values([...placed.slice(600), order('c-unpaid', 'asha', null)])
    .execute();
  await migrate(database);
  const nobody = { customer_name: null, customer_mobile: null, customer_email: null, name_key: null };
  const asha = {
    customer_name: 'Àsha  Devi KUMARI',
    customer_mobile: '9876543210',
    customer_email: 'asha@example.com',
    name_key: 'àsha devi kumari',
    last_name_key: 'kumari àsha devi',
  };
  const rows = await customersOf(db);
  expect(rows.at(0)).toEqual({ id: 'a-deleted', ...nobody, last_name_key: null });
  expect(rows.at(-1)).toEqual({ id: 'c-unpaid', ...nobody, last_name_key: null });
  expect(rows).toHaveLength(placed.length + 2);
  for (const row of rows.slice(1, -1)) expect(row).toEqual({ id: row.id, ...asha });
  // As the previous version inserts it: without the new columns.
  await db
    .insertInto('orders')
    .values(order('d-of-before', 'asha', 'TB-BEFORE'))
    .execute();
  expect((await customersOf(db)).at(-1)).toEqual({ id: 'd-of-before', ...nobody, last_name_key: null });
  await database.close();
});
