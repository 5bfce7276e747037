// What a screen reader says of a card, a product, a cart, a checkout and an order.
import { pages, productHref } from '@taana-baana/contract';
import { expectOrder, fillAddress, openPayment, shippingFee } from '../fixtures/checkout.ts';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { fillCart } from '../fixtures/shopper.ts';

test('a card: picture, heart, brand, title, colours, price, stars', async ({ page }) => {
  await page.goto(`${pages.store.path}?q=kolam+doorstep`);
  await expect(page.getByRole('article').filter({ hasText: 'Doorstep Kolam Tee' })).toMatchAriaSnapshot(`
    - article:
      - img /^in teal, front/
      - button "Doorstep Kolam Tee on the wishlist"
      - paragraph: Karkhana
      - heading "Doorstep Kolam Tee" [level=3]:
        - link "Doorstep Kolam Tee"
      - paragraph:
        - link "Doorstep Kolam Tee, Teal"
        - link "Doorstep Kolam Tee, Maroon"
      - text: Rs.849
      - img /^Rated [\\d.]+ out of 5$/
  `);
});

test('a product: price, stars, colours, sizes, quantity, heart, reviews with their days', async ({ page }) => {
  await page.goto(productHref('doorstep-kolam-tee'));
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - list "Pictures of Doorstep Kolam Tee"
      - heading "Doorstep Kolam Tee" [level=1]
      - paragraph:
        - text: Rs. 849/-
        - img /^Rated [\\d.]+ out of 5$/
        - link /^\\d+ reviews$/
      - 'radiogroup "Color: Teal"':
        - radio "Teal" [checked]
        - radio "Maroon"
      - radiogroup "Size":
        - radio "XS"
        - radio "M"
      - group "Quantity of Doorstep Kolam Tee":
        - button "One less"
        - spinbutton "Quantity of Doorstep Kolam Tee": "1"
        - button "One more"
      - button "Add to Cart"
      - button "Doorstep Kolam Tee on the wishlist"
      - region "Reviews":
        - heading "Reviews" [level=2]
        - paragraph:
          - img /^Rated [\\d.]+ out of 5$/
          - text: /^\\d+ reviews$/
        - list:
          - listitem:
            - paragraph:
              - img /^Rated \\d out of 5$/
              - time: /^\\d+ [A-Z][a-z]+ \\d{4}$/
  `);
  // The stars say the figure; it is not read twice.
  await expect(page.getByRole('region', { name: 'Reviews' }).getByRole('paragraph').first()).not.toMatchAriaSnapshot(
    `- text: /^[\\d.]+$/`,
  );
});

customerTest.describe('of what is bought, on a phone', () => {
  customerTest.use({ viewport: { width: 390, height: 844 } });

  customerTest('each figure has its word', async ({ page, shop, shopper }) => {
    const { title, price } = await fillCart(shop.url, shopper);
    await page.goto(pages.cart.path);
    await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();
    const [garment, one, all] = await page.getByRole('row').filter({ hasText: title }).getByRole('cell').all();
    await expect(garment!).toContainText(/Size \w+$/);
    await expect(one!).toHaveText(`Price Rs. ${price}`);
    await expect(all!).toHaveText(`Total Rs. ${price}`);
    await page.goto(pages.checkout.path);
    await fillAddress(page);
    await page.getByRole('button', { name: /^Order summary/ }).click();
    await expect(page.getByRole('region', { name: 'Order summary' }).getByRole('listitem').first()).toHaveText(
      new RegExp(`^Quantity 1${title}.*Size \\w+Rs\\. ${price}$`),
    );
    await (await openPayment(page)).getByRole('button', { name: /^Pay Rs\./ }).click();
    await expectOrder(page, { title, total: price + shippingFee });
    const order = page.getByRole('article', { name: /^Order TB-/ });
    await expect(order.getByRole('listitem').filter({ hasText: title })).toContainText(`Rs. ${price} × 1 piece`);
    await expect(order.getByRole('listitem').filter({ hasText: title })).not.toContainText('1 pieces');
    await expect(order.getByRole('time').first()).toHaveText(/^\d+ [A-Z][a-z]+ \d{4} at \d+:\d\d [ap]m$/);
  });
});
