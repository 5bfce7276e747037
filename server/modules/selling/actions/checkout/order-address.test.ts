// The address that create-order sends for a paid order: always stored, noted if it looks wrong, and
// final once the order is processed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { calls } from '@taana-baana/contract';
import { testEngines } from '../../../../database/testing.ts';
import {
  type ProviderDouble,
  startProviderDouble,
} from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { findStatusTime } from '../../order/order-checks.service.ts';
import { cancelOrder, moveOrder } from '../orders/change-status.service.ts';
import { showOrder } from '../../desk/orders/shown-orders.service.ts';
import {
  address,
  amount,
  checkOut,
  createOrder,
  openCart,
  openShopWithDouble,
  readPurchaseRows,
  reference,
  verify,
} from '../../money/payments/testing.ts';

describe.each(testEngines)('the address of a paid order on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now = new Date('2026-11-21T10:00:00.000Z');
  beforeAll(async () => {
    double = await startProviderDouble();
    shop = await openShopWithDouble(engine, double, { now: () => now });
  });
  afterAll(async () => {
    await shop.close();
    await double.stop();
  });

  async function paid(checkout: Record<string, unknown> = { amount }) {
    const { token } = await openCart(shop);
    const { id: orderId } = await checkOut(shop, token, checkout);
    const { id: paymentId } = await double.pay({ order_id: orderId, status: 'captured' });
    const send = (shippingInfo: unknown) => createOrder(shop, token, orderId, paymentId, shippingInfo);
    const read = async () => (await shop.call('getOrder', { token, params: { number: orderId } })).body;
    const note = async () => (await showOrder(shop.deps, orderId)).order.note;
    const history = async () =>
      (await showOrder(shop.deps, orderId)).history.map((event) => event.what ?? event.to_status);
    return { token, orderId, paymentId, send, read, note, history };
  }
  const without = (...names: (keyof typeof address)[]) =>
    Object.fromEntries(Object.entries(address).filter(([name]) => !names.includes(name as keyof typeof address)));

  it.each([
    ['Orissa', 'Odisha'],
    ['Tamilnadu', 'Tamil Nadu'],
    ['Uttaranchal', 'Uttarakhand'],
  ])('is stored with the name of its state when the checkout sends %s', async (state, name) => {
    const { orderId, send, read } = await paid({ amount, shippingInfo: { ...address, state } });
    expect((await showOrder(shop.deps, orderId)).order.address).toMatchObject({ state: name });
    expect((await send({ ...address, state })).status).toBe(201);
    expect(await read()).toMatchObject({ shippingInfo: { ...address, state: name } });
  });

  it('is refused by the checkout in a state that is none', async () => {
    const { token } = await openCart(shop);
    const shippingInfo = { ...address, state: 'Bagmati' };
    expect(await shop.call('checkout', { token, body: { amount, shippingInfo } })).toMatchObject({
      status: 400,
      error: { fields: { 'shippingInfo.state': 'State is Required' } },
    });
  });

  it('is kept though it is incomplete, with a note of what is missing, until a complete one comes', async () => {
    const { send, read, note, history } = await paid();
    expect(await send({ ...address, city: ' ', pincode: '' })).toMatchObject({
      status: 400,
      error: {
        message: 'Please complete the shipping address',
        fields: { 'shippingInfo.city': 'City is Required', 'shippingInfo.pincode': 'Pincode is Required' },
      },
    });
    expect(await read()).toMatchObject({
      orderStatus: 'Ordered',
      shippingInfo: { firstname: 'Asha', address: '7 Loom Lane', city: '', pincode: '', state: 'Tamil Nadu' },
    });
    expect(await note()).toBe('The address is incomplete (city, pincode): ask the customer.');
    expect((await send(null)).status).toBe(400);
    expect(await read()).toMatchObject({ shippingInfo: { firstname: 'Asha' } });
    expect(await send(address)).toMatchObject({ status: 201, body: { order: { shippingInfo: address } } });
    expect(await note()).toBeNull();
    expect(await send({ ...address, city: 'Salem' })).toMatchObject({
      status: 200,
      body: { order: { shippingInfo: address } },
    });
    expect(await history()).toEqual(['Payment pending', 'Ordered', 'incomplete address came', 'address changed']);
  });

  it.each<[string, unknown, object]>([
    ['a PIN with a space', { ...address, pincode: '638 001' }, {}],
    ['a country in capitals', { ...address, country: 'INDIA' }, {}],
    ['no country', without('country'), {}],
    ['no country but null', { ...address, country: null }, {}],
    ['a state in small letters', { ...address, state: 'tamil nadu' }, {}],
    ['the old name of a state', { ...address, state: 'Orissa' }, { state: 'Odisha' }],
    ['a short name of a state', { ...address, state: 'TN' }, {}],
    ['names spelt otherwise', { ...without('firstname', 'lastname'), firstName: 'Asha', lastName: 'Kumari' }, {}],
    ['a blank name beside the other spelling', { ...address, firstname: '', firstName: 'Asha' }, {}],
    ['spaces around', { ...address, city: ' Erode\n' }, {}],
    ['fields that nobody asked for', { ...address, role: 'admin', orderStatus: 'Delivered', phone: { mobile: 1 } }, {}],
    ['a number for a street', { ...address, address: 7 }, { address: '7' }],
    ['a street in parts', { ...address, address: [{ no: 7 }, 'Loom Lane'] }, { address: '7, Loom Lane' }],
    ['a flat', { ...address, other: 'Flat 2' }, { other: 'Flat 2' }],
  ])('with %s is taken without a word', async (_, sent, differs) => {
    const { send, note } = await paid();
    const { status, body } = await send(sent);
    expect([status, body.order?.shippingInfo]).toEqual([201, { ...address, ...differs }]);
    expect(await note()).toBeNull();
  });

  it.each<[string, object, object, string]>([
    ['PIN that is none', { pincode: 12 }, { pincode: 12 }, '12 is not an Indian PIN code.'],
    ['PIN of seven digits', { pincode: '6380011' }, { pincode: 6380011 }, '6380011 is not an Indian PIN code.'],
    [
      'place not served',
      { state: 'delhi' },
      { state: 'Delhi' },
      'The address is in Delhi, where the shop does not deliver.',
    ],
    [
      'state unknown',
      { state: 'Keralam' },
      { state: 'Keralam' },
      'The address is in Keralam, where the shop does not deliver.',
    ],
    [
      'country abroad',
      { country: 'Nepal' },
      { country: 'Nepal' },
      'The address is in Nepal, where the shop does not deliver.',
    ],
    [
      'text without end',
      { city: 'x'.repeat(50_000) },
      { city: 'x'.repeat(1000) },
      'The address was too long and is cut.',
    ],
  ])('with a %s is taken with a note', async (_, odd, kept, text) => {
    const { send, note } = await paid();
    const { status, body } = await send({ ...address, ...odd });
    expect([status, body.order?.shippingInfo]).toEqual([201, { ...address, ...kept }]);
    expect(await note()).toBe(text);
  });

  it.each<[string, unknown, object | null]>([
    ['a PIN in letters', { ...address, pincode: 'six' }, { pincode: 'six' }],
    ['a PIN below nothing', { ...address, pincode: -638001 }, { pincode: '-638001' }],
    ['half a PIN', { ...address, pincode: 638.5 }, { pincode: '638.5' }],
    ['a state that is null', { ...address, state: null }, { state: '' }],
    ['a name that is a truth', { ...address, firstname: true }, { firstname: '' }],
    ['one text', '7 Loom Lane, Erode 638001', { address: '7 Loom Lane, Erode 638001' }],
    ['a list', ['Asha', '7 Loom Lane'], { address: 'Asha, 7 Loom Lane' }],
    ['an empty list', [], null],
    ['an empty form', {}, null],
    ['a form of blanks', { firstname: ' ', country: 'India', pincode: '' }, null],
    ['a blank', ' ', null],
    ['nothing', undefined, null],
  ])('that is %s is refused, and the order keeps what it says', async (_, sent, kept) => {
    const { token, orderId, paymentId, read } = await paid();
    const body = { paymentInfo: reference(orderId, paymentId), ...(sent === undefined ? {} : { shippingInfo: sent }) };
    expect(await shop.call('createOrder', { token, body })).toMatchObject({ status: 400, error: { code: 'invalid' } });
    expect(await read()).toMatchObject({ orderStatus: 'Ordered', shippingInfo: kept });
    expect((await createOrder(shop, token, orderId, paymentId)).status).toBe(201);
  });

  it('is the complete one, however many of both kinds come at once', async () => {
    const { send, read, note } = await paid();
    const half = without('city');
    const answers = await Promise.all([half, address, half, address, half, address, half].map(send));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await read()).toMatchObject({ shippingInfo: address });
    expect(await note()).toBeNull();
  });

  it('is that of the checkout unless create-order brings another one', async () => {
    const same = await paid({ amount, shippingInfo: { ...address, other: '' } });
    expect((await same.send(address)).status).toBe(201);
    expect(await same.history()).toEqual(['Payment pending', 'Ordered']);
    const half = await paid({ amount, shippingInfo: address });
    expect(await half.send(without('city'))).toMatchObject({ status: 201, body: { order: { shippingInfo: address } } });
    expect(await half.note()).toBeNull();
    const another = await paid({ amount, shippingInfo: address });
    const salem = { ...address, city: 'Salem' };
    expect(await another.send(salem)).toMatchObject({ status: 201, body: { order: { shippingInfo: salem } } });
    expect(await another.history()).toEqual(['Payment pending', 'Ordered', 'address changed']);
  });

  it('stays as it is once somebody packs the order, or it is cancelled', async () => {
    for (const leave of [
      (orderId: string) => moveOrder(shop.deps, orderId, 'Processing', commandLine),
      async (orderId: string) => (await cancelOrder(shop.deps, orderId, commandLine)).order,
    ]) {
      const { token, orderId, paymentId, send } = await paid({ amount, shippingInfo: address });
      await verify(shop, token, orderId, paymentId);
      const { status } = await leave(orderId);
      for (const expected of [201, 200]) {
        expect(await send({ ...address, city: 'Salem' })).toMatchObject({
          status: expected,
          body: { order: { orderStatus: status, shippingInfo: address } },
        });
      }
    }
  });

  it('is not asked for once somebody packs the order without one', async () => {
    const { token, orderId, paymentId, send } = await paid();
    await verify(shop, token, orderId, paymentId);
    await moveOrder(shop.deps, orderId, 'Processing', commandLine);
    expect(await send(null)).toMatchObject({ status: 201, body: { order: { shippingInfo: null } } });
    expect(await send(address)).toMatchObject({ status: 200, body: { order: { shippingInfo: null } } });
  });

  it('is no change of status: the provider is asked no longer for it', async () => {
    const { token, orderId, paymentId, send } = await paid();
    await verify(shop, token, orderId, paymentId);
    const placedAt = now.getTime();
    now = new Date(placedAt + 3600_000);
    await send(address);
    expect(await findStatusTime(shop.deps.db, (await showOrder(shop.deps, orderId)).order)).toBe(placedAt);
  });

  it('comes in the long form of older clients as in the short one', async () => {
    const { token, orderId, paymentId } = await paid();
    const paymentInfo = { success: true, orderCreationId: orderId, ...reference(orderId, paymentId) };
    const items = [{ product: 'tee', quantity: 9, price: 1, size: 'M', color: 'c1' }];
    const payload = {
      totalPrice: 1,
      totalPriceAfterDiscount: 1,
      orderItems: items,
      paymentInfo,
      shippingInfo: address,
    };
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/${calls.createOrder.path}/`,
      headers: { authorization: `Bearer ${token}` },
      payload,
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      {
        success: true,
        order: { totalPrice: amount, shippingInfo: address, orderItems: [{ quantity: 2, price: 500 }] },
      },
    ]);
    const { orders } = await readPurchaseRows(shop);
    expect(orders.filter(({ provider_order_id }) => provider_order_id === orderId)).toHaveLength(1);
  });
});
