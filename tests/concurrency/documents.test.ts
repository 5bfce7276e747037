// Numbers of tax documents: eight processes issue them, are killed before any query and started
// again. With DOCUMENTS=10000 it takes some minutes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { fillPayments } from '../../server/database/payments/fill-payments.ts';
import { batchesOf } from '../../server/database/batches.ts';
import type { Database } from '../../server/database/tables.ts';
import { type TestDatabase, openTestDatabase, testEngines } from '../../server/database/testing.ts';
import { addressIn } from '../../server/modules/selling/money/documents/issue/testing.ts';

const writers = 8;
const wanted = Number(process.env.DOCUMENTS ?? 800);
/** Every fourth is cancelled, and has a credit note as well. */
const cancelled = Math.floor(wanted / 5 / writers) * writers;
const orders = 4 * cancelled;
/** Of each process. */
const deaths = 3;
/** Maximum number of queries of a process: its orders need more over all its restarts. */
const maxQueries = wanted / writers / deaths;
const at = '2026-11-20T10:00:00.000Z';
const program = join(import.meta.dirname, 'document-writer.ts');

/** Every fourth is cancelled once it is packed. */
async function addOrders(db: Database): Promise<void> {
  const ids = Array.from({ length: orders }, () => v7());
  const address = JSON.stringify(addressIn('Kerala'));
  const rows = ids.map((id, index) => ({
    id,
    customer_id: `writer-${index % writers}`,
    status: 'Ordered',
    items_total: 499,
    shipping_price: 0,
    total: 499,
    address,
    note: Math.floor(index / writers) % (orders / cancelled) === 0 ? 'cancel' : null,
    created_at: at,
    paid_at: at,
    checks: 0,
  }));
  for (const batch of batchesOf(rows)) await db.insertInto('orders').values(batch).execute();
  await fillPayments(db);
  const line = { product_id: 'tee', title: 'Tee', color_id: 'red', color_title: 'Red', size: 'M', quantity: 1 };
  const lines = ids.map((id) => ({ ...line, id: v7(), order_id: id, position: 0, price: 499 }));
  for (const batch of batchesOf(lines)) await db.insertInto('order_lines').values(batch).execute();
}

/** Runs until the writer's orders are done. Resolves to the number of kills. */
async function runWriter(database: TestDatabase, engine: string, index: number): Promise<number> {
  for (let killed = 0; ; killed += 1) {
    // 0: it is not killed.
    const lastQuery = killed < deaths ? 1 + Math.floor(Math.random() * maxQueries) : 0;
    const child = spawn(process.execPath, [program, engine, database.where, `writer-${index}`, String(lastQuery)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    if (signal === 'SIGKILL') continue;
    expect(code).toBe(0);
    return killed;
  }
}

describe.each(testEngines)('documents of eight processes on %s', (engine) => {
  it(
    'have the numbers from 1 on, each once, whenever a process is killed [guard admin.28]',
    { timeout: 900_000 },
    async () => {
      const database = await openTestDatabase(engine);
      const { db } = database;
      await addOrders(db);
      const killed = await Promise.all(
        Array.from({ length: writers }, (_, index) => runWriter(database, engine, index)),
      );
      expect(killed).toEqual(Array.from({ length: writers }, () => deaths));

      const rows = await db
        .selectFrom('tax_documents')
        .select(['kind', 'series', 'serial', 'number', 'order_id'])
        .orderBy('serial')
        .execute();
      const invoices = rows.filter(({ kind }) => kind === 'invoice');
      const notes = rows.filter(({ kind }) => kind === 'credit note');
      expect([invoices.length, notes.length]).toEqual([orders, cancelled]);
      expect(new Set(invoices.map((row) => row.order_id)).size).toBe(orders);
      expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
      for (const series of Map.groupBy(rows, (row) => row.series).values()) {
        expect(series.map(({ serial }) => serial)).toEqual(series.map((_, index) => index + 1));
      }
      const counters = await db.selectFrom('document_counters').select('last').orderBy('last').execute();
      expect(counters.map(({ last }) => last)).toEqual([cancelled, orders]);
      const lines = db.selectFrom('tax_document_lines').select((eb) => eb.fn.countAll().as('count'));
      expect(Number((await lines.executeTakeFirstOrThrow()).count)).toBe(rows.length);
      await database.close();
    },
  );
});
