// Long names on a narrow phone: the pieces of an order stay on the screen.
import { adminTest as test, enter, expect } from '../fixtures/admin.ts';
import { longAddress, longNames } from '../fixtures/filled/long-words.ts';
import { deliverAll, insertOrdersToPack } from '../fixtures/orders.ts';

test.use({ viewport: { width: 320, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as object);

test('the pieces of an order stay on the screen beside a long name', async ({ page, context, admin }) => {
  await deliverAll(admin.shop);
  // oxlint-disable-next-line no-await-in-loop -- one database
  for (const name of longNames) await insertOrdersToPack(admin.shop, 1, { name, address: longAddress(name) });
  await enter(context, admin, await admin.addMember('owner'));
  for (const path of ['/orders', '/pack']) {
    await page.goto(path);
    const pieces = page.getByRole('main').getByText(/\d+ pieces?$/);
    await expect(pieces.first()).toBeVisible();
    for (const one of await pieces.all()) {
      const box = await one.boundingBox();
      expect.soft((box?.x ?? 0) + (box?.width ?? 0), path).toBeLessThanOrEqual(320);
    }
  }
});
