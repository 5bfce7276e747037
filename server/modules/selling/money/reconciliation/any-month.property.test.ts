// Property test: after any payments, refunds, cancellations and exchanges with their documents, the
// bridge of every month adds up exactly, without differences.
import fc from 'fast-check';
import type { KyselyPlugin } from 'kysely';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPayments } from '../../../../database/payments/fill-payments.ts';
import { bridgeRows } from '@taana-baana/contract/admin/schemas/selling/reconciliation.ts';
import type { TaxDocumentRow } from '../../../../database/tables/document-tables.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { addOrder } from '../../desk/order-page/testing.ts';
import { reconcileDocuments } from './reconciliation.service.ts';
import { addCreditNote, addDocument, addExchangeCredit, addRefund, addReplacedExchange } from './testing.ts';

const hour = 3600_000;
const opening = Date.parse('2026-10-20T10:00:00.000Z');
const months = ['2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02'];

/** Events of an order, each a number of hours after the previous one. */
const step = fc.record({
  does: fc.constantFrom('packs', 'refunds', 'refunds', 'cancels', 'credits', 'replaces', 'corrects'),
  hours: fc.integer({ min: 1, max: 500 }),
  paise: fc.integer({ min: 1, max: 60_000 }),
});
const life = fc.record({
  paid: fc.integer({ min: 0, max: 1000 }),
  by: fc.constantFrom('provider', 'hand'),
  credit: fc.constantFrom(0, 200, 600),
  steps: fc.array(step, { maxLength: 6 }),
});

type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

describe.each(testEngines)('any months on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  async function empty(): Promise<void> {
    const { db } = shop.deps;
    const tables = ['tax_document_lines', 'tax_documents', 'document_counters', 'store_credit_entries'] as const;
    for (const table of [...tables, 'exchanges', 'refunds', 'order_lines'] as const)
      await db.deleteFrom(table).execute();
    await db.deleteFrom('orders').where('parent_id', 'is not', null).execute();
    await db.deleteFrom('orders').execute();
  }

  async function live({ paid, by, credit, steps }: Life): Promise<void> {
    const { db } = shop.deps;
    let time = opening + paid * hour;
    const at = () => new Date(time).toISOString();
    const nothing = { provider_payment_id: null, payment_method: null };
    const changes = { credit, ...(by === 'hand' || credit === 600 ? nothing : {}) };
    const added = await addOrder(db, at(), {}, changes);
    const order = { ...added, paymentId: changes.credit === 600 || by === 'hand' ? added.id : added.paymentId };
    /** What the shop has: of the payment, then of store credit. */
    let [own, asCredit] = [60_000 - credit * 100, credit * 100];
    let bill: Awaited<ReturnType<typeof addDocument>> | undefined;
    let isCancelled = false;
    /** The invoice of replaced goods, and what it still bills. */
    const replacements: { bill: TaxDocumentRow; left: number }[] = [];

    /** The part of a refund that exceeds the order's own rest belongs to replaced goods. */
    async function lowerReplacement(paise: number): Promise<void> {
      const one = replacements.find(({ left }) => left > 0);
      if (!one || paise <= 0) return;
      const amount = Math.min(one.left, paise);
      const refund = { amount_paise: amount, status: by === 'hand' ? 'by hand' : 'due' };
      const id = await addRefund(db, order, at(), refund);
      one.left -= amount;
      await addCreditNote(db, one.bill, at(), amount, `refund:${id}`);
    }

    async function addRefundAndNote(paise: number, cause?: string): Promise<void> {
      const toOwn = Math.min(own, paise);
      const toCredit = Math.min(asCredit, Math.ceil((paise - toOwn) / 100) * 100);
      if (toOwn + toCredit === 0) return;
      const refund = { amount_paise: toOwn, credit: toCredit / 100, status: by === 'hand' ? 'by hand' : 'due' };
      const id = await addRefund(db, order, at(), refund);
      [own, asCredit] = [own - toOwn, asCredit - toCredit];
      if (bill) await addCreditNote(db, bill, at(), toOwn + toCredit, cause ?? `refund:${id}`);
    }

    for (const { does, hours, paise } of steps) {
      time += hours * hour;
      const kept = own + asCredit;
      if (isCancelled) break;
      if (does === 'refunds') await lowerReplacement(paise - kept);
      if (kept === 0) continue;
      if (does === 'packs') bill ??= await addDocument(db, order.id, at(), kept);
      if (does === 'refunds') await addRefundAndNote(paise);
      if (does === 'cancels') {
        await addRefundAndNote(kept, 'cancelled');
        isCancelled = true;
      }
      if (!bill) continue;
      if (does === 'corrects') {
        await addCreditNote(db, bill, at(), kept, 'corrected');
        bill = await addDocument(db, order.id, at(), kept);
      }
      const whole = Math.floor(Math.min(own, paise) / 100) * 100;
      if (does === 'credits' && whole > 0) {
        await addExchangeCredit(db, order.id, at(), whole / 100);
        await addCreditNote(db, bill, at(), whole, `exchange:${time}`);
        own -= whole;
      }
      if (does === 'replaces' && whole > 0) {
        const none = { total: 0, items_total: 0, shipping_price: 0, ...nothing, parent_id: order.id };
        const replacement = await addOrder(db, at(), {}, none);
        const exchange = await addReplacedExchange(db, order.id, replacement.id, at());
        time += hours * hour;
        await addCreditNote(db, bill, at(), whole, `exchange:${exchange}`);
        replacements.push({ bill: await addDocument(db, replacement.id, at(), whole), left: whole });
        own -= whole;
      }
    }
  }

  it('add up to zero, and have no differences', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(life, { minLength: 1, maxLength: 12 }), async (lives) => {
        await empty();
        for (const one of lives) await live(one);
        for (const month of months) {
          const { bridge: rows, differences } = await reconcileDocuments(shop.deps.db, month);
          const documents = rows.invoices + rows['credit notes'];
          const others = bridgeRows.slice(2).reduce((sum, row) => sum + (rows[row] ?? 0), 0);
          expect([differences, rows['not explained'], documents - others]).toEqual([[], 0, 0]);
        }
      }),
      { numRuns: Number(process.env.RECONCILIATION_RUNS ?? 25) },
    );
  }, 120_000);

  it('know what a replacement is worth, also when many orders lie between it and those that it replaces', async () => {
    await empty();
    const { db } = shop.deps;
    const byHand = { provider_payment_id: null, status: 'Shipped' };
    const at = '2026-11-20T10:00:00.000Z';
    const paid = await addOrder(db, '2026-10-02T10:00:00.000Z', {}, byHand);
    const order = { ...paid, paymentId: paid.id };
    let bill = await addDocument(db, order.id, '2026-10-03T10:00:00.000Z', 60_000);
    // Exchanged, and the replacement exchanged again, twice.
    for (let replaced = order.id, made = 0; made < 3; made += 1) {
      for (let other = 0; other < 150; other += 1) await addOrder(db, '2026-11-05T10:00:00.000Z', {}, byHand);
      const none = { total: 0, items_total: 0, shipping_price: 0, parent_id: replaced };
      const replacement = await addOrder(db, at, {}, { ...byHand, ...none });
      const exchange = await addReplacedExchange(db, replaced, replacement.id, at);
      await addCreditNote(db, bill, at, 50_000, `exchange:${exchange}`);
      bill = await addDocument(db, replacement.id, at, 50_000);
      replaced = replacement.id;
    }
    const refund = await addRefund(db, order, '2026-11-25T10:00:00.000Z', {
      amount_paise: 20_000,
      status: 'by hand',
    });
    await addCreditNote(db, bill, '2026-11-25T10:00:00.000Z', 20_000, `refund:${refund}`);
    const { bridge, differences } = await reconcileDocuments(db, '2026-11');
    expect([differences, bridge['not explained']]).toEqual([[], 0]);
  });

  it('are read with ten thousand orders in few statements, and others are served in between', async () => {
    await empty();
    const { db } = shop.deps;
    const { id } = await addOrder(db, '2026-11-10T10:00:00.000Z', {}, { provider_payment_id: null, status: 'Shipped' });
    const document = await addDocument(db, id, '2026-11-11T10:00:00.000Z', 60_000);
    const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    for (let made = 1; made < 10_000; made += 101) {
      const serials = Array.from({ length: 101 }, (_, index) => made + index + 1);
      const orders = serials.map((serial) => ({
        ...order,
        id: v7(),
        number: `TB-N${serial}`,
        provider_order_id: null,
        placed_at: null,
      }));
      await db.insertInto('orders').values(orders).execute();
      const documents = orders.map(({ id: order_id }, index) => {
        const serial = serials[index] ?? 0;
        return { ...document, id: v7(), order_id, serial, number: `INV/26-27/${serial}` };
      });
      await db.insertInto('tax_documents').values(documents).execute();
    }
    await fillPayments(db);
    await db.updateTable('document_counters').set({ last: 10_000 }).execute();
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        statements += 1;
        return result;
      },
    };
    let turns = 0;
    const turn = () => {
      turns += 1;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    const { bridge, differences } = await reconcileDocuments(db.withPlugin(counting), '2026-11');
    clearImmediate(next);
    expect([bridge.invoices, bridge['not explained'], differences]).toEqual([600_000_000, 0, []]);
    expect(statements).toBeLessThan(300);
    expect(turns).toBeGreaterThanOrEqual(40);
  });
});
