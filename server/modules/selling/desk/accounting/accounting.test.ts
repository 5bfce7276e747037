// Accounting on screen: problems, the list, and the cost of both.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type RecordedPlans, recordPlans } from '../../../../database/testing/query-plans.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { listTaxDocuments, readAccountingMonth } from './accounting.service.ts';
import { exportAccounting } from './export-accounting.service.ts';
import { type Issued, issue } from './testing.ts';

describe.each(testEngines)('accounting on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  let sold: Issued;
  let note: Issued;
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date('2026-11-24T12:00:00.000Z') } });
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('accountant'));
    const { db } = shop.deps;
    await issue(db, { day: '2026-09-30', issued_at: '2026-09-30T06:00:00.000Z' });
    sold = await issue(db, {
      day: '2026-11-02',
      due_at: '2026-11-02T06:30:00.000Z',
      customer_gstin: '10ABCDE1234F1ZF',
    });
    note = await issue(db, { day: '2026-11-03' }, [{}], sold);
    await issue(db, { due_at: '2026-11-24T11:30:00.000Z', issued_at: '2026-11-24T11:30:00.000Z' }, [
      { hsn: '4202' },
      { hsn: '9503' },
      { hsn: '6302' },
    ]);
    const bill = { kind: 'bill', series: 'BIL/26-27', place_code: null, day: '2026-11-10' } as const;
    await issue(db, bill, [{ rate: null, hsn: '4202' }]);
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  const november = async () => (await admin.call('getAccounting', { cookie, query: { month: '2026-11' } })).body;
  const list = async (query: Record<string, string>) => (await admin.call('listDocuments', { cookie, query })).body;
  const numbersOf = async (query: Record<string, string>) => (await list(query)).documents.map(({ number }) => number);

  it('counts the documents of the month, and says since when there are any', async () => {
    const { counts, firstMonth, sellerKind } = await november();
    expect(counts).toEqual([
      { kind: 'invoice', documents: 2 },
      { kind: 'bill', documents: 1 },
      { kind: 'credit note', documents: 1 },
    ]);
    expect([firstMonth, sellerKind]).toEqual(['2026-09', 'bill']);
  });

  it('names codes that are no apparel, and counts PDFs that are an hour late', async () => {
    expect((await november()).attention).toEqual({
      otherHsn: { codes: ['4202', '9503'], documents: 1 },
      lateFiles: 1,
    });
  });

  it('leaves bills out of the taxable value, not out of the total', async () => {
    const { rates, places, sales } = await november();
    expect(rates.map(({ rate, taxablePaise, totalPaise }) => [rate, taxablePaise, totalPaise])).toEqual([
      [null, 0, 59_900],
      [5, 171_144, 179_700],
    ]);
    expect(places.map(({ place }) => place)).toEqual([null, '10']);
    expect(sales.totalPaise).toBe(5 * 59_900);
  });

  it('lists the newest first, page by page', async () => {
    const seen: string[] = [];
    let after = '';
    do {
      const page = await list({ month: '2026-11', limit: '1', ...(after ? { after } : {}) });
      seen.push(...page.documents.map(({ day }) => day));
      after = page.next ?? '';
    } while (after);
    expect(seen).toEqual(['2026-11-24', '2026-11-10', '2026-11-03', '2026-11-02']);
  });

  it('says of a document whose it is and what it corrects', async () => {
    const { documents } = await list({ month: '2026-11', kind: 'credit note' });
    expect(documents).toEqual([
      {
        id: note.row.id,
        kind: 'credit note',
        number: note.row.number,
        day: '2026-11-03',
        orderNumber: expect.stringMatching(/^TB-/),
        customer: 'Asha Kumari',
        customerGstin: null,
        place: '10-Bihar',
        totalPaise: 59_900,
        corrects: sold.row.number,
      },
    ]);
  });

  it('finds a document by its number, by the end of it, and by its order, in any month', async () => {
    expect(await numbersOf({ search: 'inv/26-27/00001', month: '2026-11' })).toEqual(['INV/26-27/00001']);
    expect(await numbersOf({ search: '00001' })).toEqual(['BIL/26-27/00001', 'CRN/26-27/00001', 'INV/26-27/00001']);
    expect(await numbersOf({ search: '1', kind: 'bill' })).toEqual(['BIL/26-27/00001']);
    const { documents } = await list({ search: sold.row.number });
    const order = documents[0]?.orderNumber ?? '';
    expect(await numbersOf({ search: order.toLowerCase() })).toEqual([note.row.number, sold.row.number]);
    expect(await numbersOf({ search: order.slice(3) })).toHaveLength(2);
    expect(await numbersOf({ search: 'nobody' })).toEqual([]);
  });

  it.each([
    ['month', 'november'],
    ['kind', 'receipt'],
    ['after', 'yesterday'],
  ])('refuses the %s %s', async (name, value) => {
    const query = { [name]: value };
    expect((await admin.call('listDocuments', { cookie, query })).status).toBe(400);
  });

  describe('among 3,000 documents', () => {
    let plans: RecordedPlans;
    beforeAll(async () => {
      await fill(3000);
      if (engine === 'postgres') await sql`analyze`.execute(shop.deps.db);
      plans = recordPlans(shop.deps.db, engine);
    });

    const scansOf = async (work: () => Promise<unknown>) =>
      (await plans.plansOf(work)).filter(({ line }) =>
        engine === 'sqlite'
          ? /^SCAN (document|line|tax_documents|tax_document_lines)\b(?!.* (INDEX tax_documents_due|COVERING INDEX tax_documents_day)$)/.test(
              line,
            )
          : /Seq Scan on (tax_documents|tax_document_lines)\b/.test(line),
      );

    it('a month ends in an index', async () => {
      expect(await scansOf(() => readAccountingMonth({ ...shop.deps, db: plans.db }, '2026-11'))).toEqual([]);
    });

    it.each([
      { month: '2026-11' },
      { month: '2026-11', kind: 'credit note' },
      { month: '2026-11', after: '2026-11-20_0' },
      { search: '42' },
      { search: 'INV/26-27/00042' },
      { search: 'TB-ABCDEF' },
    ] as const)('the list of %j ends in an index', async (query) => {
      const deps = { db: plans.db, settings: shop.deps.settings };
      expect(await scansOf(() => listTaxDocuments(deps, { limit: 50, ...query }))).toEqual([]);
    });

    it.each(['b2b', 'b2cl', 'b2cs', 'cdnur', 'taxes', 'hsn-b2c', 'documents', 'orders', 'credit-notes'] as const)(
      'the file %s ends in an index, with as many statements for 150 documents as for one',
      async (what) => {
        const save = (month: string) => async () =>
          (await exportAccounting({ db: plans.db, clock: shop.deps.clock }, what, month, { channel: 'cli' })).toArray();
        expect(await scansOf(save('2025-01'))).toEqual([]);
        expect(await plans.countOf(save('2025-01'))).toBe(await plans.countOf(save('2025-02')));
      },
    );

    it('a page takes one statement, however long', async () => {
      const deps = { db: plans.db, settings: shop.deps.settings };
      expect(await plans.countOf(() => listTaxDocuments(deps, { month: '2025-01', limit: 50 }))).toBe(1);
    });
  });

  /**
   * Of one order, to be fast: 150 in January 2025, one of each kind in February, the others in
   * 2024.
   */
  async function fill(count: number): Promise<void> {
    const { db } = shop.deps;
    const [document] = await db.selectFrom('tax_documents').selectAll().where('id', '=', sold.row.id).execute();
    const [line] = await db
      .selectFrom('tax_document_lines')
      .selectAll()
      .where('document_id', '=', sold.row.id)
      .execute();
    if (!document || !line) throw new Error('there is the first invoice');
    const rows = Array.from({ length: count }, (_, index) => ({
      ...document,
      id: `filled-${index}`,
      kind: index % 5 === 0 ? ('credit note' as const) : ('invoice' as const),
      series: index % 5 === 0 ? 'C/24-25' : 'I/24-25',
      serial: index,
      number: `I/24-25/${index}`,
      customer_gstin: index % 3 === 0 ? document.customer_gstin : null,
      invoice_id: index % 5 === 0 ? document.id : null,
      cause: index % 5 === 0 ? `refund:${index}` : null,
      due_at: null,
      day:
        index < 150
          ? '2025-01-15'
          : index < 155
            ? '2025-02-15'
            : `2024-${String(1 + (index % 12)).padStart(2, '0')}-15`,
    }));
    for (let start = 0; start < count; start += 500) {
      const some = rows.slice(start, start + 500);
      await db.insertInto('tax_documents').values(some).execute();
      await db
        .insertInto('tax_document_lines')
        .values(some.map(({ id }) => ({ ...line, document_id: id })))
        .execute();
    }
  }
});
