// Scanning: the phone's camera sees a printed slip, or a hand scanner types its code.
import { cameraOptions, scanByHand, showToCamera } from '../support/camera.ts';
import { adminTest, enter, expect } from '../fixtures/admin.ts';
import { insertOrdersToPack } from '../fixtures/orders.ts';

const test = adminTest.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...cameraOptions] }),
    { scope: 'worker' },
  ],
});

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 4 });

test('the camera reads a printed slip, and the list of orders opens its order', async ({ page, context, admin }) => {
  const [number = ''] = await insertOrdersToPack(admin.shop, 1);
  await enter(context, admin, await admin.addMember('packer'));
  await page.addInitScript(() => Object.assign(window, { print: () => {} }));
  await page.goto(`/pack/slips?orders=${number}`);
  await showToCamera(page.locator('.slip header'));
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(admin.url) && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test('without a camera the scanner says what to do, and takes what is typed', async ({ page, context, admin }) => {
  const [number = ''] = await insertOrdersToPack(admin.shop, 1);
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  const scanner = page.getByRole('dialog');
  await expect(scanner.getByRole('alert')).toContainText('type the code below');
  const field = scanner.getByLabel('Or a hand scanner, or keys');
  await field.fill('TB-NOWHERE');
  await field.press('Enter');
  await expect(scanner.getByRole('status')).toHaveText('No order or parcel has the code TB-NOWHERE.');
  await field.fill(number.toLowerCase());
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await expect(scanner).toBeHidden();
});

test('a hand scanner works without a press, and its keys do nothing else', async ({ page, context, admin }) => {
  const [first = '', second = ''] = await insertOrdersToPack(admin.shop, 2);
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto('/orders?tab=to-pack');
  const link = page.getByRole('link', { name: second });
  // Enter would open the focused order.
  await link.focus();
  await scanByHand(page, first);
  await expect(page.getByRole('heading', { name: first })).toBeVisible();
});
