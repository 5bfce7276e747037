// A courier's file: what each row is, and that it is applied once, and wholly or not at all.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { dying } from '../payments/testing.ts';
import { readCashBook } from './cash-book.service.ts';
import { applyRemittance, checkRemittance } from './remittances.service.ts';
import { addCashOrder, remittance } from './testing.ts';

describe.each(testEngines)('a remittance file on %s', (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date('2026-11-29T10:00:00.000Z') } });
  });
  afterEach(() => shop.close());
  const add = (awb: string, changes: Partial<Parameters<typeof addCashOrder>[1]> = {}) =>
    addCashOrder(shop.deps.db, { awb, ...changes });
  const apply = (file: ReturnType<typeof remittance>) => applyRemittance(shop.deps, file, commandLine);
  const entries = () =>
    shop.deps.db.selectFrom('cash_entries').select(['kind', 'paise', 'outcome', 'awb']).orderBy('id').execute();
  const outstanding = async () => (await readCashBook(shop.deps)).couriers.map((one) => one.outstandingPaise);

  it('says what each row is, and applies just that', async () => {
    for (const awb of ['exact', 'short', 'kept', 'gross', 'twice']) await add(awb.toUpperCase());
    await add('BACK', { status: 'Cancelled' });
    await add('EARLY', { status: 'Shipped' });
    const byNumber = await add('OTHER');
    const file = remittance([
      ['EXACT', '600'],
      ['SHORT', '550'],
      ['KEPT', '560', '40'],
      ['GROSS', '600', '40'],
      ['TWICE', '600'],
      ['TWICE', '600', '', 'UTR2'],
      ['BACK', '600'],
      ['EARLY', '600'],
      [byNumber.number, '600'],
      ['NOBODY', '600'],
      ['EXACT', '600'],
    ]);
    expect(await checkRemittance(shop.deps, file)).toMatchObject({
      isMapped: true,
      problems: { total: 0 },
      freightPaise: 8000,
      sums: [
        { outcome: 'exact', rows: 2, paise: 120_000 },
        { outcome: 'freight', rows: 2, paise: 112_000 },
        { outcome: 'short', rows: 1, paise: 55_000 },
        { outcome: 'twice', rows: 1, paise: 60_000 },
        { outcome: 'returned', rows: 1, paise: 60_000 },
        { outcome: 'early', rows: 1, paise: 60_000 },
        { outcome: 'unknown', rows: 2, paise: 120_000 },
        { outcome: 'known', rows: 1, paise: 60_000 },
      ],
    });
    expect(await entries()).toEqual([]);
    const { rows } = await apply(file);
    expect(rows.find(({ outcome }) => outcome === 'short')).toMatchObject({ awb: 'SHORT', beyondPaise: 5000 });
    expect(await entries()).toHaveLength(10);
    // Due: 6 of Rs. 600. Received: those of known orders. Open: short 50, freight 80, other 600; too much: 3 of 600.
    expect(await outstanding()).toEqual([5000 + 8000 + 60_000 - 3 * 60_000]);
  });

  it('finds an order by its number, if the file has no AWB of it', async () => {
    const { number } = await add('A1');
    const csv = `AWB,Order number,Amount\n,${number.toLowerCase()},600\n`;
    const { sums } = await apply({ courier: 'Delhivery', acceptsFreight: false, csv });
    expect([sums, await outstanding()]).toEqual([[{ outcome: 'exact', rows: 1, paise: 60_000 }], [0]]);
  });

  it('changes nothing the second time, whole or row by row, also of another courier', async () => {
    await add('A1');
    await add('A2');
    await apply(remittance([['A1', '600']]));
    const before = await entries();
    expect((await apply(remittance([['A1', '600']]))).sums).toMatchObject([{ outcome: 'known', rows: 1 }]);
    expect((await apply(remittance([['A1', '600']], 'Shiprocket'))).sums).toMatchObject([{ outcome: 'known' }]);
    expect(await entries()).toEqual(before);
    const { sums } = await apply(remittance([['A1', '600.00'], ['A2', '600']])); // oxfmt-ignore
    expect(sums.map(({ outcome }) => outcome)).toEqual(['exact', 'known']);
    expect([(await entries()).length, await outstanding()]).toEqual([2, [0]]);
    expect((await readCashBook(shop.deps)).files).toMatchObject([{ rows: 1 }, { rows: 1 }]);
  });

  it('is applied once, if two members of staff press at once', async () => {
    await add('A1');
    const file = remittance([['A1', '600']]);
    const other = { ...file, csv: file.csv.replace('600', '600.00') };
    await Promise.all([apply(file), apply(file), apply(other)]);
    expect(await entries()).toHaveLength(1);
  });

  it('is refused as a whole, if a row is', async () => {
    await add('A1');
    await add('TOGETHER');
    await add('TOGETHER');
    const one = remittance([['A1', '600'], ['A1', 'much']]); // oxfmt-ignore
    expect((await checkRemittance(shop.deps, one)).problems.listed).toEqual([
      { row: 3, message: '“much” is no amount.' },
    ]);
    await expect(apply(one)).rejects.toThrow('Nothing was applied. Row 3: “much” is no amount.');
    await expect(apply(remittance([['A1', '600'], ['TOGETHER', '1200']]))).rejects.toThrow('went together'); // oxfmt-ignore
    await expect(apply({ ...one, csv: 'Number,Sum\nA1,600' })).rejects.toThrow('Choose the column of the amount');
    expect(await entries()).toEqual([]);
    expect(await shop.deps.db.selectFrom('remittances').selectAll().execute()).toEqual([]);
  });

  it('is applied wholly or not at all, wherever the process dies', async () => {
    await add('A1');
    await add('A2');
    const file = { ...remittance([['A1', '560', '40'], ['A2', '600']]), acceptsFreight: true }; // oxfmt-ignore
    const left: number[] = [];
    let statements = 0;
    for (let isDone = false; !isDone; statements += 1) {
      const db = dying(shop.deps.db, statements);
      isDone = await applyRemittance({ ...shop.deps, db }, file, commandLine).then(
        () => true,
        () => false,
      );
      left.push(isDone ? 0 : (await entries()).length);
    }
    expect([left.filter((count) => count > 0), statements > 5]).toEqual([[], true]);
    expect([await entries(), await outstanding()]).toMatchObject([[{}, { kind: 'freight', paise: 4000 }, {}], [0]]);
  });

  it('remembers the columns that were chosen for the courier', async () => {
    const { number } = await add('A1');
    const columns = { awb: '', order: 'Number', amount: 'Sum', freight: '', reference: '', day: '' };
    const csv = `Number,Sum\n${number},600\n`;
    expect((await checkRemittance(shop.deps, { courier: 'Delhivery', csv })).isMapped).toBe(false);
    await apply({ courier: 'Delhivery', csv, columns, acceptsFreight: false });
    const later = await checkRemittance(shop.deps, { courier: 'Delhivery', csv: `${csv}TB-9,5\n` });
    expect([later.isMapped, later.columns]).toEqual([true, columns]);
    expect((await checkRemittance(shop.deps, { courier: 'Shiprocket', csv })).isMapped).toBe(false);
  });

  it('of 50,000 rows is read and applied in few statements', async () => {
    await add('W7');
    const rows = Array.from({ length: 49_999 }, (_, index) => [`W${index}`, '600'] as const);
    let statements = 0;
    const counting = shop.deps.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        statements += 1;
        return result;
      },
    });
    const { sums } = await applyRemittance({ ...shop.deps, db: counting }, remittance(rows), commandLine);
    expect(sums.map(({ outcome, rows: count }) => [outcome, count])).toEqual([
      ['exact', 1],
      ['unknown', 49_998],
    ]);
    expect(statements).toBeLessThan(250);
  }, 120_000);
});
