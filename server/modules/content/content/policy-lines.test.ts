// What the policies say about cash and offers: all of it while a shop has them, nothing if it never did.
import { expect, it, describe } from 'vitest';
import { contentPages } from '@taana-baana/contract/content/content-pages.ts';
import type { PolicyContent } from '@taana-baana/contract/schemas/content/page-content.ts';
import { testEngines } from '../../../database/testing.ts';
import { bringTo, placeForCash, openCashShop, takeCash } from '../../selling/actions/cash-on-delivery/testing.ts';
import { refundOrder } from '../../selling/actions/orders/refund-order.service.ts';
import { refreshOffers } from '../../selling/money/offers/shopper/shown-offers.service.ts';
import { endOffer, publishOffer } from '../../selling/money/offers/publish-offer.service.ts';
import { startOffer, writeOffer } from '../../selling/money/offers/testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { openCart } from '../../selling/money/payments/testing.ts';

const policies = ['privacy-policy', 'refund-policy', 'shipping-policy', 'terms'] as const;

describe.each(testEngines)('the policies on %s', (engine) => {
  const cash = openCashShop(engine);
  const shown = async (page: string) =>
    (await cash.shop.call('getContent', { params: { page } })).body.body as PolicyContent;
  const privacy = async () => JSON.stringify(await shown('privacy-policy'));
  const kept = 'after a parcel with cash on delivery came back: for 180 days';

  it('have every line, with its placeholders, while cash is taken', async () => {
    await placeForCash(cash.shop, (await openCart(cash.shop)).token);
    await startOffer(cash.shop);
    for (const page of policies) expect(await shown(page)).toEqual(contentPages[page].defaultBody);
  });

  it('have no line about cash, no empty list and no empty part in a shop that never took it', async () => {
    const before = await Promise.all(policies.map(shown));
    await takeCash(cash.shop, { isOn: false });
    const after = await Promise.all(policies.map(shown));
    expect(JSON.stringify(after)).not.toMatch(/\{cash|Cash on delivery|courier in cash/);
    const partsOf = (some: PolicyContent[]) => some.map(({ parts }) => parts.length);
    expect(partsOf(after)).toEqual(
      partsOf(before).map((count, index) => count - Number(policies[index] === 'shipping-policy')),
    );
    const linesOf = (some: PolicyContent[]) => some.map(({ parts }) => parts.flatMap(({ content }) => content.flat()));
    expect(linesOf(after)).toEqual(
      linesOf(before).map((lines) => lines.filter((line) => !/\{cash|\{upiId/.test(line))),
    );
  });

  it('name the codes of customers who used an offer once there was one, also after it ended', async () => {
    const known = 'after you have used {offer}';
    const { id, draft } = await writeOffer(cash.shop);
    expect(await privacy()).not.toContain(known);
    await publishOffer(cash.shop.deps, id, { draft }, commandLine);
    await refreshOffers(cash.shop.deps)();
    expect(await privacy()).toContain(known);
    await endOffer(cash.shop.deps, id, commandLine);
    await refreshOffers(cash.shop.deps)();
    expect(await privacy()).toContain(known);
  });

  it('say that a UPI id is kept, from the first one on, also where no cash is taken any more', async () => {
    const { token } = await openCart(cash.shop);
    const number = await placeForCash(cash.shop, token);
    await bringTo(cash.shop, number, 'Delivered');
    await refundOrder(cash.shop.deps, number, commandLine, { reason: 'sent back' });
    await takeCash(cash.shop, { isOn: false });
    const line = 'that you enter for it, until you delete your account';
    expect(await privacy()).not.toContain(line);
    const { handRefund } = (await cash.shop.call('listOrders', { token })).body.orders[0] ?? {};
    const params = { token: handRefund?.token ?? '' };
    await cash.shop.call('saveUpiId', { params, body: { upiId: 'asha@okaxis' } });
    expect(await privacy()).toContain(line);
  });

  it('go on saying that refusals are kept, once an order was to be paid so [policy privacy.32]', async () => {
    await placeForCash(cash.shop, (await openCart(cash.shop)).token);
    await takeCash(cash.shop, { isOn: false });
    expect(await privacy()).toContain(kept);
    expect(JSON.stringify(await shown('terms'))).not.toContain('{cash');
  });
});
