// The second tap of a double tap does nothing where the first one has changed what is under the
// finger. `performance.now` stands still between the two, so that a slow machine is not too late.
import type { Locator, Page } from '@playwright/test';
import { adminTest as test, enter, expect } from '../fixtures/admin.ts';
import { buyOrder, newLastname } from '../fixtures/orders.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as object);

/** In ms. */
const strayTime = 400;

/** The names of what was pressed since. */
async function watchPresses(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const presses: string[] = [];
    Object.assign(window, { presses });
    const note = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest('a, button, input') : null;
      presses.push(control?.getAttribute('aria-label') ?? (control?.textContent.trim() || 'nothing'));
    };
    document.addEventListener('click', note, { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { presses: string[] }).presses);
}

/** Taps the button, and after `changed` the same place, at once and when the change is 400 ms old. */
async function tapTwice(page: Page, button: Locator, changed: () => Promise<void>): Promise<string[]> {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const presses = await watchPresses(page);
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.evaluate(() => {
    const now = performance.now();
    performance.now = () => now;
  });
  await tap();
  await changed();
  await tap();
  const second = await presses();
  await page.evaluate((later) => {
    const now = performance.now() + later;
    performance.now = () => now;
  }, strayTime + 1);
  await expect(async () => {
    await tap();
    expect((await presses()).length, 'after 400 ms a press counts').toBeGreaterThan(second.length);
  }).toPass();
  return second;
}

test('“Mark as packed” does not ship', async ({ page, context, admin }) => {
  const { number } = await buyOrder(admin.shop, `Usha ${newLastname()}`);
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto(`/orders/${number}`);
  const packed = page.getByRole('button', { name: 'Mark as packed' });
  await expect(packed).toBeVisible();
  const next = page.getByRole('button', { name: 'Mark as shipped' });
  expect(await tapTwice(page, packed, () => expect(next).toBeVisible())).toEqual(['Mark as packed']);
});

test('a dialog that closes on success hands no press to the bar below it', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/gift-cards');
  await page.getByRole('button', { name: 'Sell a gift card' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('750');
  await dialog.getByLabel('Paid by').selectOption('UPI');
  await dialog.getByLabel('E-mail of the recipient').fill('asha@example.com');
  await dialog.getByLabel('Name of the recipient').fill('Asha');
  const sell = dialog.getByRole('button', { name: 'Sell and mail the code' });
  const presses = await tapTwice(page, sell, () => expect(dialog).toHaveCount(0));
  expect(presses).toEqual(['Sell and mail the code']);
});

test('a dialog that opens under the finger is not answered', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/');
  const more = page.getByRole('button', { name: 'More' });
  await expect(more).toBeVisible();
  const drawer = page.getByRole('dialog', { name: 'Sections' });
  expect(await tapTwice(page, more, () => expect(drawer).toBeVisible())).toEqual(['More']);
});

test('a question that is confirmed asks nothing more of the page below', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  const { email } = await admin.addMember('packer', 'Ravi');
  await page.goto('/staff');
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('button', { name: 'Actions for Ravi' }).click();
  await page.getByRole('menuitem', { name: 'Disable account' }).click();
  const dialog = page.getByRole('dialog');
  const disable = dialog.getByRole('button', { name: 'Disable account' });
  await expect(disable).toBeVisible();
  const presses = await tapTwice(page, disable, () => expect(dialog).toHaveCount(0));
  expect(presses).toEqual(['Disable account']);
});

test('two quick presses on a control that still stands both count, and keys always do', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/settings/look');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  // A stepper whose press moves it down.
  await page.evaluate(() => {
    const [above, count, more] = ['p', 'output', 'button'].map((tag) => document.createElement(tag));
    if (!above || !count || !more) return;
    Object.assign(count, { id: 'count', textContent: '0' });
    Object.assign(more, { textContent: '+', ariaLabel: 'One more' });
    more.addEventListener('click', () => {
      above.style.height = '10px';
      count.textContent = String(Number(count.textContent) + 1);
    });
    document.body.prepend(above, count, more);
  });
  const stepper = page.getByRole('button', { name: 'One more' });
  const { x, y } = (await stepper.boundingBox()) ?? { x: 0, y: 0 };
  for (const dy of [4, 8]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await page.touchscreen.tap(x + 4, y + dy);
  }
  await stepper.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#count')).toHaveText('3');
});
