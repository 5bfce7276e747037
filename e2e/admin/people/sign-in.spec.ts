// Signing in to the admin: invitation, passkey, password and code, recovery code, link of
// development.
import { randomUUID } from 'node:crypto';
import { addPasskeyDevice, adminTest as test, codeOf, enter, expect, fillSignIn } from '../../fixtures/admin.ts';

// The browser itself reports answers of 400 and 401.
// oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
test.use({ expectedConsoleErrors: async ({}, use) => use([/status of 40[01]/]) });

test('an invitation leads to a passkey, which signs in from then on', async ({ page, admin }) => {
  await addPasskeyDevice(page);
  await page.goto(await admin.invite(`${randomUUID()}@example.com`, 'owner'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please type your name')).toBeVisible();
  await page.getByLabel('Your name').fill('Meena');
  await page.getByLabel('Password', { exact: true }).fill('indigo-vat-at-dawn');
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Protect your account' })).toBeVisible();
  expect(page.url(), 'the token is gone from the address').toBe(`${admin.url}/set-up`);
  await page.getByRole('button', { name: 'Set up a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await expect(page.getByRole('navigation', { name: 'Sections' }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sign-in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL('/sign-in');
});

test('an invitation can end in an authenticator app, whose key is a QR code and a text', async ({ page, admin }) => {
  await page.goto(await admin.invite(`${randomUUID()}@example.com`, 'packer'));
  await page.getByLabel('Your name').fill('Ravi');
  await page.getByLabel('Password', { exact: true }).fill('indigo-vat-at-dawn');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Use an authenticator app instead' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = await page.getByText('Or type this key into the app').locator('span').innerText();
  await page.getByLabel('Code that the app shows now').fill(codeOf(secret.replaceAll(' ', '')));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('an invitation works once, and without a second factor nothing else opens', async ({ page, admin }) => {
  const link = await admin.invite(`${randomUUID()}@example.com`, 'packer');
  const accept = async () => {
    await page.goto(link);
    await page.getByLabel('Your name').fill('Ravi');
    await page.getByLabel('Password', { exact: true }).fill('indigo-vat-at-dawn');
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await accept();
  await expect(page.getByRole('heading', { name: 'Protect your account' })).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL('/set-up');
  await accept();
  await expect(page.getByText('This link was used before or is too old')).toBeVisible();
});

test('password and code sign in; a code that was used does not', async ({ page, context, admin }) => {
  const member = await admin.addMember('owner');
  await page.goto('/sign-in');
  await fillSignIn(page, member, '');
  await expect(page.getByText('Please type the code from your app, or a recovery code')).toBeVisible();
  const code = codeOf(member.secret, 1);
  await fillSignIn(page, member, code);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  // No request may run while the cookies are deleted: it would open the sign-in page.
  await page.goto('about:blank');
  await context.clearCookies();
  await page.goto('/sign-in');
  await fillSignIn(page, member, code);
  await expect(page.getByText('This code is wrong or was used before')).toBeVisible();
});

test('a recovery code signs in once', async ({ page, context, admin }) => {
  const member = await admin.addMember('owner');
  const [code = ''] = member.recoveryCodes;
  await page.goto('/sign-in');
  await fillSignIn(page, member, code);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText('9 codes are left.')).toBeVisible();

  // No request may run while the cookies are deleted: it would open the sign-in page.
  await page.goto('about:blank');
  await context.clearCookies();
  await page.goto('/sign-in');
  await fillSignIn(page, member, code);
  await expect(page.getByText('This code is wrong or was used before')).toBeVisible();
});

test('a member who is signed out comes back to the page after signing in', async ({ page, admin }) => {
  const member = await admin.addMember('owner');
  await page.goto('/audit-log');
  await expect(page).toHaveURL('/sign-in?from=%2Faudit-log');
  await fillSignIn(page, member, codeOf(member.secret, 1));
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  expect(page.url()).toBe(`${admin.url}/audit-log`);
});

test('after signing in nobody is led to another site', async ({ page, admin }) => {
  const member = await admin.addMember('owner');
  await page.goto(`/sign-in?from=${encodeURIComponent('//example.com/')}`);
  await fillSignIn(page, member, codeOf(member.secret, 1));
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(page.url()).toBe(`${admin.url}/`);
});

test('a session that ends while the page is open leads to the sign-in page', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/staff');
  await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible();
  await context.clearCookies();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page).toHaveURL('/sign-in?from=%2Faudit-log');
});
