// The newsletter in the admin: written, tested, sent, stopped; two tabs; a lost connection;
// subscribers.
import { randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { takePhoto } from '../../../server/integrations/image-store/testing.ts';
import { settle, violationsOf } from '../../fixtures/admin-checks.ts';
import { type AdminShop, adminTest as test, codeOf, enter, expect, staffPassword } from '../../fixtures/admin.ts';
import { mailTo } from '../../fixtures/mails.ts';

// The browser itself reports answers of 400, 403, 404 and 409, and calls without a connection.
test.use({
  viewport: { width: 390, height: 844 },
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  expectedConsoleErrors: async ({}, use) =>
    use([/status of (400|403|404|409)/, /ERR_FAILED|ERR_INTERNET_DISCONNECTED/]),
});

const subject = (page: Page) => page.getByLabel('Subject');
const text = (page: Page) => page.getByLabel('Text', { exact: true });
const preview = (page: Page) => page.getByRole('region', { name: 'What your readers see' });
const savedNote = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
const newSubject = () => `Monsoon prints ${randomUUID().slice(0, 8)}`;

function inDatabase<T>({ shop }: AdminShop, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(shop.dataDir, 'shop.sqlite'));
  database.exec('pragma busy_timeout = 5000');
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** A confirmed subscriber. Resolves to the address. */
function addSubscriber(admin: AdminShop): string {
  const email = `reader-${randomUUID().slice(0, 12)}@example.com`;
  const at = new Date().toISOString();
  inDatabase(admin, (database) =>
    database
      .prepare(
        `insert into newsletter_subscribers (id, email, unsubscribe_token, created_at, confirm_hash, confirmed_at)
         values (?, ?, ?, ?, ?, ?)`,
      )
      .run(randomUUID(), email, randomUUID(), at, randomUUID(), at),
  );
  return email;
}

async function write(page: Page, words: { subject: string; text: string }): Promise<void> {
  await page.goto('/newsletter');
  await page.getByRole('button', { name: 'Write a newsletter' }).click();
  await subject(page).fill(words.subject);
  await text(page).fill(words.text);
  await savedNote(page);
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Send to \d+ subscriber/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send to/ })
    .dblclick();
}

async function prove(page: Page, secret: string): Promise<void> {
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Password', { exact: true }).fill(staffPassword);
  await proof.getByLabel('Code from your app').fill(codeOf(secret, 1));
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
}

async function countMails({ shop }: AdminShop, recipient: string): Promise<number> {
  const outbox = join(shop.dataDir, 'outbox');
  const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')));
  return mails.filter((mail) => mail.includes(recipient)).length;
}

for (const width of [390, 1440]) {
  test(`at ${width} px a newsletter is written, tested, sent after a proof, and arrives once`, async ({
    page,
    context,
    admin,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const reader = addSubscriber(admin);
    const member = await admin.addMember('manager', 'Meena');
    await enter(context, admin, member);
    const words = newSubject();
    await page.goto('/newsletter');
    await page.getByRole('button', { name: 'Write a newsletter' }).click();
    await page.getByRole('button', { name: /^Send to/ }).click();
    await expect(page.getByText('Please type a subject first.')).toBeVisible();
    await expect(subject(page)).toBeFocused();
    await subject(page).fill(words);
    await text(page).fill('Dear friends,\n\n## New\n\n- In indigo\n- In leaf\n\nSee https://shop.example/new.');
    await expect(preview(page).getByRole('heading', { name: words })).toBeVisible();
    await expect(preview(page).getByRole('heading', { name: 'New', exact: true })).toBeVisible();
    await expect(preview(page).getByRole('listitem')).toHaveText(['In indigo', 'In leaf']);
    await expect(preview(page).getByRole('link')).toHaveAttribute('href', 'https://shop.example/new');
    await savedNote(page);
    await page.reload();
    await expect(subject(page)).toHaveValue(words);
    await settle(page);
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Send me a test' }).click();
    await expect(page.getByText(`A test is on its way to ${member.email}.`)).toBeVisible();
    expect(await mailTo(admin.shop.dataDir, member.email)).toContain(`Test: ${words}`);

    admin.forgetProofs();
    await send(page);
    await prove(page, member.secret);
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Mails' }).getByText(/^Sent .+\.$/)).toBeVisible();
    await settle(page);
    const mail = await mailTo(admin.shop.dataDir, reader);
    expect(mail).toContain(`Subject: ${words}`);
    expect(mail).toMatch(/http\S+\/unsubscribe\/[\w-]{20,}/);
    expect(await countMails(admin, reader)).toBe(1);

    await page.getByRole('main').getByRole('link', { name: 'Newsletter' }).click();
    const row = page.getByRole('listitem').filter({ hasText: words });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(/Sent.*sent today \d\d:\d\d · \d+ mails?/);
    await row.getByRole('link').click();
    await page.getByRole('button', { name: 'Write another from this one' }).click();
    await expect(text(page)).toHaveValue(/^Dear friends,/);
    await savedNote(page);
  });
}

test('one that is scheduled goes out later, and can be a draft again before', async ({
  page,
  context,
  admin,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 400/);
  await page.setViewportSize({ width: 390, height: 844 });
  addSubscriber(admin);
  await enter(context, admin, await admin.addMember('owner'));
  const words = newSubject();
  await write(page, { subject: words, text: 'For Pongal.' });
  await page.getByRole('button', { name: /^Send to/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Send at').fill('2020-01-10T09:00');
  await dialog.getByRole('button', { name: /^Send to/ }).click();
  await expect(dialog.getByText('This time is over.')).toBeVisible();
  const tomorrow = new Date(Date.now() + 29.5 * 3600_000).toISOString().slice(0, 16);
  await dialog.getByLabel('Send at').fill(tomorrow);
  await settle(page);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Send to/ }).dblclick();
  const mails = page.getByRole('region', { name: 'Mails' });
  await expect(mails.getByText(/^Goes out on .+, to everybody who is subscribed then\./)).toBeVisible();
  await settle(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Newsletter' }).click();
  const row = page.getByRole('listitem').filter({ hasText: words });
  await expect(row).toContainText(/Scheduled.*goes out/);
  await row.getByRole('link').click();
  await mails.getByRole('button', { name: 'Back to the drafts' }).click();
  await expect(page.getByText('It is a draft again, and nobody gets it.')).toBeVisible();
  await expect(subject(page)).toHaveValue(words);
});

test('one that is being sent shows how far it is, and is stopped', async ({ page, context, admin }) => {
  addSubscriber(admin);
  const id = randomUUID();
  const words = newSubject();
  const at = new Date().toISOString();
  // Its next mails are due much later, so that it stays in the state "being sent".
  inDatabase(admin, (database) =>
    database
      .prepare(
        `insert into newsletter_campaigns (id, draft, subject, body, created_at, saved_at, started_at, due_at, attempts)
         values (?, 'draft', ?, 'Text', ?, ?, ?, '2099-01-01T00:00:00.000Z', 0)`,
      )
      .run(id, words, at, at, at),
  );
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/newsletter');
  const row = page.getByRole('listitem').filter({ hasText: words });
  await expect(row).toContainText('Being sent');
  await expect(row.getByRole('progressbar')).toHaveAccessibleName(/^0 of \d+ sent$/);
  await row.getByRole('link').click();
  await expect(page.getByRole('progressbar')).toHaveAccessibleName(/^0 of \d+ sent$/);
  await settle(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop the newsletter' }).click();
  await expect(page.getByText('The newsletter is stopped.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Stopped' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
});

test('a T-shirt that is chosen stands as a card in the text, the preview and the mail', async ({
  page,
  context,
  admin,
}) => {
  const member = await admin.addMember('manager');
  await enter(context, admin, member);
  await write(page, { subject: newSubject(), text: 'It is here.' });
  await page.getByRole('button', { name: 'T-shirt', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Show a T-shirt' });
  const first = dialog.getByRole('radio').first();
  await expect(first).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await expect(dialog.getByText('Please choose one.')).toBeVisible();
  await first.check();
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await expect(text(page)).toHaveValue(/^It is here\.\n\nhttp\S+\/product\/\S+$/);
  await expect(preview(page).locator('img')).toBeVisible();
  await expect(preview(page)).toContainText('Its price on the day it is sent');
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText(`A test is on its way to ${member.email}.`)).toBeVisible();
  const mail = await mailTo(admin.shop.dataDir, member.email, 'Test:');
  expect(mail).toMatch(/Rs\.\s[\d,]+:\s+http/);
});

test('a photo of her own is sent, described, and stands in the text, the preview and the mail', async ({
  page,
  context,
  admin,
}) => {
  const member = await admin.addMember('manager');
  await enter(context, admin, member);
  await write(page, { subject: newSubject(), text: 'Come to our stall.' });
  await page.reload();
  await page.getByRole('button', { name: 'Photo', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Show a photo' });
  const add = dialog.getByRole('button', { name: 'Put it in the text' });
  await add.click();
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a photo first.');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Take or choose a photo' }).click();
  await (await chooser).setFiles({ name: 'stall.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(900, 600) });
  await expect(dialog.getByRole('alert')).toContainText('Please write what it shows');
  await dialog.getByLabel('What it shows').fill('Our stall at the fair');
  // Closed and opened again, it is still there.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Photo', exact: true }).click();
  await expect(dialog.getByLabel('What it shows')).toHaveValue('Our stall at the fair');
  await expect(dialog.locator('picture')).toBeVisible({ timeout: 60_000 });
  await settle(page);
  expect(await violationsOf(page)).toEqual([]);
  await add.dblclick();
  await expect(dialog).toBeHidden();
  await expect(text(page)).toHaveValue(/^Come to our stall\.\n\n!\[Our stall at the fair\]\([\w-]+\)$/);
  await expect(preview(page).getByRole('img', { name: 'Our stall at the fair' })).toBeVisible();
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText(`A test is on its way to ${member.email}.`)).toBeVisible();
  const mail = await mailTo(admin.shop.dataDir, member.email, 'Test:');
  expect(mail).toMatch(/Photo: Our stall at the fair:\s+http\S+\/images\/\S+\.jpg/);

  await text(page).fill('![Gone](not-here)');
  await expect(preview(page)).toContainText('This photo is not in the shop.');
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('The photo “Gone” is not in the shop.')).toBeVisible();
});

test('a member who writes in a second tab sees both texts and chooses', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('manager', 'Ravi'));
  await write(page, { subject: newSubject(), text: 'First words' });
  const other = await context.newPage();
  await other.goto(page.url());
  await text(other).fill('Their words');
  await savedNote(other);
  await text(page).fill('My words');
  const dialog = page.getByRole('dialog', { name: 'Somebody wrote meanwhile' });
  await expect(dialog).toContainText('Ravi saved this newsletter');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Their words' })).toContainText('Removed:');
  await dialog.getByRole('button', { name: 'Take the other text' }).click();
  await expect(text(page)).toHaveValue('Their words');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text(page)).toHaveValue('My words');
  await savedNote(page);
});

test('a lost connection loses nothing: the text is on the device, and saved when it is back', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner'));
  await write(page, { subject: newSubject(), text: 'Before' });
  await page.route('**/api/newsletter/campaigns/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await text(page).fill('Before, and after');
  await expect(page.getByText('No connection. Your text is kept on this device')).toBeVisible();
  await page.reload();
  await expect(text(page)).toHaveValue('Before, and after');
  await expect(page.getByText('Text from this device that was not saved is back.')).toBeVisible();
  await page.unroute('**/api/newsletter/campaigns/*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await savedNote(page);
  // Back loses no word either.
  await text(page).fill('Before, after, and Back');
  await page.getByRole('main').getByRole('link', { name: 'Newsletter' }).click();
  await expect(page.getByRole('button', { name: 'Write a newsletter' })).toBeVisible();
  await page.goBack();
  await expect(text(page)).toHaveValue('Before, after, and Back');
});

test('text for a newsletter that another tab has sent begins another one', async ({ page, context, admin }) => {
  addSubscriber(admin);
  await enter(context, admin, await admin.addMember('owner'));
  const words = newSubject();
  await write(page, { subject: words, text: 'Sent words' });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(text(other)).toHaveValue('Sent words');
  await send(other);
  await expect(other.getByRole('heading', { level: 1, name: words })).toBeVisible();
  await text(page).fill('Late words');
  await expect(page.getByText('This device has text of yours that was not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Write another from it' }).click();
  await expect(text(page)).toHaveValue('Late words');
  await savedNote(page);
});

test('a draft is deleted, and Undo brings it back', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  const words = newSubject();
  await write(page, { subject: words, text: 'Draft words' });
  await page.getByRole('button', { name: 'More for this newsletter' }).click();
  await page.getByRole('menuitem', { name: 'Delete the draft' }).click();
  const row = page.getByRole('listitem').filter({ hasText: words });
  await expect(page.getByText('The draft is deleted.')).toBeVisible();
  await expect(page).toHaveURL('/newsletter');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Draft');
  await row.getByRole('link').click();
  await expect(text(page)).toHaveValue('Draft words');
});

test('a subscriber is found, saved in a file after a proof, and removed', async ({ page, context, admin }) => {
  const email = addSubscriber(admin);
  const member = await admin.addMember('manager');
  await enter(context, admin, member);
  admin.forgetProofs();
  await page.goto('/newsletter');
  await page.getByRole('link', { name: 'Subscribers' }).click();
  await expect(page.getByRole('link', { name: /^Subscribed \d+$/ })).toHaveAttribute('aria-current', 'page');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download these subscribers as CSV' }).click();
  await prove(page, member.secret);
  const download = await started;
  expect(download.suggestedFilename()).toBe('subscribers-subscribed.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain(email);

  await page.getByRole('searchbox', { name: 'Search subscribers' }).fill(email.slice(0, 18));
  await expect(page).toHaveURL(/search=reader-/);
  await page.reload();
  await settle(page);
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Subscribed');
  await row.getByRole('button', { name: `Remove ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${email} is removed.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No subscriber matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByRole('link', { name: /^Waiting \d+$/ }).click();
  await expect(page).toHaveURL('/newsletter/subscribers?tab=waiting');
});

test('a packer has no newsletter', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto('/newsletter');
  await expect(page.getByText('Your role does not include this')).toBeVisible();
});
