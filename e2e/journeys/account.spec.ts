// An account: sign-up, use, password reset, profile, logout.
import { readFile } from 'node:fs/promises';
import { infoToasts, pages, serverMessages, successToasts } from '@taana-baana/contract';
import { logIn, signUp } from '../fixtures/account.ts';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { mailTo } from '../fixtures/mails.ts';
import { newPerson } from '../fixtures/shopper.ts';

test('signing up checks the form, opens the account and leads to the login [spec auth.6 info.1]', async ({ page }) => {
  await page.goto(pages.signup.path);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  for (const message of ['First Name', 'Last Name', 'Email', 'Mobile No', 'Password']) {
    await expect(page.getByText(`${message} is Required`)).toBeVisible();
  }
  await signUp(page, newPerson());
  await expect(page).toHaveURL(pages.login.path);
  await expect(page.getByText(infoToasts.userCreated)).toBeVisible();
});

test.describe('a refused form', () => {
  test.use({ expectedConsoleErrors: [/status of 4(01|09)/] });

  test('says that the e-mail is taken, and that the password is wrong [spec error.1,2]', async ({ page, shopper }) => {
    await page.goto(pages.signup.path);
    await signUp(page, { ...newPerson(), email: shopper.customer.email });
    await expect(page.getByText('User Already Exists').first()).toBeVisible();
    await page.goto(pages.login.path);
    await logIn(page, { email: shopper.customer.email, password: 'not-the-password' });
    await expect(page.getByText('Invalid Credentials').first()).toBeVisible();
    await expect(page).toHaveURL(pages.login.path);
  });
});

test('logging in shows a greeting, and logging out removes all customer data [spec header.7 auth.2 state.8 info.2] [policy privacy.20]', async ({
  page,
  shopper,
}) => {
  await page.goto(pages.login.path);
  await logIn(page, { email: shopper.customer.email, password: shopper.password });
  await expect(page.getByText(infoToasts.userLoggedIn)).toBeVisible();
  await expect(page).toHaveURL(pages.home.path);
  await page.evaluate(() => sessionStorage.setItem('review', '{"comment":"not sent yet"}'));
  await page.getByRole('button', { name: 'LogOut' }).click();
  await expect(async () => {
    const opened = await page.evaluate(
      () => performance.getEntriesByType('navigation') as PerformanceNavigationTiming[],
    );
    expect(opened[0]?.type).toBe('reload');
  }).toPass();
  await expect(page.getByRole('link', { name: 'My Account' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.getItem('review')])).toEqual([0, null]);
  await page.goto(pages.orders.path);
  await expect(page).toHaveURL(pages.login.path);
});

test('a forgotten password is replaced by the link in the mail [spec page.15 auth.8 toast.7,8]', async ({
  page,
  shop,
  shopper,
}) => {
  const { email } = shopper.customer;
  await page.goto(pages.login.path);
  await page
    .getByRole('main')
    .getByRole('link', { name: /forgot/i })
    .click();
  await expect(page).toHaveURL(pages.forgotPassword.path);
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.getByText(successToasts.forgotPasswordMailSent)).toBeVisible();

  const link = new RegExp(`${shop.url}/reset-password/[\\w-]+`).exec(await mailTo(shop.dataDir, email))?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('main').getByLabel('password', { exact: false }).first().fill('a-new-loom-and-thread');
  await page.getByRole('main').getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText(successToasts.passwordChanged)).toBeVisible();
  await expect(page).toHaveURL(pages.login.path);
  await logIn(page, { email, password: 'a-new-loom-and-thread' });
  await expect(page).toHaveURL(pages.home.path);
});

customerTest(
  'a login on another device is seen, ended from here, and all of them with one press',
  async ({ page, shop, shopper }) => {
    const { email, token } = shopper.customer;
    const other = await fetch(`${shop.url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (iPhone) Version/18.1 Safari/604.1' },
      body: JSON.stringify({ email, password: shopper.password }),
    });
    const { token: otherToken } = (await other.json()) as { token: string };
    const statusOf = async (bearer: string) =>
      (await fetch(`${shop.url}/api/user/cart`, { headers: { authorization: `Bearer ${bearer}` } })).status;

    await page.goto(pages.profile.path);
    const logins = page.getByRole('region', { name: 'Where you are logged in' });
    await expect(logins.getByRole('listitem')).toHaveCount(2);
    await expect(logins.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
    await logins.getByRole('button', { name: 'Log out Safari on iPhone' }).click();
    await expect(page.getByText(successToasts.deviceLoggedOut)).toBeVisible();
    await expect(logins.getByRole('listitem')).toHaveCount(1);
    expect([await statusOf(otherToken), await statusOf(token)]).toEqual([401, 200]);

    await logins.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page).toHaveURL(pages.login.path);
    await expect(page.getByText(infoToasts.loggedOutEverywhere)).toBeVisible();
    expect(await statusOf(token)).toBe(401);
  },
);

customerTest(
  'an e-mail is confirmed by the link in the mail, and not by opening it',
  async ({ page, shop, shopper }) => {
    const { email, token } = shopper.customer;
    await page.goto(pages.profile.path);
    await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
    await expect(page.getByText(serverMessages.emailConfirmationSent)).toBeVisible();
    const link = new RegExp(`${shop.url}/confirm-email/[\\w-]+`).exec(await mailTo(shop.dataDir, email))?.[0] ?? '';
    const confirmedAt = async () => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${shop.url}/api/user/confirm-email`, { headers });
      return ((await answer.json()) as { confirmedAt: string | null }).confirmedAt;
    };
    await page.goto(link);
    const confirm = page.getByRole('main').getByRole('button', { name: 'Confirm my e-mail' });
    await expect(confirm).toBeVisible();
    expect(await confirmedAt()).toBe(null);
    await confirm.click();
    await expect(page.getByText(serverMessages.emailConfirmed)).toBeVisible();
    expect(await confirmedAt()).not.toBe(null);
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm my e-mail' })).toHaveCount(0);
  },
);

test('a changed e-mail is restored by the link in the mail to the old one', async ({ page, shop, shopper }) => {
  const { email, token, ...profile } = shopper.customer;
  await fetch(`${shop.url}/api/user/edit-user`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...profile, email: `thief-of-${email}` }),
  });
  const link = new RegExp(`${shop.url}/restore-email/[\\w-]+`).exec(await mailTo(shop.dataDir, email))?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: 'Put my e-mail back' }).click();
  await expect(page.getByText(serverMessages.emailRestored)).toBeVisible();
  await page.goto(pages.login.path);
  await logIn(page, { email, password: shopper.password });
  await expect(page).toHaveURL(pages.home.path);
});

customerTest.describe("a customer's data", () => {
  customerTest.use({ expectedConsoleErrors: [/status of 40[01]/] });

  customerTest(
    'are handed over as a file, and go with the account [policy privacy.1,23]',
    async ({ page, shopper }) => {
      const { email } = shopper.customer;
      await page.goto(pages.profile.path);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download my data' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('my-data.json');
      expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ profile: { email } });

      await page.getByRole('button', { name: 'Delete my account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      await dialog.getByLabel('Password', { exact: true }).fill('not-the-password');
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await expect(dialog.getByText('This is not the password of your account')).toBeVisible();
      await dialog.getByLabel('Password', { exact: true }).fill(shopper.password);
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page).toHaveURL(pages.home.path);
      await expect(page.getByText(successToasts.accountDeleted)).toBeVisible();
      await expect(page.getByRole('link', { name: 'My Account' })).toBeVisible();

      await page.goto(pages.login.path);
      await logIn(page, { email, password: shopper.password });
      await expect(page.getByText('Invalid Credentials').first()).toBeVisible();
    },
  );
});

customerTest(
  'the profile is corrected, and the greeting follows [spec header.10 profile.1,2 state.9,29 toast.6] [policy privacy.1,23]',
  async ({ page }) => {
    await page.goto(pages.profile.path);
    const firstName = page.getByLabel('First name');
    await expect(firstName).toHaveValue('Asha');
    await expect(firstName).not.toBeEditable();
    await page.getByRole('button', { name: /edit/i }).click();
    await firstName.fill('Usha');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(successToasts.profileUpdated)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Welcome Usha' })).toBeVisible();
    await expect(firstName).not.toBeEditable();
    await page.reload();
    await expect(firstName).toHaveValue('Usha');
  },
);

customerTest('a GSTIN is checked, saved and removed', async ({ page }) => {
  const field = page.getByLabel('GSTIN (optional)');
  const save = page.getByRole('button', { name: 'Update GSTIN' });
  await page.goto(pages.profile.path);
  await field.fill('33ABCDE1234F1ZA');
  await save.click();
  await expect(page.getByText('Please check the GSTIN: 15 letters and digits, as on your registration')).toBeVisible();
  await field.fill('33 abcde1234f1z7');
  await save.click();
  await expect(page.getByText('Your GSTIN is saved')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('33ABCDE1234F1Z7');
  await field.fill('');
  await save.click();
  await expect(page.getByText('Your GSTIN is removed')).toBeVisible();
});
