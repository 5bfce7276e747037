// A shop of an owner's own photos, of every shape: whole in their frames, as large as they can bear, and cropped only
// where she said what matters.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Product, calls, pages, productHref } from '@taana-baana/contract';
import { enter } from '../fixtures/admin.ts';
import { type AdminShop, startAdminShop } from '../fixtures/admin-shop.ts';
import { runShop } from '../fixtures/command-line.ts';
import { expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { buyCart } from '../fixtures/orders.ts';
import { type Shopper, post, registerShopper, storedSession } from '../fixtures/shopper.ts';
import { ownersPhotos, writeOwnersCatalog } from '../support/owners-photos.ts';

let owner: AdminShop;
let shopper: Shopper;
/** Of an order with one of each. */
let number: string;

// One shop for all: pictures of it take seconds to make.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.slow();
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-owner-'));
  const folder = await writeOwnersCatalog();
  await runShop({ DATA_DIR: dataDir }, 'catalogue', 'import', folder);
  await rm(folder, { recursive: true });
  owner = await startAdminShop(dataDir);
  shopper = await registerShopper(owner.shop.url);
  await fillCart();
  ({ number } = await buyCart(owner.shop, shopper, 'Asha Kumari'));
  await fillCart();
});
test.afterAll(async () => {
  await owner.shop.stop();
  await rm(owner.shop.dataDir, { recursive: true });
});

const read = async (id: string) => (await (await fetch(`${owner.shop.url}/api/product/${id}`)).json()) as Product;

async function fillCart(): Promise<void> {
  for (const { id } of ownersPhotos) {
    // oxlint-disable-next-line no-await-in-loop -- a customer has one cart
    const { price, color } = await read(id);
    const line = { productId: id, quantity: 1, color: color[0]?._id, size: 'M', price };
    // oxlint-disable-next-line no-await-in-loop
    await post(`${owner.shop.url}/api/${calls.addToCart.path}`, line, shopper.customer.token);
  }
}

/** A line for each picture of which less than `least` is seen, which leaves its frame or has no hairline. */
const faults = (page: Page, frames: string, least = 0.85) =>
  page.locator(frames).evaluateAll(
    (all, part) =>
      all.flatMap((frame) => {
        const image = frame.closest('img') ?? frame.querySelector('img');
        if (!image) return ['no picture'];
        const [box, inner] = [frame.getBoundingClientRect(), image.getBoundingClientRect()];
        const own = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const shown = inner.width / inner.height / own;
        const { objectFit } = getComputedStyle(image);
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(frame);
        const name = image.currentSrc || image.src;
        return [
          ...(objectFit === 'cover' && Math.min(shown, 1 / shown) < part ? [`${name} is cut: ${shown}`] : []),
          ...(inner.left < box.left - 1 || inner.right > box.right + 1 || inner.bottom > box.bottom + 1
            ? [`${name} leaves its frame`]
            : []),
          ...(`${outlineStyle} ${outlineWidth} ${outlineOffset}` === 'solid 1px -1px'
            ? []
            : [`${name} has no hairline`]),
        ];
      }),
    least,
  );

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('every photo is whole on cards, in the cart and in orders, with a hairline', async ({ browser }) => {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        storageState: storedSession(owner.shop.url, shopper),
      });
      const page = await context.newPage();
      for (const path of [pages.store.path, pages.cart.path, pages.orders.path]) {
        await page.goto(owner.shop.url + path);
        // A category's is a disc.
        const frames = 'main .picture-frame:not(.rounded-pill):has(img)';
        await expect.poll(() => page.locator(frames).count(), path).toBeGreaterThanOrEqual(ownersPhotos.length);
        expect(await faults(page, frames), path).toEqual([]);
      }
      await context.close();
    });

    test('the product shows it whole, and the zoom in its own shape, at most twice as large as it is', async ({
      page,
    }) => {
      for (const { id, title, width: wide, height: tall } of ownersPhotos) {
        await gotoHydrated(page, owner.shop.url + productHref(id));
        expect(await faults(page, '.gallery .picture-frame'), id).toEqual([]);
        await page.getByRole('button', { name: 'Look closer' }).click();
        const image = page.getByRole('dialog', { name: title }).locator('.zoom-pane img');
        await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth), id).toBeGreaterThan(0);
        const box = (await image.boundingBox())!;
        expect(box.width / box.height, id).toBeCloseTo(wide / tall, 1);
        expect(box.width, id).toBe(Math.min(1188, 2 * wide));
      }
    });

    test('the admin shows it whole in lists and orders', async ({ page, context }) => {
      await enter(context, owner, await owner.addMember('owner'));
      const frames = 'main img.garment-photo';
      for (const path of ['/products', `/orders/${number}`]) {
        await page.goto(owner.url + path);
        await expect(page.locator(frames), path).toHaveCount(ownersPhotos.length);
        // They are narrower than the shop's.
        expect(await faults(page, frames, 0.79), path).toEqual([]);
      }
    });
  });
}

test('what is beside a photo has the colour of its edges; a cut-out stands on its tint', async ({ page }) => {
  await page.goto(owner.shop.url + pages.store.path);
  const ground = (title: string) =>
    page
      .getByRole('article')
      .filter({ hasText: title })
      .locator('.picture-frame')
      .first()
      .evaluate((frame) => getComputedStyle(frame).backgroundColor);
  expect(await ground('Black on black')).toBe('rgb(0, 0, 0)');
  expect(await ground('On a long line')).toMatch(/^rgb\(20[0-3], 21[0-3], 21[2-6]\)$/);
  expect(await ground('Cut out')).toMatch(/^rgb\(22\d, 19\d, 17\d\)$/);
});

test('a point pressed in a photo is what lists crop it around; without it the shop is as before', async ({
  page,
  context,
}) => {
  const before = await read('panorama');
  await enter(context, owner, await owner.addMember('owner'));
  await page.goto(`${owner.url}/products/panorama`);
  const tile = page.getByRole('grid', { name: 'Photos' }).getByRole('row');
  const dialog = page.getByRole('dialog');
  const place = dialog.getByRole('button', { name: /^What matters in the photo/ });
  const publish = async () => {
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published. The shop shows it now.')).toBeVisible();
  };

  await tile.click();
  const box = (await place.boundingBox())!;
  await place.click({ position: { x: box.width * 0.77, y: box.height * 0.5 } });
  await expect(dialog.getByText('77 % from the left, 50 % from the top')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('72 % from the left, 50 % from the top')).toBeVisible();
  await publish();

  const shop = await context.newPage();
  await shop.goto(`${owner.shop.url}${pages.store.path}`);
  const card = shop.getByRole('article').filter({ hasText: 'On a long line' }).locator('img');
  await expect(card).toHaveCSS('object-fit', 'cover');
  await expect(card).toHaveCSS('object-position', '83% 50%');
  await gotoHydrated(shop, owner.shop.url + productHref('panorama'));
  await expect(shop.locator('.gallery img').first()).toHaveCSS('object-fit', 'contain');
  await shop.setViewportSize({ width: 390, height: 844 });
  await shop.getByRole('button', { name: 'Look closer' }).click();
  const middle = () =>
    shop.locator('.zoom-pane').evaluate((pane) => (pane.scrollLeft + pane.clientWidth / 2) / pane.scrollWidth);
  await expect.poll(middle).toBeCloseTo(0.72, 2);

  await tile.click();
  await dialog.getByRole('button', { name: 'Back to the centre' }).click();
  await publish();
  await expect.poll(() => read('panorama')).toEqual(before);
});
