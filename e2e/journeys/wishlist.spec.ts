// The wishlist and reviews.
import { pages, productHref, successToasts } from '@taana-baana/contract';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { firstProduct } from '../fixtures/shopper.ts';

test("a visitor's wish leads to the login", async ({ page, shop }) => {
  const { title } = await firstProduct(shop.url);
  await page.goto(pages.store.path);
  await page.getByRole('button', { name: `${title} on the wishlist` }).click();
  await expect(page).toHaveURL(pages.login.path);
});

customerTest(
  'a heart puts a product on the wishlist, a cross takes it off [spec card.1 product.14 wishlist.3,4,6 alert.3]',
  async ({ page, shop }) => {
    const { title, _id } = await firstProduct(shop.url);
    await page.goto(pages.store.path);
    const heart = page.getByRole('button', { name: `${title} on the wishlist` });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    const told = page.waitForResponse(/wishlist/i);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await told;

    await page.goto(pages.wishlist.path);
    await expect(page.getByText(title).first()).toBeVisible();
    await page.goto(productHref(_id));
    await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');

    await page.goto(pages.wishlist.path);
    const picture = page.getByRole('article').locator('img');
    await picture.waitFor();
    const { x, y, width, height } = (await picture.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page).toHaveURL(productHref(_id));

    await page.goto(pages.wishlist.path);
    await page.getByRole('button', { name: new RegExp(`remove.*${title}|${title}.*remove`, 'i') }).click();
    await expect(page.getByText('No Data')).toBeVisible();
  },
);

customerTest(
  'a review checks its stars and words, then stands under the product [spec form.3 toast.1 error.12,13]',
  async ({ page, shop }) => {
    const { _id } = await firstProduct(shop.url);
    const words = `Soft, and the print holds. ${Date.now()}`;
    await page.goto(productHref(_id));
    const form = page.getByRole('main').getByRole('button', { name: 'Submit Review' });
    await form.click();
    const toast = (text: string) => page.locator('.Toastify__toast--error').getByText(text, { exact: true });
    await expect(toast('Please add star rating')).toBeVisible();
    await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await form.click();
    await expect(toast('Please Write Review About the Product')).toBeVisible();
    await page.getByLabel('Comments').fill(words);
    await form.click();
    await expect(page.getByText(successToasts.ratingAdded)).toBeVisible();
    await expect(page.getByRole('listitem').getByText(words)).toBeVisible();
  },
);
