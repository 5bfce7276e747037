// Blog posts, the contact form and the newsletter.
import { randomUUID } from 'node:crypto';
import { pages, screenTexts, successToasts } from '@taana-baana/contract';
import { logIn } from '../fixtures/account.ts';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { mailTo } from '../fixtures/mails.ts';

test('a post is read in full, and leads back to the others [spec page.6 blogs.7 blog.2]', async ({ page }) => {
  await page.goto(pages.blogs.path);
  const heading = page.getByRole('article').first().getByRole('heading').first();
  const title = await heading.innerText();
  await page
    .getByRole('link', { name: /Read More/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: 'Go back to Blogs' }).click();
  await expect(page).toHaveURL(pages.blogs.path);
});

test('the contact form checks what is missing, then says that it was sent [spec state.5 toast.9]', async ({ page }) => {
  await page.goto(pages.contact.path);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /submit|send/i }).click();
  for (const message of [
    'First Name is Required',
    'Email is Required',
    'Mobile No is Required',
    'comments is Required',
  ]) {
    await expect(main.getByText(message)).toBeVisible();
  }
  await main.getByLabel(/name/i).fill('Asha Kumari');
  await main.getByLabel(/e-?mail/i).fill('asha@example.com');
  await main.getByLabel(/mobile/i).fill('9876543210');
  await main.getByLabel(/comment/i).fill('Do you print to order?');
  await main.getByRole('button', { name: /submit|send/i }).click();
  await expect(page.getByText(successToasts.contactSubmitted)).toBeVisible();
});

customerTest('the contact form knows a customer, also for the next message', async ({ page, shopper }) => {
  const { firstname, lastname, email, mobile } = shopper.customer;
  const main = page.getByRole('main');
  const name = main.getByLabel(/name/i);
  const send = main.getByRole('button', { name: /submit|send/i });
  await page.goto(pages.contact.path);
  await expect(name).toHaveValue(`${firstname} ${lastname}`);
  await expect(main.getByLabel(/e-?mail/i)).toHaveValue(email);
  await expect(main.getByLabel(/mobile/i)).toHaveValue(mobile);
  await name.fill('Asha for her mother');
  await main.getByLabel(/comment/i).fill('Do you print to order?');
  await send.click();
  await expect(page.getByText(successToasts.contactSubmitted)).toBeVisible();
  await expect(main.getByLabel(/comment/i)).toHaveValue('');
  await expect(name).toHaveValue(`${firstname} ${lastname}`);
});

test('who logs in in another tab is known here, and what is typed stays', async ({ page, context, shopper }) => {
  const main = page.getByRole('main');
  await gotoHydrated(page, pages.contact.path);
  await main.getByLabel(/name/i).fill('Asha for her mother');
  const other = await context.newPage();
  await other.goto(pages.login.path);
  await logIn(other, { email: shopper.customer.email, password: shopper.password });
  await expect(main.getByLabel(/e-?mail/i)).toHaveValue(shopper.customer.email);
  await expect(main.getByLabel(/name/i)).toHaveValue('Asha for her mother');
});

test('the newsletter is confirmed by a button behind the mailed link, and ended by another', async ({ page, shop }) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto(pages.about.path);
  await page.getByPlaceholder(screenTexts.newsletterPlaceholder).fill(email);
  await page.getByRole('button', { name: screenTexts.subscribe, exact: true }).click();
  await expect(page.getByText(successToasts.newsletterSubscribed).first()).toBeVisible();
  const mail = await mailTo(shop.dataDir, email);
  const confirm = new RegExp(`${shop.url}/confirm-newsletter/[\\w-]+`).exec(mail)?.[0] ?? '';
  await page.goto(confirm);
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByText('Your subscription is confirmed')).toBeVisible();
  const link = new RegExp(`${shop.url}/unsubscribe/[\\w-]+`).exec(mail)?.[0] ?? '';
  const unsubscribe = page.getByRole('main').getByRole('button', { name: screenTexts.unsubscribe });
  await page.goto(link);
  await expect(unsubscribe).toBeVisible();
  // The address that mail programs POST to shows the same page to a person.
  await page.goto(link.replace('/unsubscribe/', '/api/newsletter/unsubscribe/'));
  await unsubscribe.click();
  await expect(page.getByText('You are unsubscribed, no more mail comes')).toBeVisible();
});

test('the newsletter accepts an address, once or twice [spec header.16 form.19]', async ({ page }) => {
  await page.goto(pages.about.path);
  const field = page.getByPlaceholder('Your Email Address');
  for (const round of ['first', 'again']) {
    await field.fill('asha@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText(successToasts.newsletterSubscribed).first(), round).toBeVisible();
    await expect(field).toHaveValue('');
  }
  await field.fill('not an address');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Email Should be valid')).toBeVisible();
});
