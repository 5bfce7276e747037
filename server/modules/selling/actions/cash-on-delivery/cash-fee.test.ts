// The fee for paying on delivery: a part of the shipping, from the preview to the last document.
import { beforeEach, describe, expect, it } from 'vitest';
import { serverMessages } from '@taana-baana/contract';
import { testEngines } from '../../../../database/testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { readDocuments } from '../../money/documents/issue/testing.ts';
import { startOffer } from '../../money/offers/testing.ts';
import { address, amount, openCart, readPurchaseRows } from '../../money/payments/testing.ts';
import { requireOrder } from '../../order/order-records.service.ts';
import { markReturned } from '../fulfilment/ship-parcels.service.ts';
import { cancelOrder } from '../orders/change-status.service.ts';
import { askForCash, bringTo, openCashShop, placeForCash, takeCash } from './testing.ts';

const fee = 40;

describe.each(testEngines)('the fee for cash on %s', (engine) => {
  const cash = openCashShop(engine);
  beforeEach(() => takeCash(cash.shop, { fee }));
  const pincode = String(address.pincode);
  const ownOrder = async (token: string) => (await cash.shop.call('listOrders', { token })).body.orders[0];

  it('is in the preview, in the price, and apart from the shipping in order and mail [policy shipping.16]', async () => {
    const { token } = await openCart(cash.shop);
    const { body: preview } = await cash.shop.call('previewCash', { token, body: { pincode } });
    expect(preview).toEqual({ total: amount + fee, due: amount + fee, fee, refusal: null });
    await placeForCash(cash.shop, token, { amount: amount + fee });
    expect(await ownOrder(token)).toMatchObject({
      totalPrice: amount + fee,
      totalPriceAfterDiscount: amount + fee,
      shippingPrice: 100 + fee,
      cod: { due: amount + fee, fee, state: 'to confirm' },
    });
    const { mails } = await readPurchaseRows(cash.shop);
    expect(mails.at(-1)?.text_body).toMatch(/Shipping:? Rs\. 100\s.*Fee for cash on delivery:? Rs\. 40\s/s);
  });

  it('is not paid by who saw the price without it', async () => {
    const { token } = await openCart(cash.shop);
    const answer = await askForCash(cash.shop, token);
    expect([answer.status, answer.error.message]).toEqual([409, serverMessages.cartChanged]);
    const offered = await askForCash(cash.shop, token, { codes: [] });
    expect([offered.status, offered.error.message]).toEqual([
      409,
      `A price in your cart has changed. Your order now costs Rs. ${amount + fee}.`,
    ]);
    expect((await readPurchaseRows(cash.shop)).orders).toEqual([]);
  });

  it('stays where an offer ships free', async () => {
    const { token } = await openCart(cash.shop);
    await startOffer(cash.shop, { gift: { kind: 'shipping' } });
    const { body } = await cash.shop.call('previewCash', { token, body: { pincode, codes: [] } });
    expect(body).toMatchObject({ total: 1000 + fee, fee });
    await placeForCash(cash.shop, token, { amount: 1000 + fee, codes: [] });
    expect(await ownOrder(token)).toMatchObject({ offers: [{ amount: 100 }], shippingPrice: 100 + fee, cod: { fee } });
  });

  it('is nowhere at 0, nor in an order that is paid online', async () => {
    const { token, line } = await openCart(cash.shop);
    const paid = await cash.shop.call('checkout', { token, body: { amount } });
    expect(paid.status).toBe(200);
    await takeCash(cash.shop, { fee: 0 });
    await cash.shop.call('addToCart', { token, body: line });
    const { body: preview } = await cash.shop.call('previewCash', { token, body: { pincode } });
    expect(preview).toEqual({ total: preview.total, due: preview.total, refusal: null });
    await placeForCash(cash.shop, token, { amount: preview.total });
    expect(Object.keys((await ownOrder(token))?.cod ?? {})).toEqual(['due', 'state', 'confirmBy']);
  });

  it('is in the bill, and goes with it when the parcel comes back', async () => {
    const { token } = await openCart(cash.shop);
    const number = await placeForCash(cash.shop, token, { amount: amount + fee });
    await bringTo(cash.shop, number, 'Shipped');
    await markReturned(cash.shop.deps, number, commandLine);
    await cancelOrder(cash.shop.deps, number, commandLine);
    const { id } = await requireOrder(cash.shop.deps.db, number);
    const [bill, note] = await readDocuments(cash.shop.deps.db, id);
    expect(bill).toMatchObject({ kind: 'bill', hasCashFee: true });
    expect(bill?.sums[0]).toBe((amount + fee) * 100);
    expect(note).toMatchObject({ kind: 'credit note', hasCashFee: true, sums: bill?.sums });
  });
});
