// A decoder reads the barcodes on slips and labels, as a scanner would.
import type { Locator, Page } from '@playwright/test';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { readBarcode } from '../../fixtures/code128.ts';
import { buyOrder, newLastname } from '../../fixtures/orders.ts';

// A printer of 400 dots to the inch.
test.use({ deviceScaleFactor: 4 });

async function barcodesOn(page: Page, path: string): Promise<string[]> {
  await page.addInitScript(() => Object.assign(window, { print: () => {} }));
  await page.goto(path);
  const barcodes = page.locator('img.barcode');
  await expect(barcodes.first()).toBeVisible();
  const texts: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one picture after the other
  for (const barcode of await barcodes.all()) texts.push(await readBarcode(barcode));
  return texts;
}

/** The narrowest bar, in mm. */
const moduleOf = (barcode: Locator): Promise<number> =>
  barcode.evaluate((picture: HTMLImageElement) => {
    const [, units] = /viewBox="0 0 (\d+)/.exec(decodeURIComponent(picture.src)) ?? [];
    return (picture.width / (Number(units) / 2)) * (25.4 / 96);
  });

for (const awb of ['149081234567', 'D7000001', 'EM-123456785-IN']) {
  test(`slip and label of the parcel ${awb} have its number and the order's`, async ({ page, context, admin }) => {
    const { number } = await buyOrder(admin.shop, `Usha ${newLastname()}`);
    await enter(context, admin, await admin.addMember('packer'));
    await page.goto(`/orders/${number}`);
    await page.getByRole('button', { name: 'Mark as packed' }).click();
    await page.getByRole('button', { name: 'Mark as shipped' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Courier').selectOption('DTDC');
    await dialog.getByLabel('AWB').fill(awb);
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(page.getByRole('region', { name: 'Parcel' })).toContainText(awb);
    expect(await barcodesOn(page, `/pack/slips?orders=${number}`)).toEqual([
      expect.stringMatching(new RegExp(`^${number}/\\d{6}$`)),
    ]);
    expect(await moduleOf(page.locator('.slip .barcode'))).toBeGreaterThan(0.25);
    expect(await barcodesOn(page, `/pack/labels?orders=${number}`)).toEqual([awb, number]);
  });
}
