// The reconciliation of a month in the admin: months in the address, a difference with its order,
// and who may see it.
import { join } from 'node:path';
import { addDocument } from '../../../server/modules/selling/money/reconciliation/testing.ts';
import { connect } from '../../../server/database/open.ts';
import type { Database } from '../../../server/database/tables.ts';
import { addOrder } from '../../../server/modules/selling/desk/order-page/testing.ts';
import { type AdminShop, adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { newLastname } from '../../fixtures/orders.ts';

/** In a separate month, long before the orders of other journeys. */
async function write({ shop }: AdminShop, work: (db: Database) => Promise<string>): Promise<string> {
  const { db } = connect('sqlite', join(shop.dataDir, 'shop.sqlite'));
  const number = await work(db);
  await db.destroy();
  return number;
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a month that agrees says so; one that does not leads to the order', async ({ page, context, admin }) => {
      const month = width === 390 ? '2025-02' : '2025-03';
      const number = await write(admin, async (db) => {
        const lastname = newLastname();
        const cash = { number: `TB-R${width}`, provider_payment_id: null, provider_order_id: null, status: 'Shipped' };
        const order = await addOrder(db, `${month}-10T10:00:00.000Z`, { lastname }, cash);
        await addDocument(db, order.id, `${month}-11T10:00:00.000Z`, 58_800, { series: `INV/${width}` });
        return order.number;
      });
      await enter(context, admin, await admin.addMember('accountant'));
      await page.goto('/accounting/reconciliation?month=2025-01');
      await expect(page.getByRole('heading', { name: 'The books agree' })).toBeVisible();
      await page.getByLabel('Month').selectOption(month);
      await expect(page).toHaveURL(new RegExp(`month=${month}`));
      await expect(page.getByRole('heading', { name: /difference/ })).toBeVisible();
      const difference = page.getByRole('listitem').filter({ hasText: number });
      await expect(difference).toContainText('is of Rs. 588. When it was issued, Rs. 600 was paid and kept.');
      await expect(page.getByRole('row', { name: 'Not explained − Rs. 12' })).toBeVisible();
      await expect(page.getByRole('row', { name: 'Paid in cash or to your UPI Rs. 600' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Accounting' })).toHaveAttribute(
        'href',
        `/accounting?month=${month}`,
      );
      await difference.getByRole('link', { name: `Open order ${number}` }).click();
      await expect(page).toHaveURL(new RegExp(`/orders/${number}`));
    });
  });
}

test('a long list of differences is shown in parts', async ({ page, context, admin }) => {
  await write(admin, async (db) => {
    for (let made = 1; made <= 25; made += 1) {
      const cash = { number: `TB-L${made}`, provider_payment_id: null, provider_order_id: null, status: 'Shipped' };
      const { id } = await addOrder(db, '2025-04-10T10:00:00.000Z', { lastname: newLastname() }, cash);
      await addDocument(db, id, '2025-04-11T10:00:00.000Z', 58_800, { series: 'LNG/25-26' });
    }
    return '';
  });
  await enter(context, admin, await admin.addMember('accountant'));
  await page.goto('/accounting/reconciliation?month=2025-04');
  const differences = page.getByRole('list', { name: 'Differences' }).getByRole('listitem');
  await expect(page.getByRole('heading', { name: '25 differences' })).toBeVisible();
  await expect(differences).toHaveCount(20);
  await page.getByRole('button', { name: 'Show 5 more' }).click();
  await expect(differences).toHaveCount(25);
  await expect(page.getByRole('button', { name: /more$/ })).toHaveCount(0);
});
