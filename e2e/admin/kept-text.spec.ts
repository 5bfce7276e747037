// What staff type into any form is kept on the device until it is sent or discarded.
import type { Page } from '@playwright/test';
import { enquiryPage, exchangePage, fillAll, waitingPage } from '../fixtures/filled/admin-pages.ts';
import { type AdminShop, adminTest as test, enter, expect } from '../fixtures/admin.ts';
import { buyOrder } from '../fixtures/orders.ts';

test.use({
  viewport: { width: 390, height: 844 },
  // The browser itself reports answers of 401, here after signing out.
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  expectedConsoleErrors: async ({}, use) => use([/status of 401/]),
});

interface FormRow {
  readonly form: string;
  /** Makes what the form is about; resolves to where it is. */
  readonly at: (admin: AdminShop, page: Page) => Promise<string> | string;
  /** From the page to the form. */
  readonly open?: (page: Page) => Promise<void>;
  /** Texts by the name of their field. */
  readonly type: Readonly<Record<string, string>>;
}

const orderPage = async ({ shop }: AdminShop) => `/orders/${(await buyOrder(shop, 'Usha Raman')).number}`;
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const menu = (button: string | RegExp, item: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('menuitem', { name: item }).click();
};
const words = 'The courier could not find the house';

async function countPage(_: AdminShop, page: Page): Promise<string> {
  await page.goto('/stock?q=rangoli%20raglan');
  await page.getByRole('link', { name: 'Rangoli Raglan' }).click();
  await expect(page.getByRole('button', { name: /: history/ }).first()).toBeVisible();
  return new URL(page.url()).pathname;
}

const forms: readonly FormRow[] = [
  {
    form: 'a new order',
    at: () => '/orders/new',
    type: { 'Mobile number': '9876543210', 'First name': 'Usha', 'House and street': '7 Loom Lane' },
  },
  { form: 'the answer to an enquiry', at: enquiryPage, type: { 'Your answer': words } },
  { form: 'a note on an order', at: orderPage, type: { 'New note': words } },
  {
    form: 'the address of an order',
    at: orderPage,
    open: menu('More actions', 'Change the address'),
    type: { 'House and street': '9 Loom Lane' },
  },
  {
    form: 'the GSTIN of an order',
    at: orderPage,
    open: menu('More actions', 'Change the customer’s GSTIN'),
    type: { GSTIN: '29ABCDE1234F', 'Name of the business': 'Iyer Textiles' },
  },
  {
    form: 'a refund',
    at: orderPage,
    open: menu('More actions', 'Give money back'),
    type: { 'Amount in rupees': '120' },
  },
  {
    form: 'store credit',
    at: orderPage,
    open: press('Give store credit'),
    type: { 'Amount in rupees': '120', Reason: words },
  },
  {
    form: 'a parcel',
    at: async (admin, page) => {
      const path = await orderPage(admin);
      await page.goto(path);
      await page.getByRole('button', { name: 'Mark as packed' }).click();
      await expect(page.getByRole('button', { name: 'Mark as shipped' })).toBeVisible();
      return path;
    },
    open: press('Mark as shipped'),
    type: { 'AWB (number of the parcel)': 'BD 12 345 678' },
  },
  { form: 'a count of the stock', at: countPage, open: press(/: history/), type: { 'Pieces on the shelf': '14' } },
  { form: 'a grid of counts', at: countPage, type: { Reason: words } },
  {
    form: 'a delivery',
    at: () => '/stock',
    open: press('Receive a delivery'),
    type: { SKUs: 'RAGLAN-GOLD-M, 3' },
  },
  {
    form: 'a gift card',
    at: () => '/gift-cards',
    open: press('Sell a gift card'),
    type: { 'E-mail of the recipient': 'friend@example.com', 'Message (optional)': words },
  },
  { form: 'an invitation', at: () => '/staff', open: press('Invite'), type: { 'E-mail': 'ravi@example.com' } },
  {
    form: 'the refusal of an exchange',
    at: exchangePage,
    open: menu('More actions', 'Reject the exchange'),
    type: { Why: words },
  },
  {
    form: 'the reply to a review',
    at: () => '/reviews',
    open: menu(/^What to do with the review of/, 'Reply'),
    type: { 'Your reply': words },
  },
  {
    form: 'the payment of a waiting order',
    at: waitingPage,
    open: async (page) => void (await page.getByText('Paid by UPI').click()),
    type: { 'Reference (optional)': '412345678901' },
  },
  {
    form: 'the settings',
    at: () => '/settings/shop',
    type: { Description: words, 'When you can be reached': 'Ten to six' },
  },
];

async function isBack(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    await expect(page.getByLabel(name, { exact: true })).toHaveValue(text);
  }
  await expect(note(page)).toBeVisible();
}

const note = (page: Page) => page.getByText('Kept on this device.');

for (const [index, { form, at, open, type }] of forms.entries()) {
  const tag = index < 3 ? [] : '@long';
  test(
    `${form}: what is typed is back after a reload and Back, until it is discarded`,
    { tag },
    async ({ page, context, admin }) => {
      await enter(context, admin, await admin.addMember('owner'));
      const path = await at(admin, page);
      await page.goto(path);
      await open?.(page);
      await fillAll(page, type);
      await expect(note(page)).toHaveCount(0);
      await page.reload();
      await open?.(page);
      await isBack(page, type);
      await page.goto('/');
      await page.goBack();
      await open?.(page);
      await isBack(page, type);
      await page.getByRole('button', { name: 'Discard' }).first().click();
      await expect(note(page)).toHaveCount(0);
      await page.reload();
      await open?.(page);
      const [[name, text] = ['', '']] = Object.entries(type);
      await expect(page.getByLabel(name, { exact: true })).not.toHaveValue(text);
      await expect(note(page)).toHaveCount(0);
    },
  );
}

const newNote = (page: Page) => page.getByLabel('New note');

test('a tap on the menu loses nothing; what is sent is gone; a new session of the same person has it', async ({
  page,
  context,
  admin,
}) => {
  const member = await admin.addMember('owner');
  await enter(context, admin, member);
  const path = await orderPage(admin);
  await page.goto(path);
  await newNote(page).fill(words);
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await expect(page).toHaveURL(/\/orders/);
  await context.clearCookies();
  await page.goto(path);
  await expect(newNote(page)).toHaveCount(0);

  // Another person on the same phone does not see it, and keeps her own.
  await enter(context, admin, await admin.addMember('owner', 'Ravi'));
  await page.goto(path);
  await expect(newNote(page)).toHaveValue('');
  await newNote(page).fill('Of Ravi');

  await enter(context, admin, member);
  await page.goto(path);
  await expect(newNote(page)).toHaveValue(words);
  await page.getByRole('button', { name: 'Write the note' }).click();
  await expect(page.getByRole('region', { name: 'Notes of the staff' })).toContainText(words);
  await page.reload();
  await expect(newNote(page)).toHaveValue('');
  await expect(note(page)).toHaveCount(0);
});

test('a second tab overwrites nothing, and says so', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  const path = await orderPage(admin);
  await page.goto(path);
  const other = await context.newPage();
  await other.goto(path);
  await expect(newNote(other)).toBeVisible();
  await newNote(page).fill('Typed first');
  await newNote(other).fill('Typed second');
  await expect(other.getByText('Another tab keeps a text for this form.')).toBeVisible();
  await page.reload();
  await expect(newNote(page)).toHaveValue('Typed first');
  await other.getByRole('button', { name: 'Show the other text' }).click();
  await expect(newNote(other)).toHaveValue('Typed first');
  await newNote(other).fill('Typed third');
  await page.reload();
  await expect(newNote(page)).toHaveValue('Typed third');
  await newNote(other).fill('Typed fourth');
  await newNote(page).fill('Typed fifth');
  await page.getByRole('button', { name: 'Keep this one' }).click();
  await page.reload();
  await expect(newNote(page)).toHaveValue('Typed fifth');
});

test('no password or code is kept', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto(await orderPage(admin));
  await newNote(page).fill(words);
  await context.clearCookies();
  await page.goto('/');
  await page.getByLabel('Password', { exact: true }).fill('indigo-vat-at-noon');
  await page.getByLabel('Code from your app').fill('654321');
  await page.reload();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain(words);
  expect(stored).not.toMatch(/indigo|654321/);
});
