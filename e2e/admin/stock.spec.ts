// A packer counts and receives pieces, on a phone.
import { adminTest as test, enter, expect } from '../fixtures/admin.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a packer counts a size, receives more of it, and sees why it changed', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('packer', 'Ravi'));
  await page.goto('/stock?q=rangoli%20raglan');
  await page.getByRole('link', { name: 'Rangoli Raglan' }).click();
  await page.getByRole('button', { name: 'Count: Goldenrod, M' }).click();
  await page.getByLabel('Pieces on the shelf').fill('2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 pieces')).toBeVisible();
  await page.getByRole('button', { name: 'Receive: Goldenrod, M' }).click();
  await page.getByLabel('Pieces that arrived').fill('12');
  await page.getByRole('button', { name: 'Add to the stock' }).click();
  await expect(page.getByText('14 pieces')).toBeVisible();
  await page.getByRole('button', { name: 'Count: Goldenrod, M' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toContainText([/\+12Received.*Ravi/, /\+2Corrected.*counted.*Ravi/]);
  await page.getByLabel('Pieces on the shelf').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('14 pieces')).toHaveCount(0);
});
