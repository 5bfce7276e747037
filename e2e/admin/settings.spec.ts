// The settings in the admin: forms, contrast, the logo, two people at once, versions.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { addDays, indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import { violationsOf } from '../fixtures/admin-checks.ts';
import { adminTest as test, codeOf, enter, expect, staffPassword } from '../fixtures/admin.ts';

// The browser itself reports answers of 400, 403, 409 and 415.
test.use({
  viewport: { width: 390, height: 844 },
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  expectedConsoleErrors: async ({}, use) => use([/status of (400|403|409|415)/]),
});

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => expect(page.getByText('Saved. The shop shows it now.')).toBeVisible();
const newWords = () => `Cotton ${randomUUID().slice(0, 8)}`;

async function open(page: Page, section: string): Promise<void> {
  await page.goto(`/settings/${section}`);
  await expect(save(page)).toBeVisible();
}

test('the overview has a line for each section, with who changed it', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner', 'Meena'));
  await open(page, 'orders');
  const limit = 1000 + Math.floor(Math.random() * 9000);
  await page.getByLabel('A manager’s limit for refunds').fill(String(limit));
  await save(page).click();
  await expect(page.getByText('Saved. It applies from now on.')).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  const row = page.getByRole('main').getByRole('link', { name: 'Orders' });
  await expect(row).toContainText(`A manager refunds up to ${formatRupees(limit)} of an order`);
  await expect(row).toContainText('Meena, ');
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(13);
});

test('days off and an announcement stand above every page of the shop', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  await open(page, 'days-off');
  const today = indianDayOf(new Date());
  await page.getByRole('button', { name: 'Add days off' }).click();
  await page.getByLabel('What for').fill('Pongal');
  await page.getByLabel('First day off').fill(addDays(today, 2));
  await page.getByLabel('Last day off').fill(addDays(today, 1));
  await page.getByRole('button', { name: 'Add an announcement' }).click();
  await page.getByLabel('What shoppers read').fill('Free stickers with every order');
  await page.getByLabel('From').fill(today);
  await page.getByLabel('Until').fill(today);
  await save(page).click();
  await expect(page.getByText('The last day is the first day or later')).toBeVisible();
  await expect(page.getByLabel('Last day off')).toBeFocused();
  await page.getByLabel('Last day off').fill(addDays(today, 4));
  await save(page).click();
  await saved(page);
  const shopPage = await context.newPage();
  await shopPage.goto(`${admin.shop.url}/about`);
  const notices = shopPage.getByRole('complementary', { name: 'Announcement' });
  await expect(notices).toContainText('Free stickers with every order');
  await expect(notices).toContainText(/^.*Closed from \d+ \w+ to \d+ \w+: Pongal\./);
  expect(await violationsOf(shopPage)).toEqual([]);
  // The browser takes the page over, and keeps the line on the next one.
  await shopPage.getByRole('contentinfo').getByRole('link', { name: 'Shipping Policy' }).click();
  await expect(shopPage.getByRole('heading', { level: 1 })).toContainText('Shipping');
  await expect(notices).toBeVisible();
  await page.getByRole('button', { name: 'Remove the days off Pongal' }).click();
  await page.getByRole('button', { name: /^Remove the announcement/ }).click();
  await save(page).click();
  await saved(page);
  await shopPage.goto(admin.shop.url);
  await expect(notices).toHaveCount(0);
});

test('Save waits for a change; a wrong field has its error and the focus; Ctrl and S save', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner'));
  await open(page, 'shop');
  await expect(save(page)).toBeDisabled();
  const words = newWords();
  await page.getByLabel('Tagline').fill(words);
  await page.getByLabel('GSTIN').fill('33AAAAA0000A1ZA');
  await page.getByLabel('PIN code').fill('12');
  await save(page).click();
  const gstin = page.getByLabel('GSTIN');
  await expect(page.getByText('This is not a GSTIN. Please check its 15 letters and digits')).toBeVisible();
  await expect(page.getByText('Please type the six digits of the PIN code')).toBeVisible();
  await expect(gstin).toBeFocused();
  await gstin.fill('');
  await page.getByLabel('PIN code').fill('641601');
  await page.keyboard.press('Control+s');
  await saved(page);
  await expect(page.getByRole('link', { name: 'See it in the shop' })).toHaveAttribute('href', admin.shop.url);
  await page.goto(admin.shop.url);
  await expect(page.getByText(words).first()).toBeAttached();
});

test('links and sales are lists: added, checked, removed', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  await open(page, 'sales');
  const name = `Diwali ${randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Add a sale' }).click();
  const sale = page.getByRole('group', { name: /^Sale/ }).last();
  await sale.getByLabel('Name of the sale').fill(name);
  await sale.getByLabel('First day').fill('2027-11-08');
  await sale.getByLabel('Last day').fill('2027-11-01');
  await sale.getByLabel('Days to exchange').fill('7');
  await save(page).click();
  await expect(sale.getByText('A sale ends on the day it starts or later')).toBeVisible();
  await expect(sale.getByLabel('Last day')).toBeFocused();
  await sale.getByLabel('Last day').fill('2027-11-12');
  await save(page).click();
  await saved(page);
  await page.reload();
  await page.getByRole('button', { name: `Remove the sale ${name}` }).click();
  await save(page).click();
  await saved(page);
  await page.reload();
  await expect(save(page)).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove the sale ${name}` })).toHaveCount(0);
});

test('leaving with unsaved changes asks', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  await open(page, 'shop');
  await page.getByLabel('Description').fill(newWords());
  await page.getByRole('link', { name: 'Settings' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL('/settings/shop');
  await expect(save(page)).toBeEnabled();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/settings');
});

test('a colour that is hard to read says so while it is typed, and is refused', async ({ page, context, admin }) => {
  const member = await admin.addMember('owner');
  await enter(context, admin, member);
  await open(page, 'look');
  const primary = page.getByLabel('Main colour', { exact: true });
  await primary.fill('#f0a0a0');
  const contrast = page.getByText(/^Contrast 1\.\d\d to 1: too hard to read/);
  await expect(contrast).toBeVisible();
  await save(page).click();
  await expect(primary).toBeFocused();
  await expect(contrast).toBeVisible();
  await primary.fill('#1d4e89');
  await expect(page.getByText(/^Contrast [78]\.\d\d to 1: easy to read/)).toBeVisible();
  // The palette and the text field share one value.
  await expect(page.getByLabel('Main colour: choose from a palette')).toHaveValue('#1d4e89');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();

  const response = await page.request.put(`${admin.url}/api/settings`, {
    headers: { origin: admin.url },
    data: { section: 'look', basedOn: 0, value: { primary: '#f0a0a0', accent: '#dfa02a' } },
  });
  expect(response.status()).toBe(400);
  expect((await response.json()).message).toContain('Text in this colour is hard to read');
});

test('a logo that is no picture is refused with a sentence, and the one before stays', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner'));
  await open(page, 'look');
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 380, height: 100 } });
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /Choose (a|another) picture/ }).click();
    await (await chooser).setFiles({ name, mimeType, buffer });
  };
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const [name, type, buffer, sentence] of [
    ['logo.svg', 'image/svg+xml', svg, 'An SVG file can carry a program'],
    ['logo.png', 'image/png', svg, 'An SVG file can carry a program'],
    ['logo.txt', 'text/plain', Buffer.from('A logo'), 'Please choose a picture in PNG, JPEG or WebP'],
    ['broken.png', 'image/png', picture.subarray(0, 200), 'This file cannot be read as a picture'],
  ] as const) {
    await choose(name, type, buffer);
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  }
  await choose('logo.png', 'image/png', picture);
  await expect(page.getByText('The logo is in the shop now.')).toBeVisible();
  await page.reload();
  const logo = page.getByRole('img', { name: 'The logo of the shop' });
  const width = () => logo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Remove the logo' }).click();
  await expect(page.getByText('The logo is removed.')).toBeVisible();
  await expect(page.getByText('No logo yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(width).toBeGreaterThan(0);
});

test('shipping needs a fresh proof; closing the dialog keeps what was typed', async ({ page, context, admin }) => {
  const member = await admin.addMember('owner');
  await enter(context, admin, member);
  await open(page, 'shipping');
  const fee = String(50 + Math.floor(Math.random() * 900));
  await page.getByLabel('Shipping fee').fill(fee);
  await page.getByLabel('Free from').fill('1999');
  await expect(page.getByText(`Rs. ${fee} for an order`)).toBeVisible();
  await expect(page.getByText('An order of Rs. 1999 or more ships free.')).toBeVisible();
  admin.forgetProofs();
  await save(page).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Shipping fee')).toHaveValue(fee);
  await expect(save(page)).toBeEnabled();
  await save(page).click();
  await proof.getByLabel('Password', { exact: true }).fill(staffPassword);
  await proof.getByLabel('Code from your app').fill(codeOf(member.secret, 1));
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
  await saved(page);
  const config = await (await fetch(`${admin.shop.url}/api/config`)).json();
  expect(config).toMatchObject({ shippingFee: Number(fee) });
});

test('a save is undone, an earlier version is used again, and the default comes back', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner', 'Meena'));
  await open(page, 'shop');
  const field = page.getByLabel('When you can be reached');
  const [first, second] = [newWords(), newWords()];
  for (const words of [first, second]) {
    await field.fill(words);
    await save(page).click();
    await saved(page);
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. The version before is back.')).toBeVisible();
  await expect(field).toHaveValue(first);

  await page.getByRole('button', { name: 'Show earlier versions' }).click();
  const version = page.getByRole('listitem').filter({ hasText: 'Meena, ' }).filter({ hasText: second });
  await expect(version.last()).toContainText('When you can be reached');
  await expect(version.last().locator('del')).toHaveText(first);
  await version
    .last()
    .getByRole('button', { name: /^Use this version/ })
    .click();
  await expect(field).toHaveValue(second);

  await page.getByRole('button', { name: 'More for this section' }).click();
  await page.getByRole('menuitem', { name: 'Back to the default' }).click();
  await expect(field).toHaveValue('Monday to Saturday, 10 am to 6 pm');
});

test('a member who saves after somebody else sees both values and chooses; nothing is lost', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner', 'Meena'));
  await open(page, 'shop');
  const other = await context.newPage();
  await open(other, 'shop');
  const [theirs, ours, hours, street] = [newWords(), newWords(), newWords(), newWords()];
  await other.getByLabel('Tagline').fill(theirs);
  await other.getByLabel('When you can be reached').fill(hours);
  await save(other).click();
  await saved(other);

  await page.getByLabel('Tagline').fill(ours);
  await page.getByLabel('House and street').fill(street);
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody saved meanwhile' });
  await expect(dialog).toContainText('Meena saved these settings on');
  await expect(dialog.getByRole('radio', { name: 'Yours' })).toBeChecked();
  await expect(dialog).toContainText(hours);
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('Tagline')).toHaveValue(ours);
  await save(page).click();
  await dialog.getByRole('radio', { name: 'Saved meanwhile' }).check();
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await saved(page);
  await expect(page.getByLabel('Tagline')).toHaveValue(theirs);
  await expect(page.getByLabel('When you can be reached')).toHaveValue(hours);
  await expect(page.getByLabel('House and street')).toHaveValue(street);
});

test('two members who change different fields both keep them, and nobody is asked', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner', 'Meena'));
  await open(page, 'shop');
  const other = await context.newPage();
  await open(other, 'shop');
  const [hours, street, tagline] = [newWords(), newWords(), newWords()];
  await other.getByLabel('When you can be reached').fill(hours);
  await save(other).click();
  await saved(other);

  await page.getByLabel('House and street').fill(street);
  await save(page).click();
  await saved(page);
  await expect(page.getByText('Somebody else wrote meanwhile. Their changes and yours are both kept.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open(other, 'shop');
  await expect(other.getByLabel('When you can be reached')).toHaveValue(hours);
  await expect(other.getByLabel('House and street')).toHaveValue(street);

  await other.getByLabel('Tagline').fill(tagline);
  await save(other).click();
  await saved(other);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Meena saved these settings on')).toBeVisible();
  await expect(page.getByLabel('Tagline')).toHaveValue(tagline);
  await expect(page.getByLabel('House and street')).toHaveValue(street);
});

test('the test mail shows what became of it', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  await open(page, 'mail');
  await page.getByRole('button', { name: 'Send me a test mail' }).click();
  await expect(page.getByText('is a file in the folder outbox')).toBeVisible();
  await page.getByLabel('Name of the sender').fill('Resham Ghar');
  await expect(page.getByRole('button', { name: 'Send me a test mail' })).toBeDisabled();
});

test('Tax documents say what they lead to, and warn where the GSTIN does not fit', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  await open(page, 'tax');
  const preview = page.getByRole('status').filter({ hasText: 'What you issue' });
  await expect(preview).toContainText(
    /Bills without tax: there is no GSTIN under Shop\. The next one is BIL\/\d\d-\d\d\/\d{5}\./,
  );
  await expect(page.getByText('The composition scheme is for registered sellers.')).toBeVisible();
  await page.getByLabel('Bills begin with').fill('MY');
  await expect(preview).toContainText(/The next one is MY\/\d\d-\d\d\/00001\./);
  await page.getByRole('button', { name: 'Discard' }).click();
  await preview.getByRole('link', { name: 'Open Shop' }).click();
  await page.getByLabel('GSTIN').fill('29ABCDE1234F1ZW');
  await page.getByLabel('Legal name').fill('');
  await save(page).click();
  await saved(page);
  await open(page, 'tax');
  await expect(preview).toContainText('Tax invoices. The next one is INV/');
  await expect(preview).toContainText('No legal name is typed under Shop');
  await expect(preview).toContainText('Your GSTIN is of Karnataka');
  await page.getByLabel('Composition scheme').check();
  await expect(preview).toContainText('Bills of supply, without tax. The next one is BIL/');
  await page.getByRole('button', { name: 'Discard' }).click();
  await open(page, 'shop');
  await page.getByLabel('GSTIN').fill('');
  await save(page).click();
  await saved(page);
});
