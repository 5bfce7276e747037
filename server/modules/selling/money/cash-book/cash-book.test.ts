// What couriers owe: by courier and age, what is to be claimed, and how it is settled.
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '@taana-baana/contract/calendar/indian-days.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { exportClaims, readCashBook } from './cash-book.service.ts';
import { applyRemittance } from './remittances.service.ts';
import { acceptFreight, nameOrder, writeOff } from './settle-cash.service.ts';
import { addCashOrder, remittance } from './testing.ts';

const today = '2026-11-29';
const daysAgo = (days: number) => startOfDay(addDays(today, -days));

describe.each(testEngines)('the cash of couriers on %s', (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(`${today}T10:00:00.000Z`) } });
  });
  afterEach(() => shop.close());
  const add = (awb: string, changes: Partial<Parameters<typeof addCashOrder>[1]> = {}) =>
    addCashOrder(shop.deps.db, { awb, ...changes });
  const apply = (file: ReturnType<typeof remittance>) => applyRemittance(shop.deps, file, commandLine);
  const book = () => readCashBook(shop.deps);
  const claims = async () => (await text(await exportClaims(shop.deps))).trim().split('\r\n').slice(1);

  it('has every order of 200 by its courier: 52 came back, 3 are short, 1 is paid twice, 1 is missing', async () => {
    const couriers = ['Delhivery', 'Shiprocket'] as const;
    const paid: Record<string, (readonly [string, string, string, string])[]> = { Delhivery: [], Shiprocket: [] };
    let [delivered, received] = [0, 0];
    for (let index = 0; index < 200; index += 1) {
      const courier = couriers[index % 2] ?? 'Delhivery';
      const rupees = 500 + index;
      const awb = `W${String(index).padStart(3, '0')}`;
      const isBack = index < 52;
      await add(awb, { courier, rupees, status: isBack ? 'Cancelled' : 'Delivered', at: daysAgo(20) });
      if (isBack) continue;
      delivered += rupees;
      if (index === 199) continue; // Shiprocket never pays it.
      const short = [60, 61, 62].indexOf(index) + 1;
      const paise = rupees * 100 - short * 1050;
      received += paise;
      paid[courier]?.push([awb, `₹${paise / 100}`, '', 'UTR1']);
    }
    paid.Delhivery?.push(['W100', '600', '', 'UTR2']);
    for (const courier of couriers) await apply(remittance(paid[courier] ?? [], courier));
    const { couriers: sums, open, total, unknown } = await book();
    expect(sums).toMatchObject([
      // 60 lacks 10.50, 62 lacks 31.50, 100 has 600 too much.
      { courier: 'Delhivery', orders: 74, outstandingPaise: 1050 + 3150 - 60_000 },
      // 61 lacks 21, 199 lacks 699.
      { courier: 'Shiprocket', orders: 74, outstandingPaise: 2100 + 69_900 },
    ]);
    expect(sums.reduce((sum, one) => sum + one.deliveredPaise, 0)).toBe(delivered * 100);
    expect(sums.reduce((sum, one) => sum + one.receivedPaise, 0)).toBe(received + 60_000);
    expect([total, unknown]).toEqual([5, []]);
    expect(open.map(({ courier, awb, fault, outstandingPaise }) => [courier, awb, fault, outstandingPaise])).toEqual([
      ['Delhivery', 'W060', 'short', 1050],
      ['Shiprocket', 'W061', 'short', 2100],
      ['Delhivery', 'W062', 'short', 3150],
      ['Delhivery', 'W100', 'too much', -60_000],
      ['Shiprocket', 'W199', 'missing', 69_900],
    ]);
    expect(
      (await claims()).map((line) =>
        line
          .split(',')
          .filter((_, cell) => cell !== 2)
          .join(),
      ),
    ).toEqual([
      'Delhivery,W060,2026-11-09,560.00,549.50,0.00,10.50,Paid in part',
      'Shiprocket,W061,2026-11-09,561.00,540.00,0.00,21.00,Paid in part',
      'Delhivery,W062,2026-11-09,562.00,530.50,0.00,31.50,Paid in part',
      'Shiprocket,W199,2026-11-09,699.00,0.00,0.00,699.00,Not paid',
    ]);
  });

  it('is outstanding by the days since the delivery, and missing after those of the settings', async () => {
    const days = [0, 7, 8, 12, 13, 14, 15, 30, 31, 400];
    for (const [index, age] of days.entries()) await add(`W${index}`, { rupees: 200 + index, at: daysAgo(age) });
    await add('ON ITS WAY', { status: 'Shipped', at: daysAgo(40) });
    const { couriers, open } = await book();
    expect(couriers).toMatchObject([
      { orders: 10, agedPaise: [200 + 201, 202 + 203 + 204 + 205, 206 + 207, 208 + 209].map((rupees) => rupees * 100) },
    ]);
    expect(open.map(({ awb }) => awb)).toEqual(['W9', 'W8', 'W7', 'W6', 'W5', 'W4']);
    expect(await claims()).toHaveLength(6);
  });

  it('belongs to the courier of the latest parcel', async () => {
    const { id } = await add('A1');
    await shop.deps.db
      .insertInto('shipments')
      .values({
        id: 'zz',
        order_id: id,
        courier: 'DTDC',
        awb: 'B2',
        track_token: 't',
        created_at: '',
        returned_at: null,
      })
      .execute();
    expect((await book()).couriers).toMatchObject([{ courier: 'DTDC', outstandingPaise: 60_000 }]);
  });

  it('is settled by freight that is accepted: what the file says, once', async () => {
    const { number } = await add('A1');
    await apply(remittance([['A1', '550', '40']]));
    expect((await book()).open).toMatchObject([{ number, fault: 'short', freightPaise: 4000, outstandingPaise: 5000 }]);
    await acceptFreight(shop.deps, number, commandLine);
    await expect(acceptFreight(shop.deps, number, commandLine)).rejects.toThrow(`Order ${number}: no freight waits`);
    expect((await book()).open).toMatchObject([{ freightPaise: 0, outstandingPaise: 1000 }]);
  });

  it('is written off with a reason, as it was seen, and is open no more', async () => {
    const { number } = await add('A1');
    await add('A2');
    await apply(remittance([['A1', '550'], ['A2', '600'], ['A2', '600', '', 'UTR2']])); // oxfmt-ignore
    await expect(writeOff(shop.deps, number, { paise: 4000, note: 'lost' }, commandLine)).rejects.toThrow(
      `Order ${number}: Rs. 50 is open now`,
    );
    await writeOff(shop.deps, number, { paise: 5000, note: 'The courier says it is lost' }, commandLine);
    await expect(writeOff(shop.deps, number, { paise: 5000, note: 'again' }, commandLine)).rejects.toThrow(
      'nothing is open',
    );
    const { open, couriers } = await book();
    expect(open).toMatchObject([{ fault: 'too much', outstandingPaise: -60_000 }]);
    await writeOff(shop.deps, open[0]?.number ?? '', { paise: -60_000, note: 'Set off' }, commandLine);
    expect([couriers[0]?.lostPaise, (await book()).open, (await book()).couriers[0]?.outstandingPaise]).toEqual([
      5000,
      [],
      0,
    ]);
    const log = await shop.deps.db.selectFrom('audit_log').select(['action', 'subject', 'after']).execute();
    expect(log).toContainEqual({
      action: 'cash write off',
      subject: `order ${number}`,
      after: JSON.stringify({ paise: 5000, reason: 'The courier says it is lost' }),
    });
  });

  it('that came for an unknown AWB waits until somebody names its order', async () => {
    const { number } = await add('A1');
    await apply(remittance([['A7', '600']]));
    const [paid] = (await book()).unknown;
    expect(paid).toMatchObject({ awb: 'A7', reference: 'UTR1', paise: 60_000 });
    await nameOrder(shop.deps, paid?.id ?? '', number, commandLine);
    await expect(nameOrder(shop.deps, paid?.id ?? '', number, commandLine)).rejects.toThrow('has its order already');
    const { unknown, couriers } = await book();
    expect([unknown, couriers[0]?.outstandingPaise]).toEqual([[], 0]);
  });
});
