// Returns: parcels returned to origin, exchanges, and their replacements.
import { afterEach, describe, expect, it } from 'vitest';
import type { Order } from '@taana-baana/contract';
import type { OperatorRefundReason } from '@taana-baana/contract/admin/paths/order-choices.ts';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { moveExchange, replaceExchange } from '../../actions/exchanges/move-exchange.service.ts';
import { reportParcels } from '../../actions/fulfilment/report-parcels.service.ts';
import { markReturned, reship } from '../../actions/fulfilment/ship-parcels.service.ts';
import { cancelOrder, moveOrder } from '../../actions/orders/change-status.service.ts';
import { refundOrder } from '../../actions/orders/refund-order.service.ts';
import { placeManualOrder } from '../../actions/manual-orders/place-manual-order.service.ts';
import { addressIn } from '../../money/documents/issue/testing.ts';
import { checkOut, createOrder, openShopForEach } from '../../money/payments/testing.ts';
import {
  type CountedTee,
  correct,
  countTee,
  expectSoundCounts,
  oneTee,
  readCounts,
  receive,
  shopper,
} from './testing.ts';

const now = () => new Date('2026-11-21T10:00:00.000Z');

describe.each(testEngines)('pieces that come back on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  openShopForEach(engine, { now }, (opened) => ({ double, shop } = opened));
  afterEach(() => expectSoundCounts(shop));

  const stock = async () => (await readCounts(shop)).variants[0]?.stock;
  const reasons = async () => (await readCounts(shop)).movements.map(({ delta, reason }) => `${delta} ${reason}`);

  async function bought(tee: CountedTee, to: 'Ordered' | 'Processing' | 'Shipped' | 'Delivered', quantity = 1) {
    const { token } = await shopper(shop, tee, quantity);
    const { id } = await checkOut(shop, token, quantity === 1 ? { amount: oneTee } : {});
    const payment = await double.pay({ order_id: id, status: 'captured' });
    const order: Order = (await createOrder(shop, token, id, payment.id)).body.order;
    const moves = ['Processing', 'Shipped', 'Delivered'] as const;
    for (const status of moves.slice(0, to === 'Ordered' ? 0 : moves.indexOf(to) + 1)) {
      await moveOrder(shop.deps, order.number, status, commandLine);
    }
    return { token, number: order.number, line: order.orderItems[0]?._id ?? '' };
  }

  it('are kept aside until the order is sent again or cancelled', async () => {
    const { number } = await bought(await countTee(shop, 1), 'Shipped');
    await markReturned(shop.deps, number, commandLine);
    await reship(shop.deps, number, {}, commandLine);
    await markReturned(shop.deps, number, commandLine);
    expect(await stock()).toBe(0);
    await cancelOrder(shop.deps, number, commandLine);
    expect(await stock()).toBe(1);
    expect(await reasons()).toEqual(['1 corrected', '-1 sold', '1 returned']);
  });

  it('are written off when they cannot be sold again, once', async () => {
    const { number } = await bought(await countTee(shop, 1), 'Shipped');
    await markReturned(shop.deps, number, commandLine, { goods: 'write-off' });
    await cancelOrder(shop.deps, number, commandLine, { goods: 'restock' });
    expect(await stock()).toBe(0);
    expect(await reasons()).toEqual(['1 corrected', '-1 sold', '1 returned', '-1 written off']);
  });

  it.each([
    [undefined, 0],
    ['write-off', 0],
    ['restock', 1],
  ] as const)('of many parcels at once go where it is said: %s', async (goods, left) => {
    const tee = await countTee(shop, 2);
    const { number } = await bought(tee, 'Shipped');
    const { number: second } = await bought(tee, 'Shipped');
    await reportParcels(shop.deps, { news: 'returned', codes: [number, second], goods }, commandLine);
    expect(await stock()).toBe(left * 2);
  });

  it('are not counted when they are made to order by now', async () => {
    const tee = await countTee(shop, 2);
    const { number } = await bought(tee, 'Ordered');
    await correct(shop.deps, tee.choice, commandLine, { to: null, note: 'made to order' });
    await cancelOrder(shop.deps, number, commandLine);
    expect(await reasons()).toEqual(['2 corrected', '-1 sold', '-1 corrected']);
  });

  it('are written off at the cancellation, too', async () => {
    const { number } = await bought(await countTee(shop, 1), 'Shipped');
    await markReturned(shop.deps, number, commandLine);
    await cancelOrder(shop.deps, number, commandLine, { goods: 'write-off' });
    expect(await reasons()).toEqual(['1 corrected', '-1 sold', '1 returned', '-1 written off']);
  });

  it('leave the stock again when the parcel is sent again, unless they are sold by then', async () => {
    const tee = await countTee(shop, 1);
    const { number } = await bought(tee, 'Shipped');
    await markReturned(shop.deps, number, commandLine, { goods: 'restock' });
    expect(await stock()).toBe(1);
    await correct(shop.deps, tee.choice, commandLine, { to: 0, note: 'count' });
    await expect(reship(shop.deps, number, {}, commandLine)).rejects.toThrow('is sold out by now');
    await correct(shop.deps, tee.choice, commandLine, { to: 1, note: 'count' });
    await reship(shop.deps, number, {}, commandLine);
    expect(await stock()).toBe(0);
    expect((await reasons()).at(-1)).toBe('-1 sent again');
    await receive(shop.deps, tee.choice, commandLine, { quantity: 1 });
    // Set aside this time: the piece still belongs to the order.
    await markReturned(shop.deps, number, commandLine);
    await reship(shop.deps, number, {}, commandLine);
    expect(await stock()).toBe(1);
  });

  it('leave the stock again once each, when two lines of the parcel are the same variant', async () => {
    const { choice } = await countTee(shop, 9);
    const wanted = {
      key: 'two-lines-of-one-variant',
      channel: 'phone' as const,
      lines: [1, 2].map((quantity) => ({ ...choice, quantity })),
      isShippingWaived: false,
      mobile: '9876543210',
      address: addressIn('Bihar'),
      payment: { method: 'upi' as const },
    };
    const number = String((await placeManualOrder(shop.deps, wanted, commandLine)).number);
    for (const to of ['Processing', 'Shipped'] as const) await moveOrder(shop.deps, number, to, commandLine);
    await markReturned(shop.deps, number, commandLine, { goods: 'restock' });
    expect(await stock()).toBe(9);
    await reship(shop.deps, number, {}, commandLine);
    expect(await stock()).toBe(6);
    expect((await reasons()).slice(-2)).toEqual(['3 returned', '-3 sent again']);
  });

  const refund = (number: string, line: string, reason: OperatorRefundReason, key = 'the-key-of-one-refund') =>
    refundOrder(shop.deps, number, commandLine, { lines: [{ line, quantity: 1 }], reason, key });

  it.each(['Ordered', 'Processing'] as const)(
    'are the refunded ones of an order that is %s, once; its cancellation brings the others',
    async (to) => {
      const { number, line } = await bought(await countTee(shop, 3), to, 3);
      await refund(number, line, 'goodwill');
      await refund(number, line, 'goodwill');
      expect(await stock()).toBe(1);
      await cancelOrder(shop.deps, number, commandLine);
      expect(await stock()).toBe(3);
      expect(await reasons()).toEqual(['3 corrected', '-3 sold', '1 refunded', '2 cancelled']);
    },
  );

  it('do so with the parcel, without the refunded ones', async () => {
    const { number, line } = await bought(await countTee(shop, 2), 'Ordered', 2);
    await refund(number, line, 'goodwill');
    for (const to of ['Processing', 'Shipped'] as const) await moveOrder(shop.deps, number, to, commandLine);
    await markReturned(shop.deps, number, commandLine, { goods: 'restock' });
    expect(await stock()).toBe(2);
    await reship(shop.deps, number, {}, commandLine);
    expect(await stock()).toBe(1);
  });

  it.each(['not available', 'defective', 'missing'] as const)(
    'are written off when they are refunded as %s',
    async (reason) => {
      const { number, line } = await bought(await countTee(shop, 2), 'Ordered', 2);
      await refund(number, line, reason);
      expect(await reasons()).toEqual(['2 corrected', '-2 sold', '1 refunded', '-1 written off']);
    },
  );

  it('are not those that are refunded after they went out', async () => {
    const { number, line } = await bought(await countTee(shop, 2), 'Shipped', 2);
    await refund(number, line, 'goodwill');
    expect(await reasons()).toEqual(['2 corrected', '-2 sold']);
  });

  async function exchanged(tee: CountedTee, goods: 'restock' | 'write-off') {
    const { token, number, line } = await bought(tee, 'Delivered');
    const wanted = { line, quantity: 1, color: tee.choice.color, size: tee.choice.size };
    const body = { lines: [wanted], reason: 'defect', comment: '' };
    const asked = await shop.call('requestExchange', { token, params: { number }, body });
    const id: string = asked.body.order.exchanges[0]?._id ?? '';
    await moveExchange(shop.deps, id, { to: 'received', goods }, commandLine);
    return { id, token };
  }

  it('of an exchange are in the stock again, and its replacement takes a piece and gives it back', async () => {
    const { id, token } = await exchanged(await countTee(shop, 1), 'restock');
    expect(await stock()).toBe(1);
    await replaceExchange(shop.deps, id, commandLine);
    expect(await stock()).toBe(0);
    const orders: Order[] = (await shop.call('listOrders', { token })).body.orders;
    await cancelOrder(shop.deps, orders.find((order) => order.isReplacement)?.number ?? '', commandLine);
    expect(await reasons()).toEqual(['1 corrected', '-1 sold', '1 returned', '-1 replaced', '1 cancelled']);
  });

  it('of an exchange are written off, and nothing is sent where nothing is left', async () => {
    const tee = await countTee(shop, 1);
    const { id } = await exchanged(tee, 'write-off');
    await expect(replaceExchange(shop.deps, id, commandLine)).rejects.toThrow('is sold out. Please receive some');
    expect(await stock()).toBe(0);
    const open = shop.deps.db.selectFrom('exchanges').select(['state', 'replacement_id']);
    expect(await open.execute()).toEqual([{ state: 'received', replacement_id: null }]);
    expect(await shop.deps.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
  });
});
