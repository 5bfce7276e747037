// Customers on a phone: found, opened from the list and from an order, noted; packers see none of it.
import { settle, smallTargets, violationsOf } from '../../fixtures/admin-checks.ts';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { logIn } from '../../fixtures/account.ts';
import { gotoHydrated } from '../../fixtures/hydrated.ts';
import { beginCheckout, buyOrder, newLastname } from '../../fixtures/orders.ts';
import { newPerson, post, registerShopper } from '../../fixtures/shopper.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as object);

test('a customer is found, opened and noted, also from the order', async ({ page, context, admin }) => {
  const lastname = newLastname();
  const { number } = await buyOrder(admin.shop, `Usha ${lastname}`);
  await enter(context, admin, await admin.addMember('manager'));
  await page.goto('/customers?tab=new');
  await expect(page.getByText('Their first order was in the last 30 days.')).toBeVisible();
  await page.getByLabel('Search customers').fill(lastname);
  await expect(page.getByText('A search looks at all customers')).toBeVisible();
  await page.getByRole('link', { name: `Usha ${lastname}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Usha ${lastname}` })).toBeVisible();
  await page.getByLabel('New note').fill('Likes indigo');
  await page.getByRole('button', { name: 'Write the note' }).click();
  await expect(page.getByText('Likes indigo')).toBeVisible();
  await settle(page);
  expect(await violationsOf(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('link', { name: 'Everything about this customer' }).click();
  await expect(page.getByText('Likes indigo')).toBeVisible();
});

test('who did not finish gets one message, whose link fills a cart after the login, until they ask for none', async ({
  page,
  context,
  admin,
  browser,
}) => {
  const { url } = admin.shop;
  const [began, opens] = [await registerShopper(url, newPerson()), await registerShopper(url, newPerson())];
  const { title, order } = await beginCheckout({ url }, began, 'Usha Raman', 2);
  await post(`${url}/payment-sandbox/orders/${order.id}/payments`, { outcome: 'failed' });
  await enter(context, admin, await admin.addMember('manager'));
  const row = page.getByRole('list', { name: 'Customers' }).getByRole('listitem').first();
  // The bank tells the shop a little later.
  await expect(async () => {
    await page.goto('/customers?tab=unfinished');
    await expect(row).toContainText('The bank said: “The bank declined the payment.', { timeout: 2000 });
  }).toPass();
  await expect(row).toContainText(`2 × ${title}, `);
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(`/customers/${began.customer._id}`);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Write about the cart by WhatsApp' }).click();
  const chat = await opening;
  await chat.waitForURL('https://wa.me/**');
  const text = new URL(chat.url()).searchParams.get('text') ?? '';
  await chat.close();
  await expect(page.getByText('Message opened today')).toBeVisible();
  await settle(page);
  expect(await violationsOf(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: url });
  const shop = await phone.newPage();
  await gotoHydrated(shop, /\/restore-cart\/[\w-]+/.exec(text)?.[0] ?? '');
  await shop.getByRole('button', { name: 'Put them into my cart' }).click();
  await expect(shop).toHaveURL(/\/login$/);
  await logIn(shop, { email: opens.customer.email, password: opens.password });
  await expect(shop).toHaveURL(/\/cart$/);
  await expect(shop.getByRole('spinbutton', { name: `Quantity of ${title}` })).toHaveValue('2');
  await phone.close();

  await page.getByRole('button', { name: 'Asked not to be contacted' }).click();
  await expect(page.getByText('This customer asked not to be contacted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write about the cart' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('This customer asked not to be contacted.')).toHaveCount(0);
});

test('a packer finds no customers, in the navigation or by the address', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto('/customers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Customers' })).toHaveCount(0);
  await expect(page.getByLabel('Search customers')).toHaveCount(0);
});
