// A day's work on a phone: thirty orders go from paid to delivered without a terminal.
import type { Locator } from '@playwright/test';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { scanByHand } from '../../support/camera.ts';
import { buyOrders, deliverAll, insertOrdersToPack, shippedMails } from '../../fixtures/orders.ts';

const count = 30;
/** In addition to scans: a scanner types the code and Enter, without a tap. */
const taps = 14;

test.use({ viewport: { width: 390, height: 844 } });

test(`thirty orders are packed, labelled, shipped and delivered by ${taps} taps and three scans each`, async ({
  page,
  context,
  admin,
}) => {
  test.slow();
  await deliverAll(admin.shop);
  await buyOrders(admin.shop, count);
  const mailsBefore = (await shippedMails(admin.shop)).length;
  const awbOf = (index: number) => `14908100${String(index).padStart(2, '0')}`;
  await page.addInitScript(() => Object.assign(window, { print: () => {} }));
  await enter(context, admin, await admin.addMember('packer'));
  let tapped = 0;
  async function tap(target: Locator): Promise<void> {
    tapped += 1;
    await target.click();
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto('/');
  await tap(page.getByRole('link', { name: 'Packing', exact: true }).last());
  await expect(page.getByRole('group').filter({ hasText: 'Take from the shelves' })).toContainText('30 pieces');
  await tap(page.getByRole('link', { name: 'Packing slips' }));
  await expect(page.locator('.slip')).toHaveCount(count);
  const codes = await page
    .locator('.slip .barcode')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ alt }) => alt));
  await tap(page.getByRole('link', { name: 'Packing', exact: true }).first());
  const ticks = page.getByRole('checkbox', { name: /is packed$/ });
  await expect(ticks).toHaveCount(count);
  for (const [index, code] of codes.entries()) {
    await scanByHand(page, code);
    await expect(ticks.and(page.locator(':checked'))).toHaveCount(index + 1);
  }
  expect(codes.length).toBe(count);

  await tap(button('Ship the 30 packed orders'));
  const fields = page.getByRole('dialog').getByRole('textbox', { name: /^AWB of/ });
  await page.getByLabel('Courier').selectOption('Delhivery');
  tapped += 2;
  await tap(fields.first());
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.insertText(awbOf(index));
    await page.keyboard.press('Enter');
    await expect(index + 1 < count ? fields.nth(index + 1) : button('Mark 30 as shipped')).toBeFocused();
  }
  await expect(page.getByText('30 of 30 have an AWB')).toBeVisible();
  await tap(button('Mark 30 as shipped'));
  await expect(page.getByText('30 orders are shipped')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(async () => (await shippedMails(admin.shop)).length).toBe(mailsBefore + count);

  await tap(page.getByRole('link', { name: 'Labels' }));
  await expect(page.locator('.label')).toHaveCount(count);
  await expect(page.locator('.label').nth(7)).toContainText(`AWB ${awbOf(7)}`);

  // The courier reports that all have arrived.
  await tap(page.getByRole('link', { name: 'Orders', exact: true }).last());
  await tap(page.getByRole('link', { name: /^Shipped/ }));
  await tap(button('Delivered or came back'));
  const report = page.getByRole('dialog').getByLabel('AWBs');
  await tap(report);
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.insertText(awbOf(index));
    await page.keyboard.press('Enter');
  }
  await tap(button('Mark 30 as delivered'));
  await expect(page.getByText('30 orders are delivered')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(tapped).toBe(taps);
});

test('what the courier’s report names wrongly is left, with the reason, and Undo takes the others back', async ({
  page,
  context,
  admin,
}) => {
  const [here = ''] = await insertOrdersToPack(admin.shop, 1, { status: 'Shipped', awb: 'D7100001' });
  const [back = ''] = await insertOrdersToPack(admin.shop, 1, { status: 'Shipped', awb: 'D7100002' });
  await enter(context, admin, await admin.addMember('packer'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/orders?tab=shipped');
  await page.getByRole('button', { name: 'Delivered or came back' }).click();
  const dialog = page.getByRole('dialog');
  const report = dialog.getByLabel('AWBs');
  await report.fill('Date,AWB,Status\n28-11-2026,D7100002,Undelivered');
  await dialog.getByText('1 line does not count').click();
  await expect(dialog).toContainText('D7100002 is not delivered: “Undelivered”.');
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(dialog).toContainText('Please give 1 to 100 parcels');
  await report.fill(
    [
      'Date,AWB,Status',
      '28-11-2026,D7100001,Delivered',
      '28-11-2026,D7100002,RTO Delivered',
      '28-11-2026,D7999999,DLVD',
    ].join('\n'),
  );
  await dialog.getByRole('button', { name: 'Mark 2 as delivered' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No parcel has the AWB D7999999.');
  await expect(dialog.getByRole('alert')).toContainText('D7100002 is not delivered: “RTO Delivered”.');
  await expect(report).toHaveValue('D7999999, DLVD\nD7100002, RTO Delivered');
  await expect(page.getByText('1 order is delivered')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone. 1 order is as before')).toBeVisible();
  await page.getByRole('button', { name: 'Delivered or came back' }).click();
  await report.fill('D7100002, RTO Delivered\nD7100001, In Transit');
  await dialog.getByText('Came back (RTO)').click();
  await dialog.getByText('Put back into the stock').click();
  await dialog.getByRole('button', { name: '1 came back' }).click();
  await expect(page.getByText('1 order came back')).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('D7100001 did not come back: “In Transit”.');
  await expect(report).toHaveValue('');
  await dialog.getByRole('button', { name: 'Close' }).click();
  const row = page.getByRole('listitem').filter({ hasText: back });
  await expect(row.getByText('Returned', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: `Choose ${here}` }).check();
  await page.getByRole('button', { name: 'Mark 1 as delivered' }).click();
  await expect(page.getByText('1 order is delivered')).toBeVisible();
});

test('a lost connection loses nothing that was typed, and nothing is shipped twice', async ({
  page,
  context,
  admin,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  await deliverAll(admin.shop);
  const [first = '', second = ''] = await buyOrders(admin.shop, 2);
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto('/pack');
  await page.getByRole('button', { name: 'Mark all 2 as packed' }).click();
  await page.getByRole('button', { name: 'Ship the 2 packed orders' }).click();
  const dialog = page.getByRole('dialog');
  const awb = (number: string) => dialog.getByLabel(`AWB of ${number}`);
  await dialog.getByLabel('Courier').selectOption('DTDC');
  await awb(first).fill('D7000001');
  await awb(second).press('Tab');
  // The page is reloaded: the typed text is still there.
  await page.goto('/orders?tab=packed');
  for (const number of [first, second]) await page.getByRole('checkbox', { name: `Choose ${number}` }).check();
  await page.getByRole('button', { name: 'Ship 2', exact: true }).click();
  await expect(awb(first)).toHaveValue('D7000001');
  await expect(dialog.getByLabel('Courier')).toHaveValue('DTDC');
  // The server has shipped them, but its response is lost.
  const before = (await shippedMails(admin.shop)).length;
  await page.route('**/api/orders/move', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const submit = dialog.getByRole('button', { name: 'Mark 2 as shipped' });
  await submit.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(awb(first)).toHaveValue('D7000001');
  await page.unroute('**/api/orders/move');
  await submit.dblclick();
  await expect(page.getByText('2 orders are shipped')).toBeVisible();
  expect((await shippedMails(admin.shop)).length - before).toBe(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone. 2 orders are as before')).toBeVisible();
});
