// Members of staff in the admin: invitations, roles, disabling; what a role sees; the audit log.
import { randomUUID } from 'node:crypto';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';

// The browser itself reports answers of 401 and 403.
// oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
test.use({ expectedConsoleErrors: async ({}, use) => use([/status of 40[13]/]) });

test('without a mail server the link of an invitation is shown, and it opens', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  const email = `${randomUUID()}@example.com`;
  await page.goto('/staff');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Role').selectOption('accountant');
  await expect(dialog.getByText('Sees orders and sales, without phone numbers and addresses.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Invite' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toContain(`${admin.url}/invitation#`);
  await page.getByRole('button', { name: 'Done' }).click();

  const invitation = page.getByRole('listitem').filter({ hasText: email });
  await expect(invitation).toContainText('Accountant, valid until');
  await invitation.getByRole('button', { name: `Withdraw the invitation of ${email}` }).click();
  await expect(invitation).toHaveCount(0);
});

test('a role is changed, and changed back by Undo', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  const packer = await admin.addMember('packer', 'Ravi');
  await page.goto('/staff');
  const row = page.getByRole('listitem').filter({ hasText: packer.email });
  await row.getByRole('button', { name: 'Actions for Ravi' }).click();
  await page.getByRole('menuitem', { name: 'Change role' }).click();
  await page.getByRole('dialog').getByLabel('Role').selectOption('manager');
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
  await expect(row).toContainText('Manager');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Packer');

  await page.getByRole('link', { name: 'Audit log' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Changed a role · Ravi' });
  await expect(entry.first()).toContainText('Meena');
  await expect(entry.nth(1)).toContainText(/Packer\s*becomes\s*Manager/);
});

test('a disabled member is signed out and stays out, until the account is enabled', async ({
  page,
  browser,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner'));
  const packer = await admin.addMember('packer', 'Ravi');
  const other = await browser.newContext({ baseURL: admin.url });
  await enter(other, admin, packer);
  const there = await other.newPage();
  await there.goto('/account');
  await expect(there.getByRole('heading', { name: 'Your account' })).toBeVisible();

  await page.goto('/staff');
  const row = page.getByRole('listitem').filter({ hasText: packer.email });
  await expect(row).toContainText('Signed in on 1 device');
  await row.getByRole('button', { name: 'Actions for Ravi' }).click();
  await page.getByRole('menuitem', { name: 'Disable account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable account' }).click();
  await expect(row).toContainText('Disabled');
  await expect(row).toContainText('Not signed in');
  await there.reload();
  await expect(there).toHaveURL(/sign-in/);
  await other.close();

  await row.getByRole('button', { name: 'Actions for Ravi' }).click();
  await page.getByRole('menuitem', { name: 'Enable account' }).click();
  await expect(row).not.toContainText('Disabled');
});

test('a member sees the sections of the role only, whatever the address says', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto('/');
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(sections.first()).toBeVisible();
  const shown = await sections.allInnerTexts();
  expect(shown).not.toContain('Staff');
  expect(shown).not.toContain('Audit log');
  expect(shown).toContain('Account');
  await page.goto('/staff');
  await expect(page.getByRole('heading', { name: 'Your role does not include this' })).toBeVisible();
});
