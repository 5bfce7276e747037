// Statements that run on every click are planned once per PostgreSQL connection.
import { lockCustomer } from '../transaction.ts';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { findSession } from '../../modules/people/accounts/sessions.repository.ts';
import { insertOrAddLine, listLines } from '../../modules/selling/actions/cart/cart.repository.ts';
import type { Database } from '../tables.ts';
import { openTestDatabase, testEngines } from '../testing.ts';

const end = { now: '2026-11-21', openedBefore: '2026-05-21' };

async function press(db: Database): Promise<void> {
  await findSession(db, 'a token', end);
  await lockCustomer(db, 'asha');
  const choice = { product_id: 'tee', color_id: 'maroon', size: 'M', quantity: 1 } as const;
  await insertOrAddLine(db, { id: v7(), customer_id: 'asha', created_at: end.now, ...choice }, false);
  await listLines(db, 'asha');
}

describe.runIf(testEngines.includes('postgres'))('statements that are prepared', () => {
  it('are those of a session and a cart, each once, and follow a table that gets a column', async () => {
    const database = await openTestDatabase('postgres');
    await database.db.connection().execute(async (db) => {
      for (let count = 0; count < 8; count += 1) await press(db);
      const { rows } = await sql<{ runs: number }>`
        select generic_plans + custom_plans as runs from pg_prepared_statements
      `.execute(db);
      expect(rows.map(({ runs }) => runs)).toEqual([8, 8, 8, 8]);
      // A process of the previous version keeps working after a migration.
      for (const table of ['sessions', 'customers', 'cart_lines', 'products', 'product_variants', 'colors']) {
        await sql`alter table ${sql.table(table)} add column later text`.execute(db);
      }
      await press(db);
    });
    await database.close();
  });
});
