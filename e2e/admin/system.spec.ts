// The system page: backups with their proof of identity, undeliverable mails, who may see it; and
// the mails that a member chooses on the account page.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { type AdminShop, adminTest as test, codeOf, enter, expect, staffPassword } from '../fixtures/admin.ts';
import { violationsOf } from '../fixtures/admin-checks.ts';
import { mailTo } from '../fixtures/mails.ts';

// The browser itself reports answers of 401 and 403, and those that a test makes fail.
// oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
test.use({ expectedConsoleErrors: async ({}, use) => use([/status of (40[13]|503)/]) });

const run = promisify(execFile);
const repository = join(import.meta.dirname, '..', '..');

async function prove(page: Page, secret: string, ahead: 0 | 1): Promise<void> {
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Password', { exact: true }).fill(staffPassword);
  await proof.getByLabel('Code from your app').fill(codeOf(secret, ahead));
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(proof).toHaveCount(0);
}

function withDatabase({ shop }: AdminShop, change: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(join(shop.dataDir, 'shop.sqlite'));
  database.exec('pragma busy_timeout = 5000');
  change(database);
  database.close();
}

/** As if no backup had ever been made. */
async function forgetBackups(admin: AdminShop): Promise<void> {
  withDatabase(admin, (database) => database.exec('delete from backup_runs'));
  await rm(join(admin.shop.dataDir, 'backups'), { recursive: true, force: true });
}

function addGivenUpMail(admin: AdminShop, recipient: string): void {
  withDatabase(admin, (database) => {
    database
      .prepare(
        `insert into mails (id, recipient, subject, text_body, html_body, created_at, try_at, tries, problem)
       values (?, ?, 'Your order', 'Thank you', '<p>Thank you</p>', ?, null, 60, 'Mailbox full')`,
      )
      .run(crypto.randomUUID(), recipient, new Date(Date.now() - 3 * 86_400_000).toISOString());
  });
}

test('an owner makes a backup, downloads it after a proof, restores it, and deletes it', async ({
  page,
  context,
  admin,
}) => {
  const owner = await admin.addMember('owner');
  await enter(context, admin, owner);
  await forgetBackups(admin);
  admin.forgetProofs();
  await page.goto('/system');
  const backups = page.getByRole('region', { name: 'Backups' });
  await expect(backups.getByText('There is no backup yet.')).toBeVisible();
  await expect(page.getByText('needs your attention').or(page.getByText('need your attention'))).toBeVisible();

  await backups.getByRole('button', { name: 'Back up now' }).click();
  await prove(page, owner.secret, 1);
  const stored = backups.getByRole('list', { name: 'Stored backups' }).getByRole('listitem');
  await expect(stored).toHaveCount(1);
  await expect(backups.getByText(/^The last backup was made on .+, \d+ s ago\.$/)).toBeVisible();
  await expect(page.getByText('Please press “Back up now”')).toHaveCount(0);

  const isFresh = page.waitForEvent('download');
  await stored.getByRole('button', { name: /^Download the backup of / }).click();
  const download = await isFresh;
  expect(download.suggestedFilename()).toMatch(/^backup-\d{8}T\d{6}Z\.tar\.gz$/);
  const file = await download.path();
  expect((await readFile(file)).length).toBeGreaterThan(10_000);
  const { stdout } = await run(process.execPath, ['server/cli/main.ts', 'backup', 'restore', file], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: await mkdtemp(join(tmpdir(), 'shop-restored-')), DATABASE_URL: undefined },
  });
  expect(stdout).toContain('products');

  await stored.getByRole('button', { name: /^Delete the backup of / }).click();
  await page.getByRole('dialog', { name: 'Delete this backup?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The backup is deleted')).toBeVisible();
  await expect(stored).toHaveCount(0);
  await expect(backups.getByText('It is not stored here')).toBeVisible();
});

test('a download waits for a proof that is due, and closing it downloads nothing', async ({ page, context, admin }) => {
  const owner = await admin.addMember('owner');
  await enter(context, admin, owner);
  await page.goto('/system');
  const backups = page.getByRole('region', { name: 'Backups' });
  await backups.getByRole('button', { name: 'Back up now' }).click();
  const button = backups.getByRole('button', { name: /^Download the backup of / }).first();
  await expect(button).toBeVisible();
  await expect(backups.getByRole('button', { name: 'Back up now' })).toBeEnabled();

  admin.forgetProofs();
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(names).toEqual([]);

  const started = page.waitForEvent('download');
  await button.click();
  await prove(page, owner.secret, 1);
  await expect(page.getByText('The download has started')).toBeVisible();
  expect(await (await started).failure()).toBeNull();
});

test('an undeliverable mail is sent again', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  const recipient = `${crypto.randomUUID()}@example.com`;
  addGivenUpMail(admin, recipient);
  await page.goto('/system');
  await expect(page.getByText('could not be delivered')).toBeVisible();
  const mail = page
    .getByRole('list', { name: 'Undeliverable mails' })
    .getByRole('listitem')
    .filter({ hasText: recipient });
  await expect(mail).toContainText('The mail server said: Mailbox full');
  await mail.getByRole('button', { name: `Send “Your order” to ${recipient} again` }).click();
  await expect(page.getByText('The mail is being sent again')).toBeVisible();
  await expect(mail).toHaveCount(0);
  expect(await mailTo(admin.shop.dataDir, recipient)).toContain('Thank you');
});

test('jobs are listed when they are asked for', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/system');
  const jobs = page.getByRole('region', { name: 'Jobs' });
  await expect(jobs.getByText(/^All \d+ jobs did their last run without an error\.$/)).toBeVisible();
  await jobs.getByRole('button', { name: /^Show all/ }).click();
  await expect(jobs.getByRole('row', { name: /^Send mails/ })).toContainText('Every 5 s');
});

test('the page refreshes by itself, and says when the shop does not answer', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  await page.clock.install();
  await page.goto('/system');
  const mails = page.getByRole('region', { name: 'Mails' });
  await expect(mails).toBeVisible();
  const recipient = `${crypto.randomUUID()}@example.com`;
  addGivenUpMail(admin, recipient);
  await page.clock.fastForward(16_000);
  await expect(mails.getByText(recipient)).toBeVisible();

  await page.route('**/api/system', (route) => route.fulfill({ status: 503, json: { code: 'x', message: 'Later' } }));
  await page.clock.fastForward(16_000);
  await expect(page.getByRole('alert')).toContainText('The shop does not answer right now. You see the state of');
  await expect(mails.getByText(recipient), 'what was known stays').toBeVisible();
  await page.unroute('**/api/system');
  await page.clock.fastForward(16_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a manager has no System section, and is told so at its address', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('manager'));
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Mails to me' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'System' })).toHaveCount(0);
  await page.goto('/system');
  await expect(page.getByRole('heading', { name: 'Your role does not include this' })).toBeVisible();
});

test('a member chooses which mails to get, takes it back, and finds it after a reload', async ({
  page,
  context,
  admin,
}) => {
  const packer = await admin.addMember('packer');
  await enter(context, admin, packer);
  await page.goto('/account');
  const mails = page.getByRole('region', { name: 'Mails to me' });
  await expect(mails).toContainText(packer.email);
  await expect(mails.getByRole('switch')).toHaveCount(4);
  const orders = mails.getByRole('switch', { name: 'New order' });
  const summary = mails.getByRole('switch', { name: 'Daily summary' });
  await mails.getByText('New order', { exact: true }).click();
  await mails.getByText('Daily summary', { exact: true }).click();
  await expect(page.getByText('“Daily summary” is on')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(summary).not.toBeChecked();
  await expect(orders).toBeChecked();
  await page.reload();
  await expect(orders).toBeChecked();
  await expect(summary).not.toBeChecked();
});

test('a choice that is not saved goes back and says why', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto('/account');
  const mails = page.getByRole('region', { name: 'Mails to me' });
  const orders = mails.getByRole('switch', { name: 'New order' });
  await expect(orders).not.toBeChecked();
  await page.route('**/api/me/notifications', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Please try again in a minute' } }),
  );
  await mails.getByText('New order', { exact: true }).click();
  await expect(orders).toHaveAccessibleDescription(/Not saved\. Please try again in a minute/);
  await expect(orders).not.toBeChecked();
  await page.unroute('**/api/me/notifications');
  await mails.getByText('New order', { exact: true }).click();
  await expect(page.getByText('“New order” is on')).toBeVisible();
  await expect(mails.getByText('Not saved.')).toHaveCount(0);
});

for (const width of [390, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: 844 },
        colorScheme,
        hasTouch: width < 500,
        reducedMotion: 'reduce',
      } as object);

      test('axe finds nothing while much is wrong, and nothing is wider than the window', async ({
        page,
        context,
        admin,
      }) => {
        await enter(context, admin, await admin.addMember('owner'));
        addGivenUpMail(admin, `${'a-very-long-name-'.repeat(4)}@example.com`);
        await page.goto('/system');
        await page.getByRole('button', { name: 'Back up now' }).click();
        const backup = page.getByRole('button', { name: /^Delete the backup of / }).first();
        await expect(backup).toBeVisible();
        await page.getByRole('button', { name: /^Show all/ }).click();
        await expect(page.getByRole('list', { name: 'Undeliverable mails' })).toBeVisible();
        expect.soft(await violationsOf(page), 'page').toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await backup.click();
        await expect(page.getByRole('dialog', { name: 'Delete this backup?' })).toBeVisible();
        expect.soft(await violationsOf(page), 'dialog').toEqual([]);
      });
    });
  }
}
