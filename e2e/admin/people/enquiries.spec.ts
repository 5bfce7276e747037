// Answering an enquiry on a phone; and the sales report of a shop with sales.
import { randomUUID } from 'node:crypto';
import { settle, smallTargets, violationsOf } from '../../fixtures/admin-checks.ts';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { endPress } from '../../support/end-press.ts';
import { insertOrders, newLastname } from '../../fixtures/orders.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as object);

test('an enquiry is answered from its page, and then counts as answered', async ({ page, context, admin }) => {
  const email = `${randomUUID()}@example.com`;
  const sent = await fetch(`${admin.shop.url}/api/enquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Usha', email, mobile: '9876543210', comment: 'Do you ship to Leh?' }),
  });
  const { ticket } = (await sent.json()) as { ticket: string };
  await enter(context, admin, await admin.addMember('manager'));
  await page.goto(`/enquiries?search=${ticket}`);
  await page.getByRole('link', { name: 'Usha' }).click();
  await expect(page.getByRole('heading', { level: 1, name: ticket })).toBeVisible();
  await settle(page);
  expect(await violationsOf(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  const greets = page.getByText(/^Namaste .+,$/);
  await expect(greets).toBeVisible();
  await page.getByLabel('Your answer').fill('Hello Usha,');
  await expect(greets).toHaveCount(0);
  await page.getByLabel('Your answer').fill('Yes,\nwith the post.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByRole('region', { name: 'Your answers' })).toContainText('with the post.');
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
});

test('the sales report has figures and tables that can be used on a phone', async ({ page, context, admin }) => {
  await insertOrders(admin.shop, 3, newLastname());
  await enter(context, admin, await admin.addMember('accountant'));
  const from = new Date(Date.now() - 40 * 24 * 3600_000).toISOString().slice(0, 10);
  await page.goto(`/sales?from=${from}`);
  const detail = page.getByRole('region', { name: 'In detail' });
  await expect(detail.getByRole('rowheader').first()).toBeVisible();
  await endPress(page);
  await detail.getByRole('button', { name: 'Orders' }).click();
  await expect(detail.getByRole('columnheader', { name: 'Orders' })).toHaveAttribute('aria-sort', 'descending');
  await settle(page);
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
