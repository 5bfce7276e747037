// The product page on a phone: what decides is on the first screen.
import { type Product, pages, productHref } from '@taana-baana/contract';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { firstProduct } from '../fixtures/shopper.ts';

test.use({ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true });

test('picture, title, price and colours are above the bar', async ({ page, shop }) => {
  const products = (await (await fetch(`${shop.url}/api/product?limit=12`)).json()) as Product[];
  for (const { _id } of products) {
    await page.goto(productHref(_id));
    const end = async (part: string) => {
      const { y, height } = (await page.locator(part).first().boundingBox())!;
      return [y, y + height] as const;
    };
    const [bar] = await end('.buy-bar');
    for (const part of ['main picture', 'h1', 'main [class*=tabular]', 'fieldset label:has([name=color])']) {
      const [top, bottom] = await end(part);
      expect(top, `${_id}, ${part}`).toBeGreaterThan(0);
      expect(bottom, `${_id}, ${part}`).toBeLessThanOrEqual(bar);
    }
    const picture = (await page.locator('main picture').first().boundingBox())!;
    expect(picture.width, _id).toBeGreaterThan(240);
  }
});

test('the colour of the picture is chosen, and that of a link before it', async ({ page, shop }) => {
  const { _id, color, images } = await firstProduct(shop.url);
  const named = (id: string | undefined) => colorName(color.find((one) => one._id === id)?.title ?? '');
  const other = color.find((one) => one._id !== images[0]?.colorId);
  await page.goto(productHref(_id));
  await expect(page.getByRole('radio', { name: named(images[0]?.colorId) })).toBeChecked();
  await page.goto(productHref(_id, other?.title));
  await expect(page.getByRole('radio', { name: named(other?._id) })).toBeChecked();
});

customerTest.describe('for a customer', () => {
  customerTest.use({ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true });

  customerTest('two touches in the bar put the picture’s colour in a size into the cart', async ({ page, shop }) => {
    const { _id, title, color, images } = await firstProduct(shop.url);
    await gotoHydrated(page, productHref(_id));
    const bar = page.locator('.buy-bar');
    await bar.getByRole('combobox', { name: 'Size' }).selectOption('M');
    await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
    await bar.getByRole('button', { name: 'Add to Cart' }).tap();
    await expect(page).toHaveURL(pages.cart.path);
    const line = page.getByRole('row').filter({ hasText: title });
    const chosen = color.find((one) => one._id === images[0]?.colorId)?.title ?? '';
    await expect(line).toContainText(colorName(chosen));
    await expect(line).toContainText('M');
  });
});
