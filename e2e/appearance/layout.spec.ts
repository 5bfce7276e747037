// Header and footer, carousels, grid, gallery (spec sections 2, 4 and 9); no
// page is wider than its window.
import { type Product, blogHref, pages, productHref } from '@taana-baana/contract';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import type { Locator, Page } from '@playwright/test';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { firstProduct } from '../fixtures/shopper.ts';

const policies = ['Privacy Policy', 'Refund Policy', 'Shipping Policy', 'Terms & Conditions'];
const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

test('About Us opens its four policies by hover, by keyboard and by its button [spec header.12]', async ({ page }) => {
  await gotoHydrated(page, pages.contact.path);
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const list = menu.getByRole('link', { name: /Policy|Terms/ });
  await expect(list).toHaveCount(0);
  await menu.getByRole('link', { name: 'About Us' }).hover();
  await expect(list).toHaveText(policies);
  await page.mouse.move(5, 500);
  await expect(list).toHaveCount(0);

  const button = menu.getByRole('button', { name: 'Policies' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(list).toHaveText(policies);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await button.click();
  await list.nth(3).click();
  await expect(page).toHaveURL(pages.terms.path);
});

test('the search menu is at most 300 px high, and a click on an option opens its product [spec header.4 limit.10]', async ({
  page,
  shop,
}) => {
  const { title, _id } = await firstProduct(shop.url);
  await page.goto(pages.blogs.path);
  await page.getByPlaceholder('Search for Products here').click();
  const search = page.getByRole('combobox', { name: 'Search products' });
  await search.fill('e');
  const menu = page.getByRole('listbox', { name: 'Products' });
  await expect(menu.getByRole('option').nth(4)).toBeAttached();
  expect((await boxOf(menu)).height).toBeLessThanOrEqual(300);
  await search.fill(title);
  await page.getByRole('option', { name: title, exact: true }).first().click();
  await expect(page).toHaveURL(productHref(_id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('the footer loads its map only on request [spec header.18]', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'a map' });
  });
  await page.goto(pages.about.path);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('link', { name: /Open in OpenStreetMap/ })).toBeVisible();
  expect(asked).toEqual([]);
  await footer.getByRole('button', { name: 'Show the map' }).click();
  await expect(footer.frameLocator('iframe').getByText('a map')).toBeVisible();
  expect(asked[0]).toContain('marker=');
  // The map cannot submit forms or navigate the shop's page.
  await expect(footer.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
});

test.describe('the carousel', () => {
  const start = async (page: Page) => {
    await page.clock.install();
    await gotoHydrated(page, pages.home.path);
    const carousel = page.getByRole('region', { name: 'Highlights' });
    const slide = (number: number) => carousel.getByRole('group', { name: `${number} of 3` });
    // The timer stops while the pointer is over the slides: their 5 s begin when it leaves.
    await carousel.hover();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(5, (page.viewportSize()?.height ?? 0) - 5);
    await expect(carousel.getByRole('button', { name: 'Pause the slides' })).toBeVisible();
    return { carousel, slide };
  };

  test('advances every 5000 ms, wraps around, and stops on hover and when paused [spec state.33 limit.9]', async ({
    page,
  }) => {
    const { carousel, slide } = await start(page);
    await page.clock.runFor(4900);
    await expect(slide(1)).not.toHaveAttribute('inert');
    await page.clock.runFor(100);
    for (const next of [2, 3, 1]) {
      await expect(slide(next)).not.toHaveAttribute('inert');
      await page.clock.runFor(5000);
    }
    await expect(slide(2)).not.toHaveAttribute('inert');
    await carousel.hover();
    await page.clock.runFor(20_000);
    await expect(slide(2)).not.toHaveAttribute('inert');
    await carousel.getByRole('button', { name: 'Pause the slides' }).click();
    await page.mouse.move(5, 5);
    await page.getByRole('link', { name: 'Cart' }).first().focus();
    await page.clock.runFor(20_000);
    await expect(slide(2)).not.toHaveAttribute('inert');
  });

  test('reacts to arrow keys, and to swipes of at least 40 px [spec state.34 limit.9]', async ({ page }) => {
    const { carousel, slide } = await start(page);
    await carousel.getByRole('button', { name: 'Next slide' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(slide(3)).not.toHaveAttribute('inert');
    await page.keyboard.press('ArrowRight');
    await expect(slide(1)).not.toHaveAttribute('inert');

    const { x, y, height } = await boxOf(carousel);
    const swipe = async (by: number) => {
      await page.mouse.move(x + 600, y + height / 4);
      await page.mouse.down();
      await page.mouse.move(x + 600 + by, y + height / 4);
      await page.mouse.up();
    };
    await swipe(-39);
    await expect(slide(1)).not.toHaveAttribute('inert');
    await swipe(-40);
    await expect(slide(2)).not.toHaveAttribute('inert');
    await swipe(40);
    await expect(slide(1)).not.toHaveAttribute('inert');
  });

  test('of the story fades through 14 pictures, two per slide [spec page.25,26]', async ({ page }) => {
    await page.goto(pages.ourStory.path);
    const gallery = page.getByRole('region', { name: 'Pictures of our T-shirts' });
    const slides = gallery.locator('[aria-roledescription="slide"]');
    await expect(slides).toHaveCount(7);
    await expect(slides.locator('img')).toHaveCount(14);
    await gallery.getByRole('button', { name: 'Next slide' }).click();
    await expect(slides.nth(1)).toHaveCSS('opacity', '1');
    await expect(slides.nth(0)).toHaveCSS('opacity', '0');
    await expect(slides.nth(0)).toHaveCSS('transition-property', /opacity/);
    await page.getByRole('main').getByRole('link', { name: 'Order Now' }).click();
    await expect(page).toHaveURL(pages.home.path);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the store shows 4 columns, or the 3, 4, 6 or 12 that are chosen [spec store.11 limit.5]', async ({ page }) => {
    await page.goto(pages.store.path);
    const columns = () =>
      page
        .getByRole('article')
        .first()
        .evaluate((card) => getComputedStyle(card.closest('ul')!).gridTemplateColumns.split(' ').length);
    await expect.poll(columns).toBe(4);
    for (const count of [3, 6, 12, 4]) {
      await page.getByRole('link', { name: `${count} columns` }).click();
      await expect.poll(columns).toBe(count);
    }
  });

  test('labels without a function do nothing [spec store.8 blogs.2]', async ({ page, shop }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/product?') && calls.push(request.url()));
    const [color] = (await (await fetch(`${shop.url}/api/color`)).json()) as { title: string }[];
    await page.goto(pages.store.path);
    await expect(page.getByRole('article').first()).toBeVisible();
    const list = page.getByRole('complementary', { name: 'Filters' }).getByRole('listitem');
    const label = list.filter({ has: page.locator(`[style*="${color?.title}" i]`) }).first();
    calls.length = 0;
    await label.click();
    await expect(page).toHaveURL(pages.store.path);
    expect(calls).toEqual([]);
    await expect(label).toHaveCSS('cursor', 'default');

    await page.goto(pages.blogs.path);
    await page.getByText('Camera', { exact: true }).click();
    await expect(page).toHaveURL(pages.blogs.path);
  });

  test("a card's picture opens the product, whose gallery is 594 x 600 with a zoom on the second picture [spec page.2 card.6 product.1,2 limit.11]", async ({
    page,
    shop,
  }) => {
    const product = await firstProduct(shop.url);
    await page.goto(pages.store.path);
    const card = page.getByRole('article').filter({ hasText: product.title }).first();
    await card.scrollIntoViewIfNeeded();
    const { x, y, width } = await boxOf(card);
    await page.mouse.click(x + width / 2, y + 60);
    await expect(page).toHaveURL(productHref(product._id));

    const stage = page.getByRole('list', { name: `Pictures of ${product.title}` });
    const first = stage.getByRole('img').first();
    await expect(first).toBeVisible();
    const size = await boxOf(first);
    expect([Math.round(size.width), Math.round(size.height)]).toEqual([594, 600]);

    const second = product.images[1]!.url;
    await stage.hover();
    await expect(page.locator('.gallery-lens img')).toHaveAttribute('src', second);
    await page.getByRole('button', { name: 'Look closer' }).click();
    const view = page.getByRole('dialog');
    await expect(view.getByRole('button', { name: `Picture 2 of ${product.images.length}` })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(view).toHaveCount(0);
    await page.getByRole('button', { name: `Picture 3 of ${product.images.length}` }).click();
    await expect(stage.getByRole('img').nth(2)).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: 'Look closer' }).click();
    await expect(view.getByRole('button', { name: `Picture 3 of ${product.images.length}` })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
});

test('the pictures of a product stay in view beside its facts', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  const { _id, title } = await firstProduct(shop.url);
  await gotoHydrated(page, productHref(_id));
  const stage = page.getByRole('list', { name: `Pictures of ${title}` });
  const { y } = await boxOf(stage);
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y + 60);
  await expect.poll(async () => (await boxOf(stage)).y).toBeGreaterThanOrEqual(0);
});

test.describe('a product page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('shows the shirt in the colour that is chosen', async ({ page, shop }) => {
    const products = (await (await fetch(`${shop.url}/api/product`)).json()) as Product[];
    const product = products.find(({ color }) => color.length > 2)!;
    await gotoHydrated(page, productHref(product._id));
    const stage = page.getByRole('list', { name: `Pictures of ${product.title}` });
    for (const { _id, title } of [product.color[1]!, product.color[0]!]) {
      await page.getByRole('radio', { name: colorName(title), exact: true }).check();
      const { alt } = product.images.find(({ colorId }) => colorId === _id)!;
      await expect(stage.getByRole('img', { name: alt, exact: true })).toBeInViewport({ ratio: 0.9 });
    }
  });

  test('copies its link, leads to the review form, and shows popular products without hearts [spec product.7,16,20]', async ({
    page,
    shop,
  }) => {
    const popular = (await (await fetch(`${shop.url}/api/product?tags=popular`)).json()) as Product[];
    const { _id } = await firstProduct(shop.url);
    await page.goto(productHref(_id));
    await page.getByRole('button', { name: 'Copy Product Link' }).click();
    await expect(page.getByText('Product link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shop.url + productHref(_id));
    await page.getByRole('link', { name: 'Write a Review' }).click();
    await expect(page.getByRole('button', { name: 'Submit Review' })).toBeInViewport();

    const section = page.getByRole('region', { name: 'Our Popular Products' });
    await section.scrollIntoViewIfNeeded();
    const titles = await section.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(popular.map((product) => product.title)).toContain(title);
    await expect(section.getByRole('button', { name: /on the wishlist/ })).toHaveCount(0);
  });
});

customerTest('a product in the cart offers the way there [spec product.13]', async ({ page, shop }) => {
  const { _id, color } = await firstProduct(shop.url);
  await gotoHydrated(page, productHref(_id));
  await page.getByRole('radio', { name: colorName(color[0]?.title ?? '') }).check();
  await page.getByRole('radio', { name: 'XXXL', exact: true }).check();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page).toHaveURL(pages.cart.path);
  await page.goto(productHref(_id));
  await page.getByRole('link', { name: 'Go to Cart' }).first().click();
  await expect(page).toHaveURL(pages.cart.path);
});

test('no open page is wider than its window, from 360 px up', async ({ page, shop }) => {
  const [post] = (await (await fetch(`${shop.url}/api/blog?limit=1`)).json()) as { _id: string }[];
  const paths = Object.values(pages)
    .filter(({ path, access }) => access !== 'customer' && !path.includes(':'))
    .map(({ path }) => path);
  for (const path of [...paths, productHref((await firstProduct(shop.url))._id), blogHref(post?._id ?? '')]) {
    await page.goto(path);
    for (const width of [360, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, `${path} at ${width} px`).toBe(0);
    }
  }
});
