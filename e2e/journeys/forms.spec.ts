// Validation of every form (spec sections 4 and 5): submitting shows all messages, leaving a field
// shows its own, and nothing is sent.
import { pages, resetPasswordHref } from '@taana-baana/contract';
import type { Page } from '@playwright/test';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { fillCart } from '../fixtures/shopper.ts';

const names = ['First Name is Required', 'Last Name is Required'];
const email = 'Email is Required';
const mobile = 'Mobile No is Required';
const password = 'Password is Required';

const visitorForms = [
  { path: pages.login.path, submit: 'Login', messages: [email, password] },
  { path: pages.forgotPassword.path, submit: 'Send the link', messages: [email] },
  { path: pages.signup.path, submit: 'Sign Up', messages: [...names, email, mobile, password] },
  { path: resetPasswordHref('any-token'), submit: 'Reset Password', messages: [password] },
  {
    path: pages.contact.path,
    submit: 'Send message',
    messages: ['First Name is Required', email, mobile, 'comments is Required'],
  },
];

const main = (page: Page) => page.getByRole('main');
/** The page's field messages, from top to bottom. */
const shown = (page: Page) => main(page).locator('p[id$="-error"]').filter({ hasText: /\S/ });

/** Every call from now on that could change something. */
function collectSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() !== 'GET') sent.push(request.url());
  });
  return sent;
}

for (const { path, submit, messages } of visitorForms) {
  test(`${path} says what is missing when it is sent, and sends nothing [spec state.31 form.4,8-11]`, async ({
    page,
  }) => {
    const sent = collectSent(page);
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
    await main(page).getByRole('button', { name: submit, exact: true }).click();
    await expect(shown(page)).toHaveText(messages);
    expect(sent).toEqual([]);
  });
}

test('an error shows under a field once it was touched, and goes when it is corrected [spec state.32]', async ({
  page,
}) => {
  await page.goto(pages.signup.path);
  const field = main(page).getByLabel('Email');
  await field.fill('asha@');
  await expect(shown(page)).toHaveCount(0);
  await field.blur();
  await expect(shown(page)).toHaveText(['Email Should be valid']);
  await field.fill('asha@example.com');
  await expect(shown(page)).toHaveCount(0);
  await main(page).getByLabel('First name').focus();
  await main(page).getByLabel('Last name').focus();
  await expect(shown(page)).toHaveText(['First Name is Required']);
});

test('an e-mail must be valid, a mobile number must have ten digits [spec form.5,6]', async ({ page }) => {
  const sent = collectSent(page);
  for (const { path, submit, messages } of visitorForms.filter((form) => form.messages.includes(email))) {
    await page.goto(path);
    await main(page).getByLabel('Email').fill('asha(at)example.com');
    await main(page).getByRole('button', { name: submit, exact: true }).click();
    await expect(shown(page), path).toHaveText(
      messages.map((message) => (message === email ? 'Email Should be valid' : message)),
    );
    if (!messages.includes(mobile)) continue;
    const number = main(page).getByLabel('Mobile');
    for (const [typed, message] of [
      ['98765.5', mobile],
      ['-9876543210', 'Mobile No should be valid'],
      ['12345', 'Mobile No should be valid'],
    ] as const) {
      await number.fill(typed);
      await expect(main(page).getByText(message), `${path} ${typed}`).toBeVisible();
    }
    await number.fill('+91 98765 43210');
    await expect(main(page).getByText(/Mobile No (is|should)/), path).toHaveCount(0);
  }
  expect(sent).toEqual([]);
});

test('a new password has at least eight characters [spec form.12]', async ({ page }) => {
  for (const { path, submit } of visitorForms.filter((form) => /signup|reset/.test(form.path))) {
    await page.goto(path);
    await main(page).getByLabel('password', { exact: false }).first().fill('seven77');
    await main(page).getByRole('button', { name: submit, exact: true }).click();
    await expect(main(page).getByText('Password should have at least 8 characters')).toBeVisible();
  }
});

customerTest('the profile says what is missing, and stays open until it is right [spec form.17]', async ({ page }) => {
  const sent = collectSent(page);
  await page.goto(pages.profile.path);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  for (const label of ['First name', 'Last name', 'Email', 'Mobile']) await main(page).getByLabel(label).fill('');
  const save = main(page).getByRole('button', { name: 'Save' });
  await save.click();
  await expect(shown(page)).toHaveText([...names, email, mobile]);
  await main(page).getByLabel('Email').fill('asha@');
  await main(page).getByLabel('Mobile').fill('0');
  await expect(shown(page)).toHaveText([...names, 'Email Should be valid', 'Mobile No should be valid']);
  await expect(save).toBeVisible();
  expect(sent).toEqual([]);
});

customerTest('editing the profile begins in its first field, at once', async ({ page }) => {
  await gotoHydrated(page, pages.profile.path);
  const edit = page.getByRole('button', { name: 'Edit profile' });
  const focused = await edit.evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    return document.activeElement?.getAttribute('name');
  });
  expect(focused).toBe('firstname');
});

customerTest(
  'the checkout says what its address lacks, and opens no payment [spec form.13,15]',
  async ({ page, shop, shopper }) => {
    const sent = collectSent(page);
    await fillCart(shop.url, shopper);
    await page.goto(pages.checkout.path);
    for (const label of ['First name', 'Last name']) await main(page).getByLabel(label).fill('');
    await main(page).getByLabel('Country').selectOption('');
    await main(page).getByRole('button', { name: 'Place Order' }).click();
    await expect(shown(page)).toHaveText([
      ...names,
      'Address Details are Required',
      'Pincode is Required',
      'City is Required',
      'State is Required',
      'Country is Required',
    ]);
    for (const typed of ['-41100', '41100', '011001', '4110.1']) {
      await main(page).getByLabel('Pincode').fill(typed);
      await expect(main(page).getByText('Pincode should be valid'), typed).toBeVisible();
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(sent).toEqual([]);
  },
);

customerTest(
  'the checkout asks when a PIN code is in another state, and who is sure goes on',
  async ({ page, shop, shopper }) => {
    await fillCart(shop.url, shopper);
    await gotoHydrated(page, pages.checkout.path);
    const question = main(page).getByText('600001 is in Tamil Nadu. Is the state right?');
    await main(page).getByLabel('Address', { exact: true }).fill('12 Loom Street');
    await main(page).getByLabel('City').fill('Chennai');
    await main(page).getByLabel('State').selectOption('Karnataka');
    await main(page).getByLabel('Pincode').fill('600001');
    await expect(question).toBeVisible();
    await main(page).getByLabel('State').selectOption('Tamil Nadu');
    await expect(question).toHaveCount(0);
    await main(page).getByLabel('State').selectOption('Karnataka');
    await expect(question).toBeVisible();
    await main(page).getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByRole('dialog').getByText('no money moves')).toBeVisible();
  },
);
