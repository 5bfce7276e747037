// Orders that the shipping dialog refuses, and what stays in it.
import type { BrowserContext } from '@playwright/test';
import { type AdminShop, adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { buyOrder, buyOrders, deliverAll, insertOrdersToPack, newLastname } from '../../fixtures/orders.ts';
import { hiddenFocus } from '../../support/hidden-focus.ts';
import { setTextSize } from '../../support/layout-faults.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** In a second tab. */
async function cancel(context: BrowserContext, number: string): Promise<void> {
  const tab = await context.newPage();
  await tab.goto(`/orders/${number}`);
  await tab.getByRole('button', { name: 'More actions' }).click();
  await tab.getByRole('menuitem', { name: 'Cancel the order' }).click();
  await tab.getByRole('button', { name: /^Cancel and give back/ }).click();
  await expect(tab.getByRole('button', { name: /^Mark as/ })).toHaveCount(0);
  await tab.close();
}

const signIn = async (context: BrowserContext, admin: AdminShop) =>
  enter(context, admin, await admin.addMember('manager'));

test('many orders: courier and AWB are asked for, and one that was cancelled meanwhile is named', async ({
  page,
  context,
  admin,
}) => {
  await deliverAll(admin.shop);
  const [first = '', second = ''] = await buyOrders(admin.shop, 2);
  await signIn(context, admin);
  await page.goto('/pack');
  await page.getByRole('button', { name: 'Mark all 2 as packed' }).click();
  await page.getByRole('button', { name: 'Ship the 2 packed orders' }).click();
  const dialog = page.getByRole('dialog');
  const awb = (number: string) => dialog.getByLabel(`AWB of ${number}`);
  const submit = (count: number) => dialog.getByRole('button', { name: `Mark ${count} as shipped` });

  await awb(first).fill('d1 000 001');
  await submit(2).click();
  await expect(dialog.getByText('Please choose a courier')).toBeVisible();
  await expect(dialog.getByLabel('Courier')).toBeFocused();
  await dialog.getByLabel('Courier').selectOption('DTDC');
  await awb(second).fill('#1');
  await submit(2).click();
  await expect(dialog.getByText('Please type the AWB: 4 to 40 letters and digits')).toBeVisible();
  await expect(awb(second)).toBeFocused();

  await cancel(context, second);
  await awb(second).fill('D1000002');
  await submit(2).click();
  await expect(dialog.getByRole('alert')).toContainText('1 order is shipped. Not these:');
  await expect(dialog).toContainText(`${second} is Cancelled`);
  await expect(awb(first)).toHaveCount(0);
  await expect(awb(second)).toHaveValue('D1000002');
  await page.goto(`/orders/${first}`);
  await expect(page.getByRole('region', { name: 'Parcel' })).toContainText('D1000001');
});

test('one order: a bad AWB stays to be corrected; cancelled meanwhile, it is not shipped', async ({
  page,
  context,
  admin,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 409/);
  const { number } = await buyOrder(admin.shop, `Usha ${newLastname()}`);
  await signIn(context, admin);
  await page.goto(`/orders/${number}`);
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  const dialog = page.getByRole('dialog', { name: `Ship ${number}` });
  await dialog.getByLabel('Courier').selectOption('DTDC');
  await dialog.getByLabel('AWB').fill('12');
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(dialog.getByText('Please type the AWB: 4 to 40 letters and digits')).toBeVisible();
  await expect(dialog.getByLabel('AWB')).toHaveValue('12');

  await cancel(context, number);
  await dialog.getByLabel('AWB').fill('D1000003');
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(page.getByText(`${number} is Cancelled`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Parcel' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Mark as/ })).toHaveCount(0);
});

test('orders that go into one parcel take one AWB, by a tap or by scans; another order is refused it', async ({
  page,
  context,
  admin,
}) => {
  await deliverAll(admin.shop);
  const status = 'Processing';
  const [first = '', second = ''] = await insertOrdersToPack(admin.shop, 2, { status });
  const elsewhere = { firstname: 'Asha', lastname: 'Kumari', address: '9 Temple Road', city: 'Erode' };
  const address = JSON.stringify({ ...elsewhere, state: 'Tamil Nadu', country: 'India', pincode: 638001 });
  const [other = ''] = await insertOrdersToPack(admin.shop, 1, { status, address });
  await signIn(context, admin);
  await page.goto('/pack');
  await page.getByRole('button', { name: 'Ship the 3 packed orders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ship 3 orders' });
  const awb = (number: string) => dialog.getByLabel(`AWB of ${number}`);
  await dialog.getByLabel('Courier').selectOption('DTDC');
  await awb(first).fill('D7400001');
  await dialog.getByRole('button', { name: `In one parcel with ${first}: same AWB` }).click();
  await expect(awb(second)).toHaveValue('D7400001');
  await awb(other).fill('D7400001');
  await dialog.getByRole('button', { name: 'Mark 3 as shipped' }).click();
  await expect(dialog.getByText(/TB-\w+ has this AWB already/).first()).toBeVisible();

  await awb(other).fill('');
  await awb(second).fill('');
  await dialog.getByRole('button', { name: 'Scan', exact: true }).click();
  const scanner = page.getByRole('dialog', { name: 'Scan' });
  for (const [code, text] of [
    ['D7400001', `D7400001 is the AWB of ${first} already. Is ${second} in the same parcel?`],
    [other, `Now the AWB of ${other}`],
    ['D7400001', `D7400001 is the AWB of ${first} already.`],
    [second, `Now the AWB of ${second}`],
    ['D7400001', `${second}: D7400001. Next: ${other}.`],
    ['D7400002', `${other}: D7400002. Every parcel has its AWB.`],
  ] as const) {
    await scanner.getByLabel('Or a hand scanner, or keys').fill(code);
    await scanner.getByLabel('Or a hand scanner, or keys').press('Enter');
    await expect(scanner.getByRole('status')).toContainText(text);
  }
  await scanner.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Mark 3 as shipped' }).click();
  await expect(page.getByText('3 orders are shipped')).toBeVisible();
  await page.goto('/orders?tab=shipped');
  await page.getByRole('button', { name: 'Delivered or came back' }).click();
  await page.getByLabel('AWBs').fill('D7400001');
  await page.getByRole('button', { name: 'Mark 1 as delivered' }).click();
  await expect(page.getByText('2 orders are delivered')).toBeVisible();
});

test('the bar of the dialog never lies over what has the focus', async ({ page, context, admin }) => {
  await deliverAll(admin.shop);
  await insertOrdersToPack(admin.shop, 12);
  await signIn(context, admin);
  await page.goto('/pack');
  await page.getByRole('button', { name: 'Mark all 12 as packed' }).click();
  const ship = page.getByRole('button', { name: 'Ship the 12 packed orders' });
  await expect(ship).toBeVisible();
  // The note of what was packed would lie over the dialog.
  await page.reload();
  await ship.click();
  await expect(page.getByRole('dialog').getByLabel('Courier')).toBeVisible();
  for (const { text, ...size } of [
    { text: 16, width: 740, height: 490 },
    { text: 16, width: 390, height: 844 },
    { text: 24, width: 390, height: 844 },
    { text: 24, width: 740, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await setTextSize(page, text);
    expect.soft(await hiddenFocus(page), `${size.width} x ${size.height}, text of ${text} px`).toEqual([]);
  }
});
