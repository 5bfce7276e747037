// Who may pay on delivery, and whom the door refuses.
import { describe, expect, it } from 'vitest';
import { serverMessages } from '@taana-baana/contract';
import * as messages from '@taana-baana/contract/texts/messages/cash-messages.ts';
import { testEngines } from '../../../../database/testing.ts';
import { insertOffer } from '../../money/offers/shopper/testing.ts';
import { address, amount, openCart } from '../../money/payments/testing.ts';
import { askForCash, openCashShop, placeForCash, readPayments, takeCash } from './testing.ts';

describe.each(testEngines)('cash on delivery is refused on %s', (engine) => {
  const cash = openCashShop(engine);

  const answer = async (changes: Parameters<typeof takeCash>[1]) => {
    const { token } = await openCart(cash.shop);
    await takeCash(cash.shop, changes);
    const { status, error } = await askForCash(cash.shop, token);
    const { body: preview } = await cash.shop.call('previewCash', {
      token,
      body: { pincode: String(address.pincode) },
    });
    expect(await readPayments(cash.shop)).toEqual([]);
    return { status, message: error.message, refusal: preview.refusal };
  };
  const refused = (why: string) => ({ status: 409, message: messages.payOnline(why), refusal: why });

  it('while it is off', async () => {
    expect(await answer({ isOn: false })).toEqual(refused(messages.notTaken));
  });
  it('below the sums [policy shipping.12 terms.10]', async () => {
    expect(await answer({ from: amount + 1, to: amount + 1 })).toEqual(refused(messages.from(amount + 1)));
  });
  it('above the highest sum [policy shipping.12 terms.10]', async () => {
    expect(await answer({ to: amount - 1 })).toEqual(refused(messages.upTo(amount - 1)));
  });
  it('at a PIN code where nobody collects', async () => {
    const pincodes = { only: false, list: [String(address.pincode)] };
    expect(await answer({ pincodes })).toEqual(refused(messages.notAtPincode(String(address.pincode))));
  });
  it('at a PIN code that is not on the list of those where couriers collect', async () => {
    const pincodes = { only: true, list: ['110001'] };
    expect(await answer({ pincodes })).toEqual(refused(messages.notAtPincode(String(address.pincode))));
  });
  it('for a product that is not sold so', async () => {
    const { token, product } = await openCart(cash.shop);
    await takeCash(cash.shop, { notFor: [product.id] });
    expect((await askForCash(cash.shop, token)).error.message).toBe(
      messages.payOnline(messages.notFor('Warli Village Tee')),
    );
  });
  it('at another price than the one shown', async () => {
    const { token } = await openCart(cash.shop);
    const { status, error } = await askForCash(cash.shop, token, { amount: amount - 1 });
    expect([status, error.message]).toEqual([409, serverMessages.cartChanged]);
    expect(await readPayments(cash.shop)).toEqual([]);
  });
  it('for the price of an offer that is for paying online, with its code or without', async () => {
    const { token } = await openCart(cash.shop);
    await insertOffer(cash.shop, { title: 'Puja', isPaidOnlineOnly: true }, ['PUJA']);
    const codes = ['puja'];
    const online = (await cash.shop.call('previewOffers', { token, body: { codes } })).body.total;
    expect(online).toBeLessThan(amount);
    const body = { pincode: String(address.pincode), codes };
    expect((await cash.shop.call('previewCash', { token, body })).body).toMatchObject({ total: amount, refusal: null });
    expect((await askForCash(cash.shop, token, { amount: online, codes })).status).toBe(409);
    await placeForCash(cash.shop, token, { codes });
    expect(await readPayments(cash.shop)).toMatchObject([{ amount_paise: amount * 100 }]);
  });
  it('with two cash orders on their way, also from another account with the mobile', async () => {
    const first = await openCart(cash.shop);
    for (const attemptId of ['tab-1', 'tab-2']) {
      await placeForCash(cash.shop, first.token, { attemptId });
      await cash.shop.call('addToCart', { token: first.token, body: first.line });
    }
    expect((await askForCash(cash.shop, first.token, { attemptId: 'tab-3' })).error.message).toContain(
      messages.tooManyOpen,
    );
    const other = await openCart(cash.shop);
    const { mobile } = await cash.shop.deps.db
      .selectFrom('customers')
      .select('mobile')
      .where('id', '=', first.customer._id)
      .executeTakeFirstOrThrow();
    await cash.shop.deps.db.updateTable('customers').set({ mobile }).where('id', '=', other.customer._id).execute();
    expect((await askForCash(cash.shop, other.token)).error.message).toContain(messages.tooManyOpen);
  });
});
