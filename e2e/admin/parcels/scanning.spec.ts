// Scanning: the phone's camera sees a printed slip, or a hand scanner types its code.
import { cameraOptions, scanByHand, showToCamera } from '../../support/camera.ts';
import { adminTest, enter, expect } from '../../fixtures/admin.ts';
import { buyOrder, deliverAll, insertOrdersToPack, newLastname } from '../../fixtures/orders.ts';

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

test('without a camera the scanner says what to do, and takes what is typed; a phone shakes longer for what is refused', async ({
  page,
  context,
  admin,
}) => {
  const [number = ''] = await insertOrdersToPack(admin.shop, 1);
  const shaken: number[] = [];
  await page.exposeFunction('onShake', (ms: number) => shaken.push(ms));
  await page.addInitScript('navigator.vibrate = onShake');
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
  await expect.poll(() => shaken).toEqual([400, 60]);
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

test('a scanned slip is packed once, with Undo; what must not be packed says why', async ({
  page,
  context,
  admin,
  expectedConsoleErrors,
}) => {
  // A code that no order has.
  expectedConsoleErrors.push(/404/);
  await deliverAll(admin.shop);
  const [number = ''] = await insertOrdersToPack(admin.shop, 1);
  const [noted = ''] = await insertOrdersToPack(admin.shop, 1, { note: 'Call before packing' });
  const [shipped = ''] = await insertOrdersToPack(admin.shop, 1, { status: 'Shipped' });
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto('/pack');
  const tick = page.getByRole('checkbox', { name: `${number} is packed` });
  await expect(tick).not.toBeChecked();
  await scanByHand(page, number);
  await expect(page.getByText(`${number}: packed`)).toBeVisible();
  await expect(tick).toBeChecked();
  await scanByHand(page, number);
  await expect(page.getByText(`${number} is packed already.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(`Undone. ${number}: to pack`)).toBeVisible();
  await expect(tick).not.toBeChecked();
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  const scanner = page.getByRole('dialog');
  const field = scanner.getByLabel('Or a hand scanner, or keys');
  const says = async (code: string, text: string) => {
    await field.fill(code);
    await field.press('Enter');
    await expect(scanner.getByRole('status')).toContainText(text);
  };
  await says(noted, `Look at ${noted} before you pack it`);
  await says(shipped, `${shipped} is not to be packed: it is shipped.`);
  await says('8901234567894', 'No order has the number 8901234567894');
  await says(number, `${number}: packed`);
  await scanner.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Undone. ${number}: to pack`).first()).toBeVisible();
});

test('a slip that was printed before a piece was changed packs nothing; printed again, it does', async ({
  page,
  context,
  admin,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/409/);
  await deliverAll(admin.shop);
  const { number } = await buyOrder(admin.shop, `Usha ${newLastname()}`);
  await enter(context, admin, await admin.addMember('manager'));
  await page.addInitScript(() => Object.assign(window, { print: () => {} }));
  const print = async () => {
    await page.goto(`/pack/slips?orders=${number}`);
    return (await page.locator('.slip .barcode').getAttribute('alt')) ?? '';
  };
  const before = await print();
  await page.goto(`/orders/${number}`);
  await page
    .getByRole('main')
    .getByRole('region', { name: /pieces?$/ })
    .getByRole('button', { name: 'Change' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('XL', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/pack');
  const tick = page.getByRole('checkbox', { name: `${number} is packed` });
  await expect(tick).not.toBeChecked();
  await scanByHand(page, before);
  await expect(page.getByText(`The pieces of Order ${number} have changed`)).toBeVisible();
  await expect(tick).not.toBeChecked();
  const again = await print();
  await page.goto('/orders');
  await expect(page.getByRole('button', { name: 'Scan', exact: true })).toBeVisible();
  await scanByHand(page, before);
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await page.goto('/pack');
  await expect(tick).not.toBeChecked();
  await scanByHand(page, again);
  await expect(page.getByText(`${number}: packed`)).toBeVisible();
  await expect(tick).toBeChecked();
});

test('scanned AWBs fill the lines of a shipment, and the list of what was delivered', async ({
  page,
  context,
  admin,
}) => {
  await deliverAll(admin.shop);
  const numbers = await insertOrdersToPack(admin.shop, 2, { status: 'Processing' });
  const last = numbers.at(-1) ?? '';
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto('/pack');
  await page.getByRole('button', { name: 'Ship the 2 packed orders' }).click();
  const ship = page.getByRole('dialog', { name: 'Ship 2 orders' });
  await ship.getByLabel('Courier').selectOption('DTDC');
  const [first = ''] = numbers;
  await ship.getByLabel(`AWB of ${first}`).fill(`${last}/402719`);
  await ship.getByLabel(`AWB of ${first}`).press('Enter');
  await expect(ship.getByLabel(`AWB of ${last}`)).toBeFocused();
  await expect(ship.getByLabel(`AWB of ${first}`)).toHaveValue('');
  await ship.getByRole('button', { name: 'Scan', exact: true }).click();
  const scanner = page.getByRole('dialog', { name: 'Scan' });
  const field = scanner.getByLabel('Or a hand scanner, or keys');
  const slip = `${last}/402719`;
  for (const code of [slip, 'd7200002', 'D7200001']) {
    await field.fill(code);
    await field.press('Enter');
    await expect(scanner.getByRole('status')).toContainText(
      code === slip ? `Now the AWB of ${last}` : code.toUpperCase(),
    );
  }
  await expect(scanner.getByRole('status')).toContainText('Every parcel has its AWB.');
  await scanner.getByRole('button', { name: 'Close' }).click();
  await expect(ship.getByLabel(`AWB of ${last}`)).toHaveValue('D7200002');
  await ship.getByRole('button', { name: 'Mark 2 as shipped' }).click();
  await expect(page.getByText('2 orders are shipped')).toBeVisible();
  await page.goto('/orders?tab=shipped');
  await page.getByRole('button', { name: 'Delivered or came back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Scan', exact: true }).click();
  for (const code of ['D7200001', slip]) {
    await field.fill(code);
    await field.press('Enter');
    await expect(scanner.getByRole('status')).toContainText(`${code === slip ? last : code} is added`);
  }
  await scanner.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Mark 2 as delivered' }).click();
  await expect(page.getByText('2 orders are delivered')).toBeVisible();
});
