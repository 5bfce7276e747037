// A shopper buys with an offer that all get and with a code: shown before, paid as shown, kept in My Orders.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { listPrice, pages } from '@taana-baana/contract';
import type { OfferTerms } from '@taana-baana/contract/schemas/selling/offer.ts';
import type { ShopProcess } from '../../scripts/testing/start-shop.ts';
import { connect } from '../../server/database/open.ts';
import { expectOrder, fillAddress, openPayment } from '../fixtures/checkout.ts';
import { customerTest as test, expect } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { fillCart, firstProduct } from '../fixtures/shopper.ts';

test.describe.configure({ mode: 'default' });
// A separate shop: no other journey sees its offers.
test.use({
  environment: { MAIL_FROM: 'offers@example.com' },
  // The browser itself reports the checkout that was refused for its old amount.
  expectedConsoleErrors: [/409 \(Conflict\)/],
});

const terms: OfferTerms = {
  title: '3 for Rs. 999',
  gift: { kind: 'set', pieces: 3, price: 999 },
  on: { products: [], collections: [], categories: [] },
  isListPriceOnly: false,
  from: { rupees: null, pieces: null },
  who: { kind: 'all' },
  how: 'itself',
  startsAt: null,
  endsAt: null,
  limits: { uses: null, usesPerCustomer: null, budget: null },
  isPaidOnlineOnly: false,
  combines: { offers: true, codes: true, shipping: true },
  label: null,
};

/** As if the owner had published it. Resolves to what ends it. */
async function startOffer(
  { dataDir }: ShopProcess,
  offered: Partial<OfferTerms>,
  code?: string,
): Promise<() => Promise<void>> {
  const { db } = connect('sqlite', join(dataDir, 'shop.sqlite'));
  const [id, now] = [randomUUID(), new Date().toISOString()];
  const times = { created_at: now, saved_at: now, published_at: now };
  const row = {
    id,
    terms: JSON.stringify({ ...terms, ...offered }),
    draft: id,
    saved_by: null,
    ended_at: null,
    code: null,
  };
  await db
    .insertInto('offers')
    .values({ ...row, ...times })
    .execute();
  if (code) await db.insertInto('offer_codes').values({ code, offer_id: id, max_uses: null }).execute();
  return async () => {
    await db.updateTable('offers').set({ ended_at: new Date().toISOString() }).where('id', '=', id).execute();
    await db.destroy();
  };
}

test('an offer and a code of a link are shown, counted and paid', async ({ page, shop, shopper }) => {
  const ends = [
    await startOffer(shop, {}),
    await startOffer(shop, { title: 'Puja', how: 'code', gift: { kind: 'rupees', rupees: 50 } }, 'PUJA50'),
  ];
  const { _id, title, price } = await firstProduct(shop.url);
  await expect(async () => {
    await gotoHydrated(page, '/discount/puja50');
    await expect(page.getByText('PUJA50 is kept for your cart')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page).toHaveURL(new RegExp(`^${shop.url}/$`));
  await expect(page.getByRole('article').first().getByText('3 for Rs. 999')).toBeVisible();
  await gotoHydrated(page, `/product/${_id}`);
  await expect(page.getByRole('main').getByText('3 for Rs. 999').first()).toBeVisible();

  await fillCart(shop.url, shopper, 2);
  await gotoHydrated(page, pages.cart.path);
  await expect(page.getByText('3 for Rs. 999: add 1 more')).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).click();
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText(`After offers${listPrice(949)}`);
  await expect(summary).toContainText(`3 for Rs. 999− ${listPrice(price * 3 - 999)}`);

  await summary.getByText('Have a code?').click();
  await summary.getByLabel('Code').fill('pooja');
  await summary.getByRole('button', { name: 'Use' }).click();
  await expect(summary.getByText('We do not know this code')).toBeVisible();
  await page.reload();
  await expect(summary.getByText('PUJA50')).toBeVisible();
  await expect(summary.getByText('POOJA')).toHaveCount(0);

  await page.getByRole('link', { name: 'Checkout' }).first().click();
  const order = page.getByRole('region', { name: 'Order summary' });
  await expect(order).toContainText(`Total${listPrice(949 + 100)}`);
  await fillAddress(page);
  const window = await openPayment(page);
  await window.getByRole('button', { name: `Pay ${listPrice(1049)}` }).click();
  await expectOrder(page, { title, total: 1049 });
  await expect(page.getByRole('article').getByText('Puja')).toBeVisible();
  for (const end of ends) await end();
});

test('an offer that ends before the payment is named with the new sum, and nothing is paid before', async ({
  page,
  shop,
  shopper,
}) => {
  const end = await startOffer(shop, { title: 'Rs. 200 off', gift: { kind: 'rupees', rupees: 200 } });
  const { price } = await fillCart(shop.url, shopper);
  const order = page.getByRole('region', { name: 'Order summary' });
  await expect(async () => {
    await gotoHydrated(page, pages.checkout.path);
    await expect(order.getByText('Rs. 200 off')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await fillAddress(page);
  await end();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(
    page.getByText(`“Rs. 200 off” has ended. Your order now costs ${listPrice(price + 100)}.`),
  ).toBeVisible();
  await expect(order.getByText('Rs. 200 off')).toHaveCount(0);
  await (await openPayment(page)).getByRole('button', { name: `Pay ${listPrice(price + 100)}` }).click();
  await expect(page).toHaveURL(pages.orders.path);
});
