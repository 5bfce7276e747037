// Quantities typed at the speed of a person.
import { pages, productHref } from '@taana-baana/contract';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import type { Page } from '@playwright/test';
import { customerTest, expect } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { fillCart, firstProduct } from '../fixtures/shopper.ts';

const field = (page: Page) => page.getByRole('spinbutton', { name: /^Quantity of / });

/** Milliseconds between two keys. */
const pace = 110;

customerTest.describe('in the cart', () => {
  customerTest.beforeEach(async ({ page, shop, shopper }) => {
    await fillCart(shop.url, shopper, 4);
    await gotoHydrated(page, pages.cart.path);
    await expect(field(page)).toHaveValue('4');
  });

  customerTest('12 is not taken as 1: nothing is sent, and the field says why [spec state.17]', async ({ page }) => {
    const changes: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && changes.push(request.url()));
    await field(page).focus();
    await page.keyboard.type('12', { delay: pace });
    await expect(field(page)).toHaveValue('12');
    await expect(page.getByText('1 to 10')).toBeVisible();
    await expect(field(page)).toHaveValue('4');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await page.reload();
    await expect(field(page)).toHaveValue('4');
    expect(changes).toEqual([]);
  });

  customerTest('10 is taken as 10, in one change [spec state.17]', async ({ page }) => {
    const changes: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && changes.push(request.url()));
    await field(page).focus();
    await page.keyboard.type('10', { delay: pace });
    await expect(page.getByText('Product Updated Successfully!')).toBeVisible();
    await expect(field(page)).toHaveValue('10');
    expect(changes).toEqual([expect.stringMatching(/\/10$/)]);
  });

  for (const [name, key] of [
    ['Enter', 'Enter'],
    ['leaving the field', 'Tab'],
  ] as const) {
    customerTest(`${name} takes it at once, and refuses 0`, async ({ page }) => {
      await field(page).focus();
      await page.keyboard.type('0');
      await page.keyboard.press(key);
      await expect(page.getByText('1 to 10')).toBeVisible();
      await expect(field(page)).toHaveValue('4');
      await field(page).focus();
      await page.keyboard.type('7');
      await page.keyboard.press(key);
      await expect(page.getByText('Product Updated Successfully!')).toBeVisible();
      await expect(field(page)).toHaveValue('7');
      await expect(page.getByText('1 to 10')).toBeHidden();
    });
  }
});

customerTest('on the product page 25 is not sent as 2, nor as 1 [spec product.12]', async ({ page, shop }) => {
  const { _id, color } = await firstProduct(shop.url);
  await gotoHydrated(page, productHref(_id));
  await page.getByRole('radio', { name: colorName(color[0]?.title ?? '') }).check();
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/user/cart')) sent.push(request.postDataJSON());
  });
  await field(page).focus();
  await page.keyboard.type('25', { delay: pace });
  const add = page.getByRole('button', { name: 'Add to Cart' }).first();
  await add.click();
  await expect(page.getByText('1 to 10')).toBeVisible();
  await expect(field(page)).toHaveValue('1');
  await expect(field(page)).toBeFocused();
  expect(sent).toEqual([]);

  await page.keyboard.type('3');
  await add.click();
  await expect(page).toHaveURL(pages.cart.path);
  expect(sent).toEqual([expect.objectContaining({ quantity: 3 })]);
});

customerTest(
  'on the product page the buttons go from 1 to 10 and no further [spec product.12]',
  async ({ page, shop }) => {
    await gotoHydrated(page, productHref((await firstProduct(shop.url))._id));
    // Forced, because browsers also press a button with aria-disabled.
    const press = async (name: string, times: number) => {
      for (let time = 0; time < times; time += 1) await page.getByRole('button', { name }).click({ force: true });
    };
    await press('One less', 1);
    await expect(field(page)).toHaveValue('1');
    await press('One more', 1);
    await expect(field(page)).toHaveValue('2');
    await press('One more', 9);
    await expect(field(page)).toHaveValue('10');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
  },
);
