// Offers in the admin: drafted, typed, tried on a cart, published, copied, ended; codes; the report.
import { randomUUID } from 'node:crypto';
import { type Page, expect } from '@playwright/test';
import { adminTest as test, enter } from '../../fixtures/admin.ts';
import { settle, violationsOf } from '../../fixtures/admin-checks.ts';

test.use({ viewport: { width: 390, height: 844 } });

const title = (page: Page) => page.getByLabel('What shoppers read');
const choose = (page: Page, words: string) => page.getByText(words, { exact: true }).click();
const row = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Offers' }).getByRole('listitem').filter({ hasText: words });
const savedNote = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
const newWord = () => randomUUID().slice(0, 6).toUpperCase();

async function begin(page: Page): Promise<void> {
  await page.goto('/offers');
  await page.getByRole('button', { name: 'New offer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '10 % off' })).toBeVisible();
}

async function publish(page: Page, sentence: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this offer?' });
  await expect(dialog).toContainText(sentence);
  await dialog.getByRole('button', { name: 'Publish the offer' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Terms' })).toBeVisible();
}

/** One piece of the first T-shirt into the trial cart. */
async function tryOne(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search T-shirts' }).fill('tee');
  const sizes = page.getByRole('group', { name: /^Add .* in size$/ }).first();
  await sizes.getByRole('button', { name: 'M', exact: true }).click();
}

test('3 for a price is drafted, tried on a cart, published, copied and ended', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('manager', 'Meena'));
  await begin(page);
  await choose(page, '3 for a price');
  await expect(title(page)).toHaveValue('3 for Rs. 999');
  await page.getByLabel('For', { exact: true }).fill('600');
  await expect(title(page)).toHaveValue('3 for Rs. 600');
  await page.getByLabel('Uses in all').fill('100');
  await page.getByLabel('Budget in rupees').fill('2000');
  await savedNote(page);

  await tryOne(page);
  const cart = page.getByRole('region', { name: 'What would this cart cost?' });
  await expect(cart).toContainText('This offer takes nothing off this cart.');
  await cart.getByLabel(/^Pieces of/).fill('3');
  await expect(cart.getByText('3 for Rs. 600')).toBeVisible();
  await expect(cart).toContainText(/− Rs\. [\d,]+.*Total/);
  await settle(page);
  expect(await violationsOf(page)).toEqual([]);

  await page.reload();
  await expect(page.getByLabel('Uses in all')).toHaveValue('100');
  await publish(page, /^.*3 for Rs\. 600 on everything, for everybody, by itself, until you end it\./);
  await expect(page.getByText('It runs now.')).toBeVisible();
  await expect(page.getByText('Uses, at most 100')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await settle(page);
  expect(await violationsOf(page)).toEqual([]);
  const address = page.url();

  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('This is a copy.')).toBeVisible();
  await expect(title(page)).toHaveValue('3 for Rs. 600');
  expect(page.url()).not.toBe(address);
  await page.getByRole('button', { name: 'More for this offer' }).click();
  await page.getByRole('menuitem', { name: 'Delete the draft' }).click();
  await expect(page.getByText('The draft is deleted.')).toBeVisible();
  await expect(row(page, '3 for Rs. 600')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, '3 for Rs. 600').filter({ hasText: 'Draft' })).toHaveCount(1);

  await row(page, '3 for Rs. 600').filter({ hasText: 'Running' }).getByRole('link').click();
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the offer' }).click();
  await expect(page.getByText('The offer is ended.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End', exact: true })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Offers' }).click();
  await expect(row(page, '3 for Rs. 600').filter({ hasText: 'Ended' })).toHaveCount(1);
});

test('each kind says what shoppers read, until that is typed', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  await begin(page);
  for (const [kind, words] of [
    ['Rupees off', 'Rs. 100 off'],
    ['Free shipping', 'Free shipping'],
    ['Buy some, get some', 'Buy 2, get 1 free'],
    ['More pieces, more off', 'Buy 2: 10 % off, 3: 15 % off'],
    ['Percent off', '10 % off'],
  ] as const) {
    await page.getByRole('group', { name: 'Kind of offer' }).getByText(kind, { exact: true }).click();
    await expect(title(page)).toHaveValue(words);
  }
  await page.getByLabel('At most').fill('500');
  await expect(title(page)).toHaveValue('10 % off, at most Rs. 500');
  await title(page).fill('Monsoon week');
  await page.getByRole('textbox', { name: 'Percent off' }).fill('101');
  await expect(page.getByText('From 1 to 100 %', { exact: true })).toBeVisible();
  await expect(title(page)).toHaveValue('Monsoon week');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Percent off' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Percent off' }).fill('15');
  await savedNote(page);
  await page.goto('/offers');
  await expect(row(page, 'Monsoon week')).toContainText('15 % off, at most Rs. 500 on everything');
});

test('a code for some T-shirts and a first order is planned, with its link and single-use codes', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner'));
  await begin(page);
  await choose(page, 'Only some');
  await expect(page.getByText('Please choose a T-shirt, a collection or a category.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add a T-shirt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a T-shirt' });
  const first = dialog.getByRole('radio').first();
  await first.check();
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByRole('button', { name: /^Remove .*Tee/ })).toBeVisible();
  await choose(page, 'First order');
  await choose(page, 'By a code');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Before you can publish')).toBeInViewport();
  await page.getByRole('button', { name: 'Make one' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(/^[A-Z0-9]{8}$/);
  const code = `FIRST${newWord()}`;
  await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await expect(page.getByText(`/discount/${code}`)).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('2030-01-10T09:00');
  await page.getByLabel('Until', { exact: true }).fill('2030-01-12T21:30');
  await page.getByLabel('How many').fill('3');
  await page.getByRole('button', { name: 'Make codes' }).click();
  await expect(page.getByText('0 of 3 used')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the single-use codes as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('codes.csv');
  await savedNote(page);
  await publish(
    page,
    new RegExp(
      `10 % off on 1 T-shirt, for a first order, with the code ${code}, from 10 Jan 2030, 09:00 until 12 Jan 2030, 21:30`,
    ),
  );
  await expect(page.getByText('Planned', { exact: true })).toBeVisible();
  await expect(page.getByText(`/discount/${code}`)).toBeVisible();
  await page.goto('/offers/report');
  await expect(page.getByRole('rowheader', { name: '10 % off' }).first()).toBeVisible();
});
