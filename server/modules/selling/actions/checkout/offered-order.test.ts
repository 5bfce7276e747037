// An order with “3 for Rs. 999”, from the cart to its last refund: mail, invoice, credit notes and
// money agree.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import {
  type ProviderDouble,
  startProviderDouble,
} from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { saveSection } from '../../../shop/settings/settings.service.ts';
import { fixedSettings } from '../../../shop/settings/testing.ts';
import { gstin, readDocuments, sumsOf } from '../../money/documents/issue/testing.ts';
import { expectSoundUses, insertOffer, readUses } from '../../money/offers/shopper/testing.ts';
import { address, checkOut, createOrder, openShopWithDouble, readPurchaseRows } from '../../money/payments/testing.ts';
import { moveOrder } from '../orders/change-status.service.ts';
import { refundOrder } from '../orders/refund-order.service.ts';

describe.each(testEngines)('an order with 3 for Rs. 999 on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  beforeAll(async () => {
    double = await startProviderDouble();
    shop = await openShopWithDouble(engine, double, { now: () => new Date('2026-11-24T06:30:00.000Z') });
    const shipping = { fee: 100, freeFrom: 999, unionTerritories: true };
    await saveSection(shop.deps, { section: 'shipping', basedOn: 0, value: shipping }, commandLine);
    await insertOffer(shop, { title: '3 for Rs. 999', gift: { kind: 'set', pieces: 3, price: 999 } });
  });
  afterAll(async () => {
    await shop.close();
    await double.stop();
  });

  let token: string;
  let id: string;
  let number: string;
  beforeEach(async () => {
    ({ token } = await shop.signUp());
    for (const price of [499, 599, 699]) {
      const { id: productId, colorIds } = await shop.addProduct({ price });
      await shop.call('addToCart', {
        token,
        body: { productId, color: colorIds[0], size: 'M', quantity: 1, price: 1 },
      });
    }
    const { id: orderId } = await checkOut(shop, token, { amount: 999, codes: [], shippingInfo: address });
    const payment = await double.pay({ order_id: orderId, status: 'captured' });
    ({ number } = (await createOrder(shop, token, orderId, payment.id)).body.order);
    ({ id } = await shop.deps.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow());
  });

  const seller = () => ({ ...shop.deps, settings: fixedSettings({ gstin }) });
  const move = (to: 'Processing' | 'Shipped') => moveOrder(seller(), number, to, commandLine);
  const readLines = () =>
    shop.deps.db.selectFrom('order_lines').select('id').where('order_id', '=', id).orderBy('position').execute();

  it('names it in My Orders and in the mail, with what was charged', async () => {
    const [order] = (await shop.call('listOrders', { token })).body.orders;
    expect(order).toMatchObject({
      totalPrice: 1797,
      totalPriceAfterDiscount: 999,
      offers: [{ label: '3 for Rs. 999', amount: 798 }],
    });
    const mail = (await readPurchaseRows(shop)).mails.find(({ subject }) => subject.includes(number));
    expect(mail?.text_body).toContain('3 for Rs. 999');
    expect(mail?.text_body).toContain('Rs. 999');
  });

  it('is billed at each piece’s share: 264.19, 317.14 and 370.09 before tax', async () => {
    await move('Processing');
    const [invoice] = await readDocuments(shop.deps.db, id);
    const goods = invoice?.lines.map((line) => [line.rate, ...sumsOf([{ lines: [line] }])]);
    expect(goods).toEqual([
      [5, 27_741, 26_419, 661, 661, 0],
      [5, 33_300, 31_714, 793, 793, 0],
      [5, 38_859, 37_009, 925, 925, 0],
    ]);
  });

  it.each([
    [0, 1, 2],
    [2, 0, 1],
  ])('gives back what was paid, whichever pieces go first: %i, %i, %i', async (...sequence) => {
    await move('Processing');
    await move('Shipped');
    const lines = await readLines();
    const given: number[] = [];
    const use = async () => (await readUses(shop)).uses.find((one) => one.order_id === id)?.state;
    for (const index of sequence) {
      const wanted = { lines: [{ line: lines[index]?.id ?? '', quantity: 1 }] };
      expect(await use()).toBe('taken');
      given[index] = await refundOrder(seller(), number, commandLine, wanted);
    }
    expect(given).toEqual([27_700, 33_300, 38_900]);
    expect(await use()).toBe('given back');
    const [invoice, ...notes] = await readDocuments(shop.deps.db, id);
    expect(sumsOf(notes)).toEqual(invoice?.sums);
    expect(invoice?.sums[0]).toBe(99_900);
    await expectSoundUses(shop);
  });
});
