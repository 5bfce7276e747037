// Staff give pieces of an order another colour or size before it is packed.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { sendMails } from '../../../shop/mail/mail.service.ts';
import { type CountedTee, correct, countTee, expectSoundCounts, size } from '../../goods/stock/testing.ts';
import { addressIn, readDocuments } from '../../money/documents/issue/testing.ts';
import { placeManualOrder } from '../manual-orders/place-manual-order.service.ts';

describe.each(testEngines)('the pieces of an order on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  let tee: CountedTee;
  let number: string;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00.000Z');
    shop = await openTestShop(engine, { clock: { now: () => now } });
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('manager'));
    tee = await countTee(shop, 5);
    number = await order(2);
  });
  afterEach(async () => {
    await admin.close();
    await shop.close();
  });

  const colorOf = (index: number) => tee.colorIds[index] ?? '';
  const count = (to: number, color = colorOf(1)) =>
    correct(shop.deps, { ...tee.choice, color }, commandLine, { to, note: 'counted' });
  async function order(quantity: number): Promise<string> {
    const made = await placeManualOrder(
      shop.deps,
      {
        key: `an-order-of-${quantity}-pieces`,
        channel: 'phone',
        lines: [{ product: tee.id, color: colorOf(0), size, quantity }],
        isShippingWaived: false,
        mobile: '9876543210',
        email: 'asha@example.com',
        address: addressIn('Tamil Nadu'),
        payment: { method: 'cash' },
      },
      commandLine,
    );
    return made.number ?? '';
  }
  const read = async () => (await admin.call('getOrder', { cookie, params: { number } })).body;
  const linesOf = ({ lines }: Awaited<ReturnType<typeof read>>) =>
    lines.map((line) => `${line.quantity} ${line.color} ${line.size}`);
  async function change(to: { color?: string; size?: string; quantity?: number; of?: number; line?: number }) {
    const line = (await read()).lines[to.line ?? 0];
    const { color = line?.colorId, size: other = line?.size, quantity = line?.quantity, of = line?.quantity } = to;
    const body = { line: line?.id, color, size: other, quantity, of };
    return admin.call('changePiece', { cookie, params: { number }, body });
  }
  const stock = async (color: string) => {
    const rows = await shop.deps.db.selectFrom('product_variants').selectAll().where('color_id', '=', color).execute();
    return rows.find((row) => row.size === size)?.stock;
  };
  const mails = async () => {
    const rows = await shop.deps.db.selectFrom('mails').select(['subject', 'text_body']).orderBy('id').execute();
    return rows.filter(({ subject }) => subject.includes('is changed'));
  };
  const pack = () => admin.call('moveOrder', { cookie, params: { number }, body: { to: 'Processing' } });

  it('become another colour: stock, slip, history, audit log and mail say so, and what was paid stays', async () => {
    await count(5);
    const before = await read();
    const { body } = await change({ color: colorOf(1) });
    expect(linesOf(body)).toEqual([`2 Navy ${size}`]);
    expect(body.amounts).toEqual(before.amounts);
    expect([await stock(colorOf(0)), await stock(colorOf(1))]).toEqual([5, 3]);
    await expectSoundCounts(shop);
    const slips = await admin.call('listParcels', { cookie, query: { orders: number } });
    expect(slips.body.parcels[0]?.lines).toMatchObject([{ color: 'Navy', quantity: 2 }]);
    expect(body.timeline.map(({ text }) => text)).toContain(
      `2 × Warli Village Tee: ${size}, Maroon is now ${size}, Navy`,
    );
    const { before: was, after } = await shop.deps.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'orders piece')
      .executeTakeFirstOrThrow();
    expect([JSON.parse(was ?? ''), JSON.parse(after ?? '')]).toMatchObject([{ color: 'Maroon' }, { color: 'Navy' }]);
    const [mail] = await mails();
    expect(mail?.text_body).toContain(`2 × Warli Village Tee, Navy, ${size}`);
  });

  it('are changed in part, and changed back within two minutes: one line again, and no mail', async () => {
    const changed = await change({ size: 'L', quantity: 1 });
    expect(linesOf(changed.body)).toEqual([`1 Maroon ${size}`, '1 Maroon L']);
    const back = await change({ line: 1, size });
    expect(linesOf(back.body)).toEqual([`2 Maroon ${size}`]);
    expect(await mails()).toEqual([]);
    await expectSoundCounts(shop);
    expect(await stock(colorOf(0))).toBe(3);
  });

  it('are changed back after the mail was sent: another mail says so', async () => {
    await change({ size: 'L' });
    now = new Date(now.getTime() + 3 * 60_000);
    await sendMails(shop.deps);
    await change({ size });
    expect(await mails()).toHaveLength(2);
  });

  it('change no more if the call is sent again', async () => {
    await change({ size: 'L', quantity: 1 });
    const again = await change({ size: 'L', quantity: 1, of: 2 });
    expect([again.status, again.error.message]).toEqual([
      409,
      `Order ${number} was changed by somebody else just now. Please look at it again.`,
    ]);
    expect(linesOf(await read())).toEqual([`1 Maroon ${size}`, '1 Maroon L']);
  });

  it('stay if too few of the other colour are left', async () => {
    await count(1);
    const { status, error } = await change({ color: colorOf(1) });
    expect([status, error.message]).toEqual([409, expect.stringContaining('Navy')]);
    expect(linesOf(await read())).toEqual([`2 Maroon ${size}`]);
    expect([await stock(colorOf(0)), await stock(colorOf(1))]).toEqual([3, 1]);
  });

  it('stay once the order is packed, and if the piece costs another price by now', async () => {
    await shop.deps.db.updateTable('products').set({ price: 450 }).where('id', '=', tee.id).execute();
    expect((await change({ size: 'L' })).error.message).toContain('costs Rs. 450 now, and Rs. 500 was paid');
    await shop.deps.db.updateTable('products').set({ price: 500 }).where('id', '=', tee.id).execute();
    const packed = await pack();
    expect(packed.body.actions.changePiece).toBeUndefined();
    expect((await change({ size: 'L' })).error.message).toBe(
      `Order ${number} is packed: its pieces cannot be changed any more.`,
    );
  });

  it('that a packer has seen before the change are not packed: whoever was first wins', async () => {
    const [seen] = (await admin.call('getPackingList', { cookie })).body.orders;
    const printed = async () =>
      (await admin.call('listParcels', { cookie, query: { orders: number } })).body.parcels[0]?.contents;
    expect(await printed()).toBe(seen?.contents);
    const packSeen = (contents?: string) =>
      admin.call('moveOrder', { cookie, params: { number }, body: { to: 'Processing', contents } });
    await change({ size: 'L' });
    const { status, error } = await packSeen(seen?.contents);
    expect([status, error.message]).toEqual([
      409,
      `The pieces of Order ${number} have changed since you opened this page or printed its slip. Please print the slip again, and pack what it has now.`,
    ]);
    const shown = await read();
    expect(shown.status).toBe('Ordered');
    expect((await admin.call('getPackingList', { cookie })).body.orders[0]?.contents).toBe(shown.contents);
    expect(await printed()).toBe(shown.contents);
    expect((await packSeen(shown.contents)).status).toBe(200);
  });

  it('that were given back are not changed', async () => {
    const [line] = (await read()).lines;
    const body = { key: 'a-key-of-a-refund', lines: [{ line: line?.id, quantity: 1 }], reason: 'goodwill' };
    const { cookie: owner } = await admin.addMember('owner');
    expect((await admin.call('refundOrder', { cookie: owner, params: { number }, body })).status).toBe(200);
    expect((await change({ size: 'L', of: 2 })).status).toBe(409);
    const changed = await change({ size: 'L', quantity: 1, of: 1 });
    expect(linesOf(changed.body)).toEqual([`1 Maroon ${size}`, '1 Maroon L']);
    expect(changed.body.lines.map(({ refunded }) => refunded)).toEqual([1, 0]);
    await expectSoundCounts(shop);
  });

  it('stand on a new invoice if the order was packed before, by mistake', async () => {
    await pack();
    await admin.call('undoMove', { cookie, params: { number } });
    await change({ size: 'L' });
    const { id } = await shop.deps.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    const issued = async () =>
      (await readDocuments(shop.deps.db, id)).map(({ kind, lines }) => `${kind}: ${lines[0]?.description}`);
    const first = `Warli Village Tee, Maroon, ${size}`;
    expect(await issued()).toEqual([`bill: ${first}`, `credit note: ${first}`, 'bill: Warli Village Tee, Maroon, L']);
    await pack();
    expect(await issued()).toHaveLength(3);
  });

  it('are not for a packer to change', async () => {
    const { cookie: packer } = await admin.addMember('packer');
    const { body } = await admin.call('getOrder', { cookie: packer, params: { number } });
    expect(body.actions.changePiece).toBeUndefined();
  });
});
