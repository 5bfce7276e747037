// A parcel is returned to the shop: restocking its counted pieces, or not.
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { buyOrder, newLastname } from '../../fixtures/orders.ts';
import { firstProduct } from '../../fixtures/shopper.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a parcel that came back is written off, and the history of its stock says so', async ({
  page,
  context,
  admin,
}) => {
  const { title, color } = await firstProduct(admin.shop.url);
  const variant = `${colorName(color[0]?.title ?? '')}, M`;
  await enter(context, admin, await admin.addMember('owner', 'Usha'));
  const openStock = async () => {
    await page.goto(`/stock?q=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title }).first().click();
    await page.getByRole('button', { name: `${variant}: history` }).click();
  };
  await openStock();
  await page.getByLabel('Pieces on the shelf').fill('500');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('500 pieces')).toBeVisible();

  const { number } = await buyOrder(admin.shop, `Usha ${newLastname()}`);
  await page.goto(`/orders/${number}`);
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as shipped' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Returned to origin' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 pieces');
  await dialog.getByText('Write off').click();
  await dialog.getByRole('button', { name: 'It came back' }).click();
  await expect(page.getByText(`${number} came back`)).toBeVisible();

  await openStock();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText('Written off');
  await expect(page.getByText('498 pieces')).toBeVisible();
  // The other journeys buy this T-shirt made to order.
  await page.getByLabel('Pieces on the shelf').fill('');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('498 pieces')).toHaveCount(0);
});
