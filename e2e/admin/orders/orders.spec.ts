// Orders in the admin: searched, packed, shipped, refunded and cancelled, by mouse, thumb and
// keyboard.
import type { Locator, Page } from '@playwright/test';
import { adminTest as test, codeOf, enter, expect, type Member, staffPassword } from '../../fixtures/admin.ts';
import {
  addDisputeOf,
  buyOrder,
  insertOrders,
  insertOrdersToPack,
  newLastname,
  refundsOf,
} from '../../fixtures/orders.ts';
import { pressKey } from '../../support/press-key.ts';

// The browser itself reports answers of 403 and 409.
// oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
test.use({ expectedConsoleErrors: async ({}, use) => use([/status of 40[39]/]) });

const statusOf = (page: Page) => page.locator('main .badge').first();
const rows = (page: Page) => page.getByRole('main').getByRole('link', { name: /^TB-/ });
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search orders' });

async function openMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function confirmIdentity(page: Page, { secret }: Member): Promise<void> {
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Password', { exact: true }).fill(staffPassword);
  await proof.getByLabel('Code from your app').fill(codeOf(secret, 1));
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(proof).toHaveCount(0);
}

test('the owner finds an order by name, packs it, undoes that, ships it, and gives a part back', async ({
  page,
  context,
  admin,
}) => {
  const lastname = newLastname();
  const { number, title, total } = await buyOrder(admin.shop, `Usha ${lastname}`);
  const owner = await admin.addMember('owner');
  await enter(context, admin, owner);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible();
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type(lastname);
  await expect(rows(page)).toHaveText([number]);
  await rows(page).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  const parcel = page.getByRole('region', { name: '2 pieces' });
  await expect(parcel).toContainText(title);
  await expect(parcel).toContainText('× 2');
  const picture = parcel.getByRole('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: `Call Usha ${lastname}` })).toHaveAttribute('href', 'tel:+919876543210');
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/919876543210');

  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(statusOf(page)).toHaveText('Packed');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(statusOf(page)).toHaveText('To pack');
  await expect(page.getByText(`Undone. ${number}: to pack`)).toBeVisible();
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(statusOf(page)).toHaveText('Packed');
  await expect(page.getByText('WhatsApp writes: Packed')).toBeVisible();
  const packed = encodeURIComponent(`Namaste Usha ${lastname}, your order ${number}`);
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', new RegExp(`text=${packed}`));
  await page.getByRole('button', { name: 'More messages by WhatsApp' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Address to check', 'Chat without a text']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  const handover = page.getByRole('dialog', { name: `Ship ${number}` });
  await handover.getByLabel('AWB').fill('d123 4567');
  await handover.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(handover.getByText('Please choose a courier')).toBeVisible();
  await handover.getByLabel('Courier').selectOption('DTDC');
  await handover.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(statusOf(page)).toHaveText('Shipped');
  await expect(page.getByRole('region', { name: 'Parcel' })).toContainText('D1234567');
  // The toast about the packing is gone: its Undo would undo the shipping.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1);

  admin.forgetProofs();
  await openMenu(page, 'Give money back');
  const dialog = page.getByRole('dialog', { name: `Give money back for ${number}` });
  await expect(dialog.getByLabel('Amount in rupees')).toHaveValue(String(total));
  await dialog.getByLabel('Amount in rupees').fill(String(total + 1));
  await dialog.getByRole('button', { name: 'Give back' }).click();
  await expect(dialog.getByText(/^Please type whole rupees, from 1 to/)).toBeVisible();
  await dialog.getByLabel('Amount in rupees').fill('100');
  await dialog.getByLabel('Reason').selectOption('It has a defect');
  await dialog.getByRole('button', { name: 'Give back Rs. 100' }).click();
  await confirmIdentity(page, owner);
  await expect(page.getByText('Rs. 100 is on its way to the customer')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('Rs. 100');
  // The page polls until the provider has answered.
  await expect(page.getByRole('main')).toContainText('Partly refunded');

  const history = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
  for (const step of ['Refund of Rs. 100', 'Shipped', 'Packed', 'To pack']) {
    await expect(history.filter({ hasText: step }).first()).toBeVisible();
  }
  await expect(history.filter({ hasText: 'Shipped' }).first()).toContainText('by Meena');
});

test('a double click packs once, and does not ship', async ({ page, context, admin }) => {
  const { number } = await buyOrder(admin.shop, `Usha ${newLastname()}`);
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto(`/orders/${number}`);
  await page.getByRole('button', { name: 'Mark as packed' }).dblclick({ delay: 20 });
  await expect(page.getByRole('button', { name: 'Mark as shipped' })).toBeVisible();
  await page.reload();
  await expect(statusOf(page)).toHaveText('Packed');
});

test('a refund that is sent twice, by a double click or after a lost answer, is one refund', async ({
  page,
  context,
  admin,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_FAILED/);
  const { number } = await buyOrder(admin.shop, `Usha ${newLastname()}`);
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto(`/orders/${number}`);
  await openMenu(page, 'Give money back');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount in rupees').fill('40');
  await dialog.getByLabel('Reason').selectOption('Goodwill');
  await dialog.getByRole('button', { name: 'Give back Rs. 40' }).dblclick();
  await expect(page.getByText('Rs. 40 is on its way')).toBeVisible();
  expect(await refundsOf(admin.shop, number)).toEqual([4000]);

  await page.route('**/api/orders/*/refunds', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await openMenu(page, 'Give money back');
  await dialog.getByLabel('Amount in rupees').fill('30');
  await dialog.getByLabel('Reason').selectOption('Goodwill');
  await dialog.getByRole('button', { name: 'Give back Rs. 30' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Amount in rupees')).toHaveValue('30');
  await page.unroute('**/api/orders/*/refunds');
  await dialog.getByRole('button', { name: 'Give back Rs. 30' }).click();
  await expect(page.getByText('Rs. 30 is on its way')).toBeVisible();
  expect(await refundsOf(admin.shop, number)).toEqual([4000, 3000]);
});

test('a manager sees how much may be refunded', async ({ page, context, admin }) => {
  const { number } = await buyOrder(admin.shop, `Usha ${newLastname()}`, 5);
  await enter(context, admin, await admin.addMember('manager'));
  await page.goto(`/orders/${number}`);
  await openMenu(page, 'Give money back');
  await expect(page.getByText('At most Rs. 2,000. To give everything back')).toBeVisible();
});

test('pieces are refunded at their price, and are not packed', async ({ page, context, admin }) => {
  const { number } = await buyOrder(admin.shop, `Usha ${newLastname()}`, 3);
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto(`/orders/${number}`);
  await openMenu(page, 'Give money back');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Pieces' }).getByRole('combobox').selectOption('1 of 3');
  const price = await dialog.getByLabel('Amount in rupees').inputValue();
  await dialog.getByRole('button', { name: `Give back Rs. ${price}` }).click();
  await expect(dialog.getByText('Please choose why the money goes back')).toBeVisible();
  await dialog.getByLabel('Reason').selectOption('We cannot deliver it');
  await dialog.getByRole('button', { name: `Give back Rs. ${price}` }).click();
  await expect(page.getByText('1 given back: pack only 2')).toBeVisible();
  expect(await refundsOf(admin.shop, number)).toEqual([Number(price) * 100]);
});

test('cancelling says what happens with the money, and then it happens', async ({ page, context, admin }) => {
  const { number, total } = await buyOrder(admin.shop, `Usha ${newLastname()}`);
  await enter(context, admin, await admin.addMember('manager'));
  await page.goto(`/orders/${number}`);
  const sum = `Rs. ${new Intl.NumberFormat('en-IN').format(total)}`;
  await openMenu(page, 'Cancel the order');
  const dialog = page.getByRole('dialog', { name: `Cancel ${number}?` });
  await expect(dialog).toContainText(`${sum} goes back to the customer`);
  await dialog.getByRole('button', { name: 'Keep the order' }).click();
  await expect(statusOf(page)).toHaveText('To pack');
  await openMenu(page, 'Cancel the order');
  await dialog.getByRole('button', { name: `Cancel and give back ${sum}` }).click();
  await expect(statusOf(page)).toHaveText('Cancelled');
  await expect(page.getByRole('button', { name: /^Mark as/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Refunds' })).toContainText(sum);
});

test('a disputed order asks before it ships', async ({ page, context, admin }) => {
  const { number } = await buyOrder(admin.shop, `Usha ${newLastname()}`);
  await addDisputeOf(admin.shop, number);
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto(`/orders/${number}`);
  await expect(page.getByRole('region', { name: 'Disputes' })).toContainText('Open');
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  const ship = page.getByRole('button', { name: 'Mark as shipped' });
  await ship.click();
  const question = page.getByRole('dialog', { name: 'Ship although the payment is disputed?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(statusOf(page)).toHaveText('Packed');
  await ship.click();
  await question.getByRole('button', { name: 'Ship it all the same' }).click();
  await page
    .getByRole('dialog', { name: `Ship ${number}` })
    .getByRole('button', { name: 'Mark as shipped' })
    .click();
  await expect(statusOf(page)).toHaveText('Shipped');
});

test('a member who is too late is told, and sees how the order is now', async ({ page, browser, context, admin }) => {
  const { number } = await buyOrder(admin.shop, `Usha ${newLastname()}`);
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto(`/orders/${number}`);
  await expect(statusOf(page)).toHaveText('To pack');
  const elsewhere = await browser.newContext({ baseURL: admin.url });
  await enter(elsewhere, admin, await admin.addMember('packer', 'Ravi'));
  const there = await elsewhere.newPage();
  await there.goto(`/orders/${number}`);
  await there.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(statusOf(there)).toHaveText('Packed');
  await elsewhere.close();

  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(page.getByText(/is Processing already|changed by somebody else/)).toBeVisible();
  await expect(statusOf(page)).toHaveText('Packed');
});

test('the dashboard shows each what waits for them', async ({ page, context, admin }) => {
  await buyOrder(admin.shop, `Usha ${newLastname()}`);
  await enter(context, admin, await admin.addMember('accountant'));
  await page.goto('/');
  await expect(page.getByText('Nothing waits for you right now.')).toBeVisible();
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/');
  await expect(page.getByRole('link', { name: /to pack/ })).toBeVisible();
  await page.getByRole('link', { name: /^\d+ problems? under System/ }).click();
  await expect(page.getByRole('heading', { name: /needs? your attention/ })).toBeVisible();
});

test('a packer sees no sales, and a contact only while the parcel is under way', async ({ page, context, admin }) => {
  const lastname = newLastname();
  const { number } = await buyOrder(admin.shop, `Usha ${lastname}`);
  await insertOrders(admin.shop, 1, lastname);
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Today Rs\./ })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Rs.');
  // Its search opens the list.
  await page.getByRole('searchbox', { name: 'Find an order' }).fill(` ${number}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/orders?search=${number}`);
  await expect(page.getByRole('link', { name: number })).toBeVisible();

  await page.goto(`/orders/${number}`);
  await expect(page.getByRole('link', { name: 'Call' })).toBeVisible();
  await expect(page.getByText('12 Loom Street')).toBeVisible();
  await page.goto(`/orders?search=${lastname}`);
  await page.getByRole('link', { name: /^TB-/ }).nth(1).click();
  await expect(statusOf(page)).toHaveText('Delivered');
  await expect(page.getByText('Phone, e-mail and address are not shown to your role')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call' })).toHaveCount(0);
});

test('chosen orders are printed, a range with the shift key, all with one box', async ({ page, context, admin }) => {
  const lastname = newLastname();
  await insertOrders(admin.shop, 4, lastname);
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto(`/orders?search=${lastname}`);
  const boxes = page.getByRole('checkbox', { name: /^Choose TB-/ });
  const bar = page.getByRole('region', { name: 'Chosen orders' });
  await expect(boxes).toHaveCount(4);
  await boxes.nth(1).check();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('3 chosen');
  await boxes.nth(2).uncheck();
  const [, second = '', , fourth = ''] = await rows(page).allTextContents();
  await expect(bar.getByRole('link', { name: 'Packing slips' })).toHaveAttribute(
    'href',
    `/pack/slips?orders=${second},${fourth}`,
  );
  await page.getByRole('checkbox', { name: 'Choose all that are shown' }).check();
  await expect(bar).toContainText('4 chosen');
  await bar.getByRole('button', { name: 'Choose none' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`search=${lastname}`));
});

test('earlier orders of a customer are found without personal data in the address', async ({
  page,
  context,
  admin,
}) => {
  const [, number = ''] = await insertOrdersToPack(admin.shop, 2);
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto(`/orders/${number}`);
  await page.getByRole('link', { name: /earlier order/ }).click();
  await expect(page).toHaveURL(`/orders?customerOf=${number}`);
  await expect(page.getByText(`Orders of the customer of ${number}`)).toBeVisible();
  await page.getByRole('button', { name: 'Show the orders of all customers' }).click();
  await expect(page).toHaveURL('/orders');
});

test('the filters survive a reload, and Back restores the place', async ({ page, context, admin }) => {
  const lastname = newLastname();
  await insertOrders(admin.shop, 120, lastname);
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/orders');
  await page.getByRole('link', { name: 'Delivered' }).click();
  await searchField(page).fill(lastname);
  await expect(page).toHaveURL(`/orders?tab=delivered&search=${lastname}`);
  await page.reload();
  await expect(searchField(page)).toHaveValue(lastname);
  await expect(page.getByRole('link', { name: 'Delivered' })).toHaveAttribute('aria-current', 'page');
  await expect(rows(page)).toHaveCount(50);

  const older = page.getByRole('button', { name: 'More orders' });
  await older.click();
  await expect(rows(page)).toHaveCount(100);
  await older.click();
  await expect(rows(page)).toHaveCount(120);
  await expect(older).toHaveCount(0);
  const numbers = await rows(page).allInnerTexts();
  expect(new Set(numbers).size, 'no order twice').toBe(120);
  expect(numbers, 'no order is missing, and the one paid last comes first').toEqual(numbers.toSorted());

  await rows(page).nth(80).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(1000);
  await rows(page).nth(80).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(numbers[80] ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Next order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(numbers[81] ?? '');
  await expect(page.getByText('82 of 120')).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a row that is tapped before a search has begun opens', async ({ page, context, admin }) => {
  const { number } = await buyOrder(admin.shop, `Usha ${newLastname()}`);
  await enter(context, admin, await admin.addMember('owner'));
  await page.clock.install();
  // Its script comes after the pause in which a search waits.
  const { promise: waited, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/assets\/order-[0-9a-f]+\.js/, async (route) => {
    await waited;
    await route.continue();
  });
  await page.goto('/orders');
  await expect(rows(page).filter({ hasText: number })).toBeVisible();
  // A busy machine may need longer than the pause to tap.
  await page.clock.pauseAt(Date.now() + 1000);
  await searchField(page).fill('Nobody');
  await rows(page).filter({ hasText: number }).click();
  await expect(page.locator('.navigation-progress')).toBeVisible();
  await page.clock.runFor(1000);
  goOn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
});

test('j, k and Enter walk through the list and its orders', async ({ page, context, admin }) => {
  const lastname = newLastname();
  await insertOrders(admin.shop, 5, lastname);
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto(`/orders?search=${lastname}`);
  await expect(rows(page)).toHaveCount(5);
  const numbers = await rows(page).allInnerTexts();
  const heading = page.getByRole('heading', { level: 1 });
  await pressKey(page, 'j');
  await expect(rows(page).nth(0)).toBeFocused();
  await pressKey(page, 'j');
  await expect(rows(page).nth(1)).toBeFocused();
  await pressKey(page, 'j');
  await expect(rows(page).nth(2)).toBeFocused();
  await pressKey(page, 'k');
  await expect(rows(page).nth(1)).toBeFocused();
  await pressKey(page, 'Enter');
  await expect(heading).toHaveText(numbers[1] ?? '');
  await pressKey(page, 'j');
  await expect(heading).toHaveText(numbers[2] ?? '');
  await expect(heading).toBeFocused();
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await pressKey(page, '?');
  await expect(keys).toContainText('Next entry');
  await pressKey(page, 'j');
  await pressKey(page, 'Escape');
  await expect(keys).toHaveCount(0);
  await expect(heading, 'under a dialog no order changes').toHaveText(numbers[2] ?? '');
  await page.goBack();
  await expect(rows(page)).toHaveCount(5);
  await pressKey(page, 'j');
  await expect(rows(page).nth(1), 'it goes on at the order that was opened').toBeFocused();
});

test('days are chosen by a button or typed, and taken back', async ({ page, context, admin }) => {
  const lastname = newLastname();
  const { number } = await buyOrder(admin.shop, `Usha ${lastname}`);
  await insertOrders(admin.shop, 2, lastname);
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto(`/orders?search=${lastname}`);
  await expect(rows(page)).toHaveCount(3);
  const choose = async (act: (dialog: Locator) => Promise<void>, shown: string) => {
    await page.getByRole('button', { name: shown }).click();
    await act(page.getByRole('dialog', { name: 'Paid on which days?' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await choose((dialog) => dialog.getByRole('button', { name: 'Today' }).click(), 'Any day');
  await expect(rows(page)).toHaveText([number]);
  await page.reload();
  await expect(rows(page)).toHaveText([number]);
  await choose(async (dialog) => {
    await dialog.getByLabel('From').fill('2020-01-05');
    await dialog.getByLabel('To').fill('2020-02-01');
    await dialog.getByRole('button', { name: 'Show' }).click();
  }, 'Today');
  await expect(page.getByRole('heading', { name: 'No order matches' })).toBeVisible();
  await expect(page).toHaveURL(/from=2020-01-05&to=2020-02-01/);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL('/orders');
});

test('an order that does not exist is said so', async ({ page, context, admin, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/status of 404/);
  await enter(context, admin, await admin.addMember('accountant'));
  await page.goto('/orders/TB-ZZZZZ9');
  await expect(page.getByRole('heading', { name: 'There is no such order' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
});
