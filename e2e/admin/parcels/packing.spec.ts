// Packing: from the pick list to the courier, by thumb and by keyboard.
import { maxPackedAtOnce } from '@taana-baana/contract/admin/limits/system-limits.ts';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { buyOrder, insertOrdersToPack, newLastname, deliverAll } from '../../fixtures/orders.ts';
import { pressKey } from '../../support/press-key.ts';

test('all are packed at once on a phone, but those to look at, and taken back together', async ({
  page,
  context,
  admin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await deliverAll(admin.shop);
  const [noted = ''] = await insertOrdersToPack(admin.shop, 1, { note: 'Call before packing' });
  await insertOrdersToPack(admin.shop, 29);
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto('/pack');
  const ticks = page.getByRole('checkbox', { name: /is packed$/ });
  await expect(ticks).toHaveCount(30);
  await expect(page.getByText('Without the one to look at first.')).toBeVisible();
  await page.getByRole('button', { name: 'Mark all 29 as packed' }).click();
  await expect(page.getByText('29 orders are packed')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(29);
  await expect(page.getByRole('checkbox', { name: `${noted} is packed` })).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.reload();
  await expect(ticks).toHaveCount(30);
});

test('a packer ticks by keyboard, takes a tick back, and sees what to look at', async ({ page, context, admin }) => {
  await deliverAll(admin.shop);
  const [noted = ''] = await insertOrdersToPack(admin.shop, 1, { note: 'Call before packing' });
  const { number, title } = await buyOrder(admin.shop, `Usha ${newLastname()}`);
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto('/pack');
  const shelves = page.getByRole('group').filter({ hasText: 'Take from the shelves' });
  await expect(shelves).toContainText(title);
  await expect(shelves).toContainText('5 pieces');
  const rows = page.getByRole('list', { name: 'Orders to pack' }).locator(':scope > li');
  await expect(rows).toHaveText([new RegExp(noted), new RegExp(number)]);
  await expect(rows.first()).toContainText('Call before packing');
  await expect(rows.last()).not.toContainText('Look at this order');

  const tick = page.getByRole('checkbox', { name: `${number} is packed` });
  await pressKey(page, 'j');
  await expect(page.getByRole('checkbox', { name: `${noted} is packed` })).toBeFocused();
  await pressKey(page, 'j');
  await expect(tick).toBeFocused();
  await pressKey(page, 'Space');
  await expect(page.getByText(`${number}: packed`)).toBeVisible();
  await expect(tick).toBeChecked();
  await expect(shelves).not.toContainText(title);
  await pressKey(page, 'Space');
  await expect(page.getByText(`Undone. ${number}: to pack`)).toBeVisible();
  await expect(tick).not.toBeChecked();
  await tick.click();
  await expect(page.getByText(`${number}: packed`).first()).toBeVisible();
  await page.reload();
  await expect(rows).toHaveText([new RegExp(noted)]);
});

test('what is packed waits for the courier, also after a look at another app and for another packer', async ({
  page,
  context,
  browser,
  admin,
}) => {
  // The browser allows few print dialogs a minute.
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  await page.setViewportSize({ width: 390, height: 844 });
  await deliverAll(admin.shop);
  const [first = '', second = ''] = await insertOrdersToPack(admin.shop, 2);
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto('/pack');
  await page.getByRole('checkbox', { name: `${first} is packed` }).click();
  await expect(page.getByRole('link', { name: 'Waiting for the courier: 1' })).toBeVisible();
  // The note lies over the next row.
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('checkbox', { name: `${second} is packed` }).click();
  await expect(page.getByText(`${second}: packed`)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing to pack' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Waiting for the courier: 2' })).toBeVisible();
  const others = await browser.newContext({ baseURL: admin.url });
  await enter(others, admin, await admin.addMember('packer'));
  const other = await others.newPage();
  await other.goto('/pack');
  await other.getByRole('button', { name: 'Ship the 2 packed orders' }).click();
  for (const number of [first, second]) await expect(other.getByLabel(`AWB of ${number}`)).toBeVisible();
  await others.close();

  // Their slips and labels can be printed again: for all, and for one.
  const again = page.getByRole('group').filter({ hasText: 'Print again' });
  for (const [whose, numbers] of [
    ['all 2', [first, second]],
    [second, [second]],
  ] as const) {
    for (const [name, paper] of [
      ['Packing slips', '.slip'],
      ['Labels', '.label'],
    ] as const) {
      await again.locator('summary').click();
      await again.getByRole('link', { name: `${name} of ${whose}`, exact: true }).click();
      await expect(page.locator(paper)).toHaveCount(numbers.length);
      for (const number of numbers) await expect(page.locator(`${paper}[aria-label="${number}"]`)).toBeVisible();
      await page.getByRole('link', { name: 'Packing', exact: true }).first().click();
    }
  }
});

test('more parcels than one print takes are printed again in parts', async ({ page, context, admin }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await deliverAll(admin.shop);
  const numbers = await insertOrdersToPack(admin.shop, maxPackedAtOnce + 1, { status: 'Processing' });
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto('/pack');
  const again = page.getByRole('group').filter({ hasText: 'Print again' });
  await again.locator('summary').click();
  const parts = again.getByRole('link', { name: /^Labels of \d+ to \d+$/ });
  await expect(parts).toHaveCount(2);
  await expect(again.getByRole('link', { name: /^Labels of TB-/ })).toHaveCount(numbers.length);
  const printed = await parts.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('orders')?.split(',') ?? []),
  );
  expect(printed.map((part) => part.length)).toEqual([maxPackedAtOnce, 1]);
  expect(printed.flat().toSorted()).toEqual(numbers.toSorted());
  await parts.last().click();
  await expect(page.locator('.label')).toHaveCount(1);
});
