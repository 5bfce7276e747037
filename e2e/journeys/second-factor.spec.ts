// The second factor: turned on in the profile, asked for at login, replaced
// by a recovery code, turned off.
import { infoToasts, pages, secondFactorTexts, serverMessages } from '@taana-baana/contract';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { logIn } from '../fixtures/account.ts';
import { customerTest, expect } from '../fixtures/fixtures.ts';
import { mailTo } from '../fixtures/mails.ts';

const step = 30_000;
const section = (page: Page) => page.getByRole('region', { name: secondFactorTexts.heading });

customerTest.use({ expectedConsoleErrors: [/status of 40[01]/], permissions: ['clipboard-read', 'clipboard-write'] });

customerTest(
  'a customer turns on the code at login, logs in with it and with a recovery code, and turns it off',
  async ({ page, shop, shopper }) => {
    const { email } = shopper.customer;
    await confirmEmail(page, shop.dataDir, shop.url, email);
    await page.goto(pages.profile.path);
    const factor = section(page);
    await factor.getByRole('button', { name: 'Turn on' }).click();
    const password = factor.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await password.fill('not-the-password');
    await factor.getByRole('button', { name: 'Continue' }).click();
    await expect(factor.getByText('This is not the password of your account')).toBeVisible();
    await password.fill(shopper.password);
    await factor.getByRole('button', { name: 'Continue' }).click();

    const secret = await keyIn(factor);
    await expect(factor.getByRole('link', { name: 'Open in your app' })).toHaveAttribute(
      'href',
      new RegExp(`^otpauth://totp/.*secret=${secret}&`),
    );
    const code = factor.getByLabel('Code from your app');
    await factor.getByRole('button', { name: 'Turn on' }).click();
    await expect(factor.getByText('Code is Required')).toBeVisible();
    await code.fill('12');
    await factor.getByRole('button', { name: 'Turn on' }).click();
    await expect(factor.getByText(/^This code is wrong/)).toBeVisible();
    await code.fill(codeOf(secret));
    await factor.getByRole('button', { name: 'Turn on' }).click();

    await expect(factor.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
    const recoveryCodes = await factor.getByRole('listitem').allTextContents();
    expect(recoveryCodes).toHaveLength(8);
    await factor.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Recovery codes copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(recoveryCodes.join('\n'));
    await factor.getByRole('button', { name: 'I have kept them' }).click();
    await expect(factor.getByRole('heading')).toBeFocused();
    await expect(factor.getByRole('button', { name: 'Turn off' })).toBeVisible();
    await mailTo(shop.dataDir, email, 'The code at login is on');

    await logOut(page);
    await page.goto(pages.login.path);
    await logIn(page, { email, password: shopper.password });
    const asked = page.getByLabel('Code from your app');
    await expect(asked).toBeFocused();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please type the code from your app too');
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(email);
    await expect(page.getByRole('main').getByLabel('Password', { exact: true })).toHaveValue(shopper.password);
    await expect(asked).toHaveAttribute('inputmode', 'numeric');
    await expect(asked).toHaveAttribute('autocomplete', 'one-time-code');
    await asked.fill('12 34');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('main').getByText(/^This code is wrong/)).toBeVisible();
    // A code is accepted once; the next one is accepted already.
    await asked.fill(codeOf(secret, 1));
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText(infoToasts.userLoggedIn)).toBeVisible();
    await expect(page).toHaveURL(pages.home.path);

    await logOut(page);
    await page.goto(pages.login.path);
    await logIn(page, { email, password: shopper.password });
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    const recovery = page.getByLabel('Recovery code', { exact: true });
    await expect(recovery).toBeFocused();
    await expect(recovery).not.toHaveAttribute('inputmode');
    await recovery.fill(recoveryCodes[0]?.toLowerCase() ?? '');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(pages.home.path);

    await page.goto(pages.profile.path);
    await factor.getByRole('button', { name: 'Turn off' }).click();
    await factor.getByLabel('Password', { exact: true }).fill(shopper.password);
    await factor.getByRole('button', { name: 'Turn off' }).click();
    await expect(factor.getByRole('heading')).toBeFocused();
    await expect(factor.getByRole('button', { name: 'Turn on' })).toBeVisible();
  },
);

const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * step });

async function keyIn(factor: ReturnType<typeof section>): Promise<string> {
  const key = factor.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  return ((await key.textContent()) ?? '').replaceAll(' ', '');
}

async function confirmEmail(page: Page, dataDir: string, url: string, email: string): Promise<void> {
  await page.goto(pages.profile.path);
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await expect(page.getByText(serverMessages.emailConfirmationSent)).toBeVisible();
  await page.goto(new RegExp(`${url}/confirm-email/[\\w-]+`).exec(await mailTo(dataDir, email))?.[0] ?? '');
  await page.getByRole('main').getByRole('button', { name: 'Confirm my e-mail' }).click();
  await expect(page.getByText(serverMessages.emailConfirmed)).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'LogOut' }).first().click();
  // The page reloads by itself: navigating earlier would be undone.
  await expect(async () => {
    const opened = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON() as { type: string },
    );
    expect(opened.type).toBe('reload');
  }).toPass();
  await expect(page.getByRole('link', { name: 'My Account' })).toBeVisible();
}
