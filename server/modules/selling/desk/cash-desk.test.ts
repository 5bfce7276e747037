// Orders paid on delivery, as staff see them until the parcel leaves.
import { afterEach, describe, expect, it } from 'vitest';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import type { TestShop } from '../../../testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { confirmByStaff } from '../actions/cash-on-delivery/confirm-order.service.ts';
import { placeForCash, takeCash } from '../actions/cash-on-delivery/testing.ts';
import { remindUnconfirmed } from '../actions/cash-on-delivery/unconfirmed-orders.service.ts';
import { cancelOrder, moveOrder } from '../actions/orders/change-status.service.ts';
import { address, amount, openCart, openShopForEach } from '../money/payments/testing.ts';
import { giveCredit } from '../money/store-credit/testing.ts';
import { mailStaffInTheMorning } from './morning/morning-mail.service.ts';
import { listToPackSince } from './morning/morning-figures.repository.ts';
import { addOrder } from './order-page/testing.ts';

const hour = 3600_000;

describe.each(testEngines)('an order paid on delivery, at the desk on %s,', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let now = new Date();
  const cookies = new Map<Role, string>();
  openShopForEach(engine, { now: () => now }, async (opened) => {
    ({ shop, now } = opened);
    admin = openTestAdmin(shop);
    for (const role of ['owner', 'manager', 'packer', 'accountant'] as const)
      cookies.set(role, (await admin.addMember(role)).cookie);
    await takeCash(shop);
  });
  afterEach(() => admin.close());

  const as = (role: Role) => ({ cookie: cookies.get(role) ?? '' });
  const list = async (tab: string, role: Role = 'owner') =>
    (await admin.call('listOrders', { ...as(role), query: { tab } })).body;
  const numbers = async (tab: string) => (await list(tab)).orders.map(({ number }) => number);
  const confirm = (role: Role, ...some: string[]) =>
    admin.call('confirmOrders', { ...as(role), body: { numbers: some } });
  const page = async (number: string, role: Role = 'owner') =>
    (await admin.call('getOrder', { ...as(role), params: { number } })).body;
  const paper = async (number: string) =>
    (await admin.call('listParcels', { ...as('packer'), query: { orders: number } })).body.parcels[0];
  const file = async (number: string) => {
    const url = `/api/packing/courier-file.csv?orders=${number}`;
    return (await admin.app.inject({ url, headers: as('owner') })).payload.trimEnd().split('\r\n');
  };
  const dashboard = async (role: Role = 'owner') => (await admin.call('getDashboard', as(role))).body;
  const place = async (body: object = {}) => placeForCash(shop, (await openCart(shop)).token, body);
  const prepaid = async () => (await addOrder(shop.deps.db, now.toISOString())).number;

  it('waits under To confirm with its phone and its time, and not under To pack', async () => {
    const number = await place();
    const { orders, counts } = await list('to-confirm');
    expect(orders).toMatchObject([
      {
        number,
        flags: ['to confirm'],
        collect: amount,
        toConfirm: {
          until: new Date(now.getTime() + 48 * hour).toISOString(),
          mobile: expect.stringMatching(/\d{10}/),
        },
      },
    ]);
    expect(counts).toMatchObject({ 'to-confirm': 1, 'to-pack': 0 });
    expect(await numbers('to-pack')).toEqual([]);
    expect((await admin.call('getPackingList', as('packer'))).body.orders).toEqual([]);
  });

  it('is no sale before it is confirmed', async () => {
    const number = await place();
    const revenue = async () => (await dashboard()).revenue?.today;
    expect(await revenue()).toMatchObject({ orders: 0 });
    await confirm('owner', number);
    expect(await revenue()).toMatchObject({ orders: 1 });
  });

  it('shows its phone to nobody who may not see every customer’s', async () => {
    await place();
    for (const role of ['packer', 'accountant'] as const)
      expect((await list('to-confirm', role)).orders[0]?.toConfirm?.mobile).toBeNull();
    expect((await list('to-confirm', 'manager')).orders[0]?.toConfirm?.mobile).not.toBeNull();
  });

  it('has a tab only where cash is taken, or where one waits', async () => {
    expect((await list('to-pack')).counts['to-confirm']).toBe(0);
    await takeCash(shop, { isOn: false });
    expect((await list('to-pack')).counts['to-confirm']).toBeNull();
    await takeCash(shop);
    await place();
    await takeCash(shop, { isOn: false });
    expect((await list('to-pack')).counts['to-confirm']).toBe(1);
  });

  it('is confirmed with others by one call, and a refused one does not stop the others', async () => {
    const [first, second] = [await place(), await place()];
    await cancelOrder(shop.deps, second, commandLine);
    const third = await place();
    const { orders } = (await confirm('manager', first, second, third, 'TB-0')).body;
    expect(orders.map(({ isMoved }) => isMoved)).toEqual([true, false, true, false]);
    expect(orders[1]?.message).toContain('is cancelled');
    expect(await numbers('to-pack')).toEqual([first, third]);
    expect((await list('to-pack')).orders[0]).toMatchObject({ flags: [], collect: amount });
    expect((await confirm('manager', first)).body.orders).toMatchObject([{ isMoved: true }]);
    expect((await page(first)).timeline.filter(({ text }) => text === 'Confirmed on the phone')).toHaveLength(1);
    for (const role of ['packer', 'accountant'] as const) expect((await confirm(role, third)).status).toBe(403);
  });

  it('says on its page what is due and until when, and can be confirmed before it is packed', async () => {
    const number = await place();
    const confirmBy = new Date(now.getTime() + 48 * hour).toISOString();
    const waiting = await page(number);
    expect(waiting.cash).toEqual({ due: amount, state: 'to confirm', confirmBy });
    expect(waiting.actions).toMatchObject({ confirm: true, moves: [], blocked: null });
    expect((await page(number, 'packer')).actions.confirm).toBeUndefined();
    await confirm('owner', number);
    const confirmed = await page(number);
    expect(confirmed.cash).toEqual({ due: amount, state: 'to collect', confirmBy: null });
    expect(confirmed.actions.confirm).toBeUndefined();
    expect(confirmed.actions.moves.map(({ to }) => to)).toEqual(['Processing']);
    for (const to of ['Processing', 'Shipped', 'Delivered'] as const)
      await moveOrder(shop.deps, number, to, commandLine);
    expect((await page(number)).cash).toEqual({ due: 0, state: 'collected', confirmBy: null });
  });

  it('tells on its page who confirmed it, and that its customer was reminded', async () => {
    const number = await place();
    now = new Date(now.getTime() + 12 * hour);
    await remindUnconfirmed(shop.deps);
    cookies.set('owner', (await admin.addMember('owner')).cookie);
    await confirm('owner', number);
    const { timeline } = await page(number);
    const told = timeline.filter(({ kind }) => kind === 'event').map(({ text, detail, by }) => ({ text, detail, by }));
    expect(told).toEqual([
      { text: 'The customer was reminded to confirm it', detail: null, by: null },
      { text: 'Confirmed on the phone', detail: null, by: 'Meena' },
    ]);
    expect(timeline.filter(({ kind }) => kind === 'action')).toEqual([]);
  });

  it('is To confirm first, then To pack, and late only once it waits to be packed for too long', async () => {
    const number = await place();
    now = new Date(now.getTime() + 47 * hour);
    cookies.set('owner', (await admin.addMember('owner')).cookie);
    expect((await page(number)).timeline.map(({ text }) => text)).toContain('To confirm');
    expect((await page(number)).timeline.map(({ text }) => text)).not.toContain('To pack');
    await confirm('owner', number);
    expect((await list('to-pack')).orders).toMatchObject([{ toPackSince: now.toISOString() }]);
    expect((await page(number)).timeline.map(({ text }) => text)).not.toContain('To pack');
    const late = async () => {
      now = new Date(now.getTime() + 24 * hour);
      cookies.set('owner', (await admin.addMember('owner')).cookie);
      const { toPack } = await dashboard();
      return [toPack?.late, await listToPackSince(shop.deps.db, new Date(now.getTime() - 48 * hour).toISOString())];
    };
    expect(await late()).toEqual([0, []]);
    expect(await late()).toEqual([0, []]);
    expect((await late())[1]).toEqual([number]);
    await late();
    expect(await late()).toEqual([1, [number]]);
  });

  it('has on slip and label, and in the courier’s file, what is left after store credit', async () => {
    const { token, customer } = await openCart(shop);
    await giveCredit(shop, customer._id, 300);
    const number = await placeForCash(shop, token, { useCredit: true });
    await confirm('owner', number);
    expect((await paper(number))?.collect).toBe(amount - 300);
    const [columns, row] = await file(number);
    expect(columns).toMatch(/Value \(Rs\.\),Payment,COD amount \(Rs\.\)$/);
    expect(row).toMatch(new RegExp(`,${amount},COD,${amount - 300}$`));
    expect((await admin.call('getPackingList', as('packer'))).body.orders[0]?.collect).toBe(amount - 300);
  });

  it('has neither slip, label, booking nor invoice before it is confirmed, also when asked for past the screens', async () => {
    const [other, number] = [await prepaid(), await place()];
    const asked = { ...as('owner'), query: { orders: `${other},${number}` } };
    const refusals = [
      await admin.call('listParcels', asked),
      await admin.call('moveOrder', { ...as('owner'), params: { number }, body: { to: 'Processing' } }),
    ].map(({ status, error }) => [status, error.message]);
    refusals.push([409, (await file(`${other},${number}`)).join()]);
    for (const [status, message] of refusals)
      expect([status, message]).toEqual([
        409,
        expect.stringContaining(`Order ${number} is paid on delivery, and its customer has not confirmed it`),
      ]);
    expect(await shop.deps.db.selectFrom('tax_documents').selectAll().execute()).toEqual([]);
    await confirm('owner', number);
    expect((await admin.call('listParcels', asked)).body.parcels).toHaveLength(2);
  });

  it('says of prepaid parcels not to collect, only in a shop that takes cash', async () => {
    const number = await prepaid();
    expect((await paper(number))?.collect).toBe(0);
    expect((await file(number))[1]).toMatch(/,Prepaid,0$/);
    await takeCash(shop, { isOn: false });
    expect(await paper(number)).not.toHaveProperty('collect');
    const [columns, row] = await file(number);
    expect([columns, row]).toEqual([expect.stringMatching(/,Payment$/), expect.stringMatching(/,Prepaid$/)]);
    await takeCash(shop);
    const cash = await place();
    await confirm('owner', cash);
    await takeCash(shop, { isOn: false });
    expect((await paper(cash))?.collect).toBe(amount);
  });

  it('goes into a parcel of its own, so that its label has the whole sum', async () => {
    const { token, customer } = await openCart(shop);
    const { mobile } = await shop.deps.db
      .selectFrom('customers')
      .select('mobile')
      .where('id', '=', customer._id)
      .executeTakeFirstOrThrow();
    const number = await placeForCash(shop, token);
    const to = { address: JSON.stringify(address) };
    const others = [
      (await addOrder(shop.deps.db, now.toISOString(), { mobile }, to)).number,
      (await addOrder(shop.deps.db, now.toISOString(), { mobile }, to)).number,
    ];
    await confirm('owner', number);
    const { orders } = (await admin.call('getPackingList', as('packer'))).body;
    expect(orders.find((order) => order.number === number)).not.toHaveProperty('goesWith');
    expect(orders.find((order) => order.number === others[0])?.goesWith).toEqual([others[1]]);
  });

  it('is counted on the dashboard and in the morning mail, while one waits', async () => {
    expect(await dashboard()).not.toHaveProperty('toConfirm');
    const number = await place();
    expect(await dashboard()).toMatchObject({ toConfirm: 1, toPack: { count: 0 } });
    expect(await dashboard('packer')).not.toHaveProperty('toConfirm');
    const mails = async () => {
      await mailStaffInTheMorning(shop.deps);
      const sent = await shop.deps.db
        .selectFrom('mails')
        .select('text_body')
        .where('subject', '=', 'Taana Baana: your day')
        .orderBy('id')
        .execute();
      return sent.at(-1)?.text_body ?? '';
    };
    now = new Date('2026-11-22T03:30:00.000Z');
    expect(await mails()).toContain('To confirm: 1');
    await confirmByStaff(shop.deps, number, commandLine);
    now = new Date('2026-11-23T03:30:00.000Z');
    expect(await mails()).not.toContain('To confirm');
  });
});
