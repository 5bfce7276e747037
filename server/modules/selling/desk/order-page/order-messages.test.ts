// The messages that an order's page in the admin offers for WhatsApp.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderState } from '../../order/transitions.service.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { saveSection, showSettings } from '../../../shop/settings/settings.service.ts';
import { insertParcel } from '../../goods/parcels/parcels.repository.ts';
import { readOrderPage } from './order-page.service.ts';
import { addOrder } from './testing.ts';

const paidAt = '2026-11-20T10:00:00.000Z';
const day = 24 * 3600_000;
const incomplete = JSON.stringify({
  firstname: 'Asha',
  lastname: 'Kumari',
  address: '7 Loom Lane',
  city: 'Erode',
  country: 'India',
  pincode: '63800',
  state: 'Tamil Nadu',
});

describe.each(testEngines)("messages to an order's customer on %s", (engine) => {
  let shop: TestShop;
  let now = Date.parse('2026-11-21T10:00:00.000Z');
  beforeAll(async () => {
    const env = { PUBLIC_URL: 'https://tees.example.com' };
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) }, env });
  });
  afterAll(() => shop.close());

  async function messages(number: string, role: 'owner' | 'packer' | 'accountant' = 'owner') {
    const { customer } = await readOrderPage(shop.deps, number, { id: 'nobody', role });
    return customer.contact?.messages;
  }
  const kinds = async (number: string) =>
    (await messages(number))?.map(({ kind, isNow }) => (isNow ? `${kind} now` : kind));
  async function ship(orderId: string, returned_at: string | null = null): Promise<void> {
    const sent = { courier: null, awb: null, created_at: new Date(now).toISOString(), returned_at };
    await insertParcel(shop.deps.db, {
      id: `parcel-${orderId}`,
      order_id: orderId,
      track_token: `t-${orderId}`,
      ...sent,
    });
  }

  it.each<[OrderState, string[]]>([
    ['Ordered', ['address']],
    ['Processing', ['packed now', 'address']],
    ['Shipped', ['shipped now', 'address']],
    ['Out for Delivery', ['shipped now', 'address']],
    ['Delivered', ['review now']],
    ['Cancelled', []],
  ])('an order that is %s has %j', async (status, expected) => {
    const { number } = await addOrder(shop.deps.db, paidAt, {}, { status });
    expect(await kinds(number)).toEqual(expected);
  });

  it('asks for the address first where it is incomplete, missing, or the parcel came back', async () => {
    const { db } = shop.deps;
    const half = await addOrder(db, paidAt, {}, { address: incomplete });
    expect(await messages(half.number)).toMatchObject([
      {
        isNow: true,
        text: expect.stringContaining('We have: Asha Kumari, 7 Loom Lane, Erode, Tamil Nadu 63800, India.'),
      },
    ]);
    const none = await addOrder(db, paidAt, {}, { address: null, status: 'Processing' });
    expect(await messages(none.number)).toMatchObject([
      { kind: 'address', isNow: true, text: expect.stringContaining('We have: no address yet.') },
      { kind: 'packed', isNow: false },
    ]);
    const back = await addOrder(db, paidAt, {}, { status: 'Shipped' });
    await ship(back.id, paidAt);
    expect(await kinds(back.number)).toEqual(['address now', 'shipped']);
  });

  it('a shipped order has the page of its parcel, without an AWB too, as long as that page works', async () => {
    const { id, number } = await addOrder(shop.deps.db, paidAt, {}, { status: 'Shipped' });
    expect((await messages(number))?.[0]).toEqual({ kind: 'shipped', isNow: true, text: null });
    await ship(id);
    expect((await messages(number))?.[0]?.text).toBe(
      `Namaste Asha Kumari, your order ${number} from Taana Baana is on its way. Follow the parcel here: https://tees.example.com/track/t-${id}`,
    );
    now += 91 * day;
    expect((await messages(number))?.[0]).toEqual({ kind: 'shipped', isNow: true, text: null });
    now -= 91 * day;
  });

  it('a delivered order asks for a review of what was bought', async () => {
    const { number } = await addOrder(shop.deps.db, paidAt, {}, { status: 'Delivered' });
    expect((await messages(number))?.[0]?.text).toMatch(/think: https:\/\/tees\.example\.com\/product\/tee$/);
  });

  it("writes the owner's own text from the moment it is saved", async () => {
    const { number } = await addOrder(shop.deps.db, paidAt, {}, { status: 'Processing' });
    const { value, version } = (await showSettings(shop.deps)).messages;
    const packed = 'Vanakkam {name}!\n{order} is ready. {shop}';
    await saveSection(shop.deps, { section: 'messages', basedOn: version, value: { ...value, packed } }, commandLine);
    expect((await messages(number))?.[0]?.text).toBe(`Vanakkam Asha Kumari!\n${number} is ready. Taana Baana`);
  });

  it('goes to nobody whose contact the member may not see', async () => {
    const { number } = await addOrder(shop.deps.db, paidAt, {}, { status: 'Delivered' });
    for (const role of ['packer', 'accountant'] as const) expect(await messages(number, role)).toBeUndefined();
  });
});
