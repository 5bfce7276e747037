// A new shop on a phone, from the sample to a shop of her own: all ten first steps, and nothing left
// of the sample that she did not want.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../scripts/testing/free-port.ts';
import { answers, startShop } from '../../scripts/testing/start-shop.ts';
import { takePhoto } from '../../server/integrations/image-store/testing.ts';
import { expect, test } from '../fixtures/fixtures.ts';
import { buyOrder } from '../fixtures/orders.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const main = (page: Page) => page.getByRole('main');
const step = (page: Page, name: string) => main(page).getByRole('link', { name });
const open = (page: Page, name: string) => step(page, name).tap();
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
const note = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

async function save(page: Page): Promise<void> {
  await button(page, 'Save').tap();
  await note(page, 'Saved. The shop shows it now.');
}

test('an owner goes through all ten steps, and the sample is gone', async ({ browser }, { retry }) => {
  test.slow();
  const dataDir = `${process.env.JOURNEYS_FOLDER}/first-steps-${retry}`;
  await cp(join(process.env.JOURNEYS_FOLDER ?? '', 'sqlite'), dataDir, { recursive: true });
  const adminPort = String(await freePort());
  const environment = { DATA_DIR: dataDir, ADMIN_PORT: adminPort, LOG_LEVEL: 'warn' };
  const demo = await startShop(environment);
  await demo.untilReady();
  await expect.poll(() => demo.output()).toMatch(/#\S{20,}/);
  const page = await (await browser.newContext(phone)).newPage();
  const home = async (done: number) => {
    await page.goto(`http://localhost:${adminPort}/`);
    await note(page, `${done} of 10 are done.`);
  };
  await page.goto(/http:\S+\/link#\S+/.exec(demo.output())?.[0] ?? '');
  await note(page, '0 of 10 are done.');
  await note(page, 'Demo: no money moves');

  await open(page, 'Still the sample’s');
  await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible();
  await button(page, 'No logo for now').tap();
  await note(page, '1 of 10 are done.');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await note(page, '0 of 10 are done.');
  const said = ['No logo for now', 'Not registered for GST', 'Keep it as it is', 'I have read them'];
  for (const [index, name] of said.entries()) {
    await button(page, name).tap();
    // A row that is done is shorter: those below move.
    await note(page, `${index + 1} of 10 are done.`);
  }

  await open(page, 'Your name');
  await expect(page.getByLabel('Name of the shop')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Resham Ghar');
  await save(page);
  await home(5);

  await open(page, 'A backup');
  await expect(page.getByRole('region', { name: 'Backups' })).toBeFocused();
  await note(page, 'This is a demo: no money moves');
  await note(page, 'There is no mail server');
  await button(page, 'Back up now').tap();
  await expect(page.getByRole('list', { name: 'Stored backups' })).toBeVisible();
  await home(6);

  const bought = await buyOrder(demo, 'Asha Kumari');
  await home(7);
  await open(page, 'Still the sample’s');

  for (const [what, question] of [
    [/^Remove: \d+ reviews$/, /reviews of the sample/],
    [/^Remove: \d+ blog posts$/, /blog posts of the sample/],
    [/^Remove: \d+ T-shirts$/, /T-shirts of the sample/],
  ] as const) {
    await button(page, what).tap();
    await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Remove' }).tap();
    await expect(button(page, what)).toHaveCount(0);
  }
  await page.goto(`${demo.url}/blog`);
  await expect(page.getByRole('link', { name: 'Why we are called Taana Baana' })).toHaveCount(0);
  await page.goto(`${demo.url}/`);
  await expect(page.getByRole('heading', { name: bought.title })).toHaveCount(0);
  await home(7);
  await open(page, 'Still the sample’s');
  await page.getByRole('link', { name: 'Replace: Our Story' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Story' })).toBeVisible();
  await home(7);

  await open(page, 'Your first T-shirt');
  const photo = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(900, 1200) };
  await page.locator('input[type=file]').first().setInputFiles([photo]);
  await expect(page).toHaveURL(/\/products\/(?!new)/);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Title').fill('Kolam tee');
  await field('Description').fill('Soft cotton, drawn by hand.');
  await field('Price').fill('549');
  await page.getByRole('combobox', { name: 'Add a colour' }).fill('Mustard');
  await page.getByRole('combobox', { name: 'Add a colour' }).press('Enter');
  await page.getByRole('combobox', { name: 'Category' }).fill('Classic T-shirts');
  await page.keyboard.press('Escape');
  // Making a picture in every size takes long on a busy machine.
  await expect(page.getByText(/Uploading|Waiting|No connection|Preparing/)).toHaveCount(0, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Publish' }).tap();
  await note(page, 'Published. The shop shows it now.');
  await home(8);

  await demo.stop();
  const live = await startShop({
    ...environment,
    RAZORPAY_KEY_ID: 'rzp_live_of_the_journey',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'secret',
    // Nobody answers there.
    RAZORPAY_BASE_URL: 'http://127.0.0.1:9',
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
  await live.untilReady();
  // The admin opens after the shop.
  await expect.poll(() => answers(`http://localhost:${adminPort}/sign-in`)).toBe(true);
  await home(10);
  await expect(page.getByText('Demo: no money moves')).toHaveCount(0);

  await open(page, 'Still the sample’s');
  await button(page, 'Hide from the dashboard').tap();
  await expect(button(page, 'Show on the dashboard')).toBeVisible();
  await page.goto(`http://localhost:${adminPort}/`);
  await expect(main(page).getByRole('searchbox')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(step(page, 'Still the sample’s')).toHaveCount(0);
  await page.goto(`http://localhost:${adminPort}/settings/first-steps`);
  await button(page, 'Show on the dashboard').tap();
  await home(10);
  await page.context().close();
  await live.stop();
});
