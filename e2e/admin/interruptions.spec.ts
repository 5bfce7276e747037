// Typed text survives a lost connection and the end of the session.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { serverMessages } from '@taana-baana/contract/messages.ts';
import { partLost, signedOut } from '@taana-baana/contract/admin/texts/shell.ts';
import { adminTest as test, enter, expect } from '../fixtures/admin.ts';

// The browser itself reports the failed calls.
test.use({
  viewport: { width: 390, height: 844 },
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  expectedConsoleErrors: async ({}, use) =>
    use([/status of 401/, /status of 403/, /ERR_(INTERNET_DISCONNECTED|FAILED)/, /Failed to fetch/]),
});

const words = (page: Page) => page.getByLabel('Tagline');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function typeWords(page: Page): Promise<string> {
  await page.goto('/settings/shop');
  const typed = `Cotton ${randomUUID().slice(0, 8)}`;
  await words(page).fill(typed);
  return typed;
}

test('a change without a connection says so, and is saved once there is one', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  const typed = await typeWords(page);
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByText(serverMessages.unreachable)).toBeVisible();
  await expect(words(page)).toHaveValue(typed);
  await context.setOffline(false);
  await save(page).click();
  await expect(page.getByText('Saved. The shop shows it now.')).toBeVisible();
});

test('a dialog whose file does not come leaves the page as it is', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/staff');
  await expect(page.getByRole('button', { name: 'Invite' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(partLost)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
});

test('a proof of identity whose dialog does not come ends the waiting', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  await page.route(/step-up-dialog/, (route) => route.abort());
  await page.goto('/settings/orders');
  const limit = String(1000 + Math.floor(Math.random() * 9000));
  await page.getByLabel('A manager’s limit for refunds').fill(limit);
  admin.forgetProofs();
  await save(page).click();
  await expect(page.getByText(partLost)).toBeVisible();
  await expect(save(page)).toBeEnabled();
  await expect(page.getByLabel('A manager’s limit for refunds')).toHaveValue(limit);
});

test('signing out asks first where something is not saved', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  const typed = await typeWords(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(words(page)).toHaveValue(typed);
  await save(page).click();
  await expect(page.getByText('Saved. The shop shows it now.')).toBeVisible();
});

test('a session that ends while one types keeps the text, which is saved after signing in', async ({
  page,
  context,
  admin,
}) => {
  const owner = await admin.addMember('owner');
  await enter(context, admin, owner);
  const typed = await typeWords(page);
  await context.clearCookies();
  await save(page).click();
  await expect(page.getByText(signedOut)).toBeVisible();
  await expect(words(page)).toHaveValue(typed);
  // Like a sign-in in another tab.
  await enter(context, admin, owner);
  await save(page).click();
  await expect(page.getByText('Saved. The shop shows it now.')).toBeVisible();
});
