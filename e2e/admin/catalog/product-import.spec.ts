// Products are imported from a file on a phone: problems are reported by row, the corrected file is
// imported.
import { randomUUID } from 'node:crypto';
import { settle, smallTargets, violationsOf } from '../../fixtures/admin-checks.ts';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as object);

test('a file of products is corrected, imported, and found unchanged the second time', async ({
  page,
  context,
  admin,
}) => {
  const handle = `kolam-${randomUUID()}`;
  const fileOf = (size: string, price: string) => ({
    name: 'kolam tees.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Status',
        `${handle},Kolam Tee,Classic,Color,Indigo,Size,${size},${price},draft`,
      ].join('\r\n'),
    ),
  });
  const choose = async (file: ReturnType<typeof fileOf>) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Choose a/ }).click();
    await (await chooser).setFiles(file);
  };
  const looksGood = async () => {
    await settle(page);
    expect(await violationsOf(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  };
  await enter(context, admin, await admin.addMember('manager'));
  await page.goto('/products/import');

  await choose(fileOf('42/44', '499.50'));
  const problems = page.getByRole('region', { name: '2 problems' });
  await expect(problems.getByRole('row', { name: '“42/44” cannot be a size' })).toBeVisible();
  await looksGood();
  await page.reload();
  await expect(problems).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Round prices to whole rupees' }).click();
  await expect(page.getByRole('region', { name: '1 problem' })).toBeVisible();

  await choose(fileOf('Small', '499'));
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByRole('region', { name: 'What changed' })).toContainText('kolam tees.csv');
  await looksGood();

  await choose(fileOf('Small', '499'));
  await expect(page.getByText('There is nothing to import.')).toBeVisible();

  await page.goto('/products/import');
  await expect(page.getByRole('region', { name: 'Earlier files' }).getByRole('link')).toHaveCount(3);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download products.csv' }).click();
  expect((await download).suggestedFilename()).toBe('products.csv');
});

test('a file that is no list of products is refused with one sentence', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('manager'));
  await page.goto('/products/import');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Cost,Place\n') });
  await expect(page.getByRole('alert')).toContainText('There is no column “Handle”');
});

test('of a file with a mistake the good products are imported, and the others are a file to mend', async ({
  page,
  context,
  admin,
}) => {
  const id = randomUUID();
  const row = (handle: string, color: string, size: string) =>
    `${handle}-${id},Tee ${handle},Classic,Color,${color},Size,${size},499,draft`;
  const choose = async (...rows: string[]) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Choose a/ }).click();
    const header = 'Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Status';
    const buffer = Buffer.from([header, ...rows].join('\r\n'));
    await (await chooser).setFiles({ name: 'tees.csv', mimeType: 'text/csv', buffer });
  };
  await enter(context, admin, await admin.addMember('manager'));
  await page.goto('/products/import');

  await choose(row('good', 'Indigo', 'S'), row('good', 'Brick', 'S'), row('bad', 'Indigo', '28/30'));
  await page.getByRole('switch', { name: 'Leave out products with a problem' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the rows to mend' }).click();
  expect((await download).suggestedFilename()).toBe('to-mend.csv');
  await settle(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByRole('region', { name: 'What changed' })).toBeVisible();

  await choose(row('good', 'Indigo', 'S'));
  await expect(page.getByRole('region', { name: '1 thing the file does not name' })).toContainText(
    'Brick stays on offer',
  );
  await expect(page.getByText('There is nothing to import.')).toBeVisible();
  await page.getByRole('switch', { name: 'Withdraw what the file does not name' }).click();
  await expect(page.getByRole('region', { name: 'What will no longer be offered' })).toContainText('Brick');
  await settle(page);
  expect(await violationsOf(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect(page.getByRole('button', { name: 'Import 1 product' })).toBeVisible();
});
