// Before an order is packed, staff change the size of a piece, undo that, and take a piece out.
import type { Page } from '@playwright/test';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { buyOrder, newLastname, refundsOf } from '../../fixtures/orders.ts';

const pieces = (page: Page) => page.getByRole('main').getByRole('region', { name: /pieces?$/ });
const dialog = (page: Page) => page.getByRole('dialog');

for (const width of [390, 1280]) {
  test(`at ${width} px, one of two pieces becomes another size, and the same again by Undo`, async ({
    page,
    context,
    admin,
  }) => {
    const { number, title } = await buyOrder(admin.shop, `Usha ${newLastname()}`);
    await enter(context, admin, await admin.addMember('owner'));
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/orders/${number}`);
    await pieces(page).getByRole('button', { name: 'Change' }).click();
    await expect(dialog(page).getByRole('heading', { name: `Change ${title}` })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Change it' }).click();
    await expect(dialog(page)).toContainText('Please choose another colour or size.');
    await dialog(page).getByText('XL', { exact: true }).click();
    await dialog(page).getByLabel('How many pieces').selectOption('1 of 2');
    await dialog(page).getByRole('button', { name: 'Change it' }).dblclick();
    await expect(dialog(page)).toHaveCount(0);
    await expect(pieces(page).getByRole('listitem')).toHaveCount(2);
    await expect(pieces(page)).toContainText('XL ·');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(pieces(page).getByRole('listitem')).toHaveCount(1);
    await expect(pieces(page)).not.toContainText('XL ·');
  });
}

test('a piece is taken out of the order, and its money goes back', async ({ page, context, admin }) => {
  const { number } = await buyOrder(admin.shop, `Usha ${newLastname()}`);
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto(`/orders/${number}`);
  await pieces(page).getByRole('button', { name: 'Change' }).click();
  await dialog(page).getByRole('button', { name: 'Take it out, and give the money back' }).click();
  await expect(dialog(page).getByLabel('Reason')).toHaveValue('not wanted');
  // A press where “Take it out” was would be the second of a double tap.
  await dialog(page)
    .getByRole('button', { name: /^Give back Rs\. / })
    .press('Enter');
  await expect(pieces(page)).toContainText('1 given back: pack only 1');
  expect(await refundsOf(admin.shop, number)).toHaveLength(1);
});

test('a piece is added by a payment link, and Packing says that both orders go into one parcel', async ({
  page,
  context,
  admin,
}) => {
  const { number } = await buyOrder(admin.shop, `Usha ${newLastname()}`);
  await enter(context, admin, await admin.addMember('manager'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/orders/${number}`);
  await pieces(page).getByRole('link', { name: 'Add a piece' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Add to ${number}` })).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveValue('9876543210');
  await expect(page.getByText(/^The order belongs to the account of/)).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search T-shirts' });
  const make = page.getByRole('button', { name: /^Make the link for/ });
  await make.click();
  await expect(search).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: 'Please add a T-shirt' })).toBeInViewport();
  await search.fill('tee');
  await page
    .getByRole('group', { name: /^Add .* in size$/ })
    .first()
    .getByRole('button', { name: 'M', exact: true })
    .click();
  await make.click();
  const url = await page.getByText('/payment-sandbox/links/').textContent();
  const theirs = await context.newPage();
  await theirs.goto(url ?? '');
  await theirs.getByRole('button', { name: /^Pay/ }).click();
  await expect(theirs.getByText('It is paid.')).toBeVisible();
  await theirs.close();
  await expect(page.getByRole('link', { name: /^Open order TB-/ })).toBeVisible();
  await page.goto('/pack');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: number, exact: true }) });
  await expect(row).toContainText(/Goes with TB-\w+: same customer, same address\./);
});
