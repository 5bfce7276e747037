// The checkout as a shopper walks it: the address, the payment window, the order at the end.
import { listPrice, pages } from '@taana-baana/contract';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const shippingFee = 100;

/** First and last name are the customer's own by then. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Address', { exact: true }).fill('12 Loom Street');
  await page.getByLabel('City').fill('Pune');
  await page.getByLabel('State').selectOption('Maharashtra');
  await page.getByLabel('Pincode').fill('411001');
  await page.getByLabel('Country').selectOption('India');
}

/** Resolves to the payment window, open. */
export async function openPayment(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Place Order' }).click();
  const window = page.getByRole('dialog');
  await expect(window.getByText('no money moves')).toBeVisible();
  return window;
}

export async function expectOrder(page: Page, bought: { title: string; total: number }): Promise<void> {
  await expect(page).toHaveURL(pages.orders.path);
  const order = page.getByRole('article').first();
  await expect(order.getByText(bought.title)).toBeVisible();
  await expect(order.getByText(listPrice(bought.total)).first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
}
