// The cash of couriers in the admin: a remittance file is read, seen and applied, and the rest is settled.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { connect } from '../../../server/database/open.ts';
import { addCashOrder, remittance } from '../../../server/modules/selling/money/cash-book/testing.ts';
import { endPress } from '../../support/end-press.ts';
import { type AdminShop, adminTest as test, enter, expect } from '../../fixtures/admin.ts';

async function deliver({ shop }: AdminShop, awbs: readonly string[]): Promise<string[]> {
  const { db } = connect('sqlite', join(shop.dataDir, 'shop.sqlite'));
  const numbers: string[] = [];
  for (const awb of awbs) numbers.push((await addCashOrder(db, { awb, at: '2026-01-10T10:00:00.000Z' })).number);
  await db.destroy();
  return numbers;
}

async function choose(page: Page, csv: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose the file' }).click();
  await (await chooser).setFiles({ name: 'remittance.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
}

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('reads a remittance of 200 rows in 5 taps, and the rest is written off', async ({ page, context, admin }) => {
    const awbs = Array.from({ length: 200 }, (_, index) => `TAP${index}`);
    const [short = ''] = await deliver(admin, awbs);
    const { csv } = remittance(
      awbs.map((awb, index) => [awb, index === 0 ? '₹550.00' : '600', index === 1 ? '0' : '']),
    );
    await enter(context, admin, await admin.addMember('owner'));
    await page.goto('/accounting');
    await page.getByRole('link', { name: 'Cash with couriers' }).click();
    await expect(page.getByRole('row', { name: /^Delhivery Rs\. 1,20,000/ })).toBeVisible();

    // The select and its entry, the button and the file, and Apply.
    await page.getByLabel('Courier', { exact: true }).selectOption('Delhivery');
    await choose(page, csv);
    const found = page.getByRole('region', { name: 'What the file says' });
    await expect(found).toContainText('Exactly what was owed: 199 rowsRs. 1,19,400');
    await expect(found.getByRole('listitem')).toHaveText([`TAP0 ${short}Short by Rs. 50Rs. 550`]);
    await page.getByRole('button', { name: 'Apply 200 rows, Rs. 1,19,950' }).click();
    await expect(page.getByText('200 rows applied, Rs. 1,19,950.')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Delhivery Rs\. 50 / })).toBeVisible();

    await choose(page, csv);
    await expect(page.getByText('Nothing of this file is new.')).toBeVisible();

    const row = page.getByRole('listitem').filter({ hasText: short });
    await expect(row).toContainText('Paid in part: Rs. 50');
    await row.getByRole('button', { name: 'Write off' }).click();
    const dialog = page.getByRole('dialog', { name: `Write off Rs. 50 of ${short}` });
    await dialog.getByRole('button', { name: 'Write off' }).click();
    await expect(dialog.getByText('Say why: it stays in the audit log.')).toBeVisible();
    await dialog.getByLabel('Why').fill('The courier has lost it');
    await dialog.getByRole('button', { name: 'Write off' }).click();
    await expect(page.getByText('Every courier has paid what it should have by now.')).toBeVisible();
  });

  test('asks for the columns of a file once, and refuses a row with its number', async ({ page, context, admin }) => {
    const [number = ''] = await deliver(admin, ['COL1']);
    await enter(context, admin, await admin.addMember('manager'));
    await page.goto('/cash');
    await page.getByLabel('Courier', { exact: true }).selectOption('DTDC');
    await choose(page, `Ref,Sum\n${number},much\n`);
    await page.getByLabel('Order number').selectOption('Ref');
    await page.getByLabel('Amount').selectOption('Sum');
    await page.getByRole('button', { name: 'Read the file' }).click();
    await expect(page.getByText('Row 2: “much” is no amount.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
    await choose(page, `Ref,Sum\n${number},600\n`);
    await page.getByLabel('Order number').selectOption('Ref');
    await page.getByLabel('Amount').selectOption('Sum');
    await page.getByRole('button', { name: 'Read the file' }).click();
    // What was found is of the columns before.
    await page.getByText('Columns of the file').click();
    await page.getByLabel('Amount').selectOption('Ref');
    await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
    await page.getByLabel('Amount').selectOption('Sum');
    await page.getByRole('button', { name: 'Apply 1 row, Rs. 600' }).click();
    await expect(page.getByText('1 row applied, Rs. 600.')).toBeVisible();
    await choose(page, `Ref,Sum\nTB-NOBODY,600\n`);
    await expect(page.getByRole('button', { name: 'Apply 1 row, Rs. 600' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What the file says' })).toContainText('AWB unknown: 1 row');
    await page.getByRole('button', { name: 'Apply 1 row, Rs. 600' }).click();
    const unknown = page.getByRole('list', { name: 'Paid for an unknown AWB' });
    await expect(unknown).toBeVisible();
    await endPress(page);
    await unknown.getByRole('button', { name: 'Name the order' }).click();
    await page.getByLabel('Number of the order').fill(number);
    await page.getByRole('dialog').getByRole('button', { name: 'Name the order' }).click();
    await expect(unknown).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: number })).toContainText('Paid too much: Rs. 600');
    await expect(page.getByRole('button', { name: 'Settle' })).toHaveCount(0);
  });
});
