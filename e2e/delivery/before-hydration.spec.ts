// Presses and typing before hydration are not lost.
import { pages, productHref } from '@taana-baana/contract';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import type { Page } from '@playwright/test';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { firstProduct } from '../fixtures/shopper.ts';

/** Holds the page's modules back until the returned function is called. */
async function holdModules(page: Page): Promise<() => void> {
  const response = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await response.promise;
    await route.continue();
  });
  return response.resolve;
}

test('a press before the scripts have loaded takes effect when they have', async ({ page, shop }) => {
  const { _id } = await firstProduct(shop.url);
  const letModulesCome = await holdModules(page);
  await page.goto(productHref(_id));
  await page.getByRole('button', { name: 'Size guide' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  letModulesCome();
  await expect(page.getByRole('dialog', { name: 'Size guide' })).toBeVisible();
});

test('every choice made before the scripts have loaded takes effect', async ({ page, shop }) => {
  const { _id, color } = await firstProduct(shop.url);
  const letModulesCome = await holdModules(page);
  await page.goto(productHref(_id));
  const choices = [colorName(color[0]?.title ?? ''), 'M'].map((name) => page.getByRole('radio', { name, exact: true }));
  for (const choice of choices) await choice.click();
  letModulesCome();
  for (const choice of choices) await expect(choice).toBeChecked();
});

test('presses and choices during hydration take effect once', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof listen>) {
      listen.apply(this, args);
      // The last listener that React adds: from now on it hydrates piece by
      // piece and receives all events.
      if (!(this instanceof Element) || this.id !== 'root' || args[0] !== 'wheel') return;
      EventTarget.prototype.addEventListener = listen;
      queueMicrotask(() => {
        const sort = document.querySelector('select') as HTMLSelectElement;
        sort.value = 'price';
        sort.dispatchEvent(new Event('input', { bubbles: true }));
        sort.dispatchEvent(new Event('change', { bubbles: true }));
        document.querySelector<HTMLButtonElement>('button[aria-label="Pause the slides"]')?.click();
      });
    };
  });
  await page.goto(pages.store.path);
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.getByLabel('Sort By')).toHaveValue('price');
  await expect(page.getByRole('button', { name: 'Start the slides' })).toBeVisible();
});

test('text typed before the scripts have loaded stays, and is validated like the rest', async ({ page }) => {
  const letModulesCome = await holdModules(page);
  await page.goto(pages.contact.path);
  const form = page.getByRole('main');
  await form.getByLabel('Name').fill('Asha Kumari');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByRole('button', { name: 'Send message' }).click();
  letModulesCome();
  await expect(form.getByText('comments is Required')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Asha Kumari');
  await expect(form.getByText('Name is Required')).toBeHidden();
});

test('a field left before the scripts have loaded is validated when they have', async ({ page }) => {
  const letModulesCome = await holdModules(page);
  await page.goto(pages.signup.path);
  const field = page.getByRole('main').getByLabel('Email');
  await field.fill('asha@');
  await field.blur();
  letModulesCome();
  await expect(page.getByText('Email Should be valid')).toBeVisible();
});

customerTest(
  'a customer who logs out before the scripts are here is logged out of the server too',
  async ({ page, shop, shopper }) => {
    const letModulesCome = await holdModules(page);
    await page.goto(pages.home.path);
    await page.getByRole('button', { name: 'LogOut' }).click();
    letModulesCome();
    await expect(page.getByRole('link', { name: 'My Account' })).toBeVisible();
    const cart = () =>
      fetch(`${shop.url}/api/user/cart`, { headers: { authorization: `Bearer ${shopper.customer.token}` } });
    await expect.poll(async () => (await cart()).status).toBe(401);
  },
);

test('the search box that has the focus already offers its products', async ({ page, shop }) => {
  const { title } = await firstProduct(shop.url);
  const letModulesCome = await holdModules(page);
  await page.goto(pages.blogs.path);
  await page.getByPlaceholder('Search for Products here').click();
  letModulesCome();
  await page.getByRole('combobox', { name: 'Search products' }).fill(title);
  await expect(page.getByRole('option', { name: title, exact: true }).first()).toBeVisible();
});

test("no module is requested before the first screen's pictures have loaded", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const response = Promise.withResolvers<void>();
  await page.route('**/banner-1-*', async (route) => {
    expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
    await response.promise;
    await route.continue();
  });
  await page.goto(pages.home.path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
  response.resolve();
  await expect.poll(() => asked.some((url) => url.endsWith('.js'))).toBe(true);
});
