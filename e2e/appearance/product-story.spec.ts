// The story of a print: a spread below the first part of its product's page.
import { type Product, productHref } from '@taana-baana/contract';
import { expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';

const kolam = 'doorstep-kolam-tee';

for (const width of [390, 768, 1440, 1920])
  test(`at ${width} px its scale is as long as 5 cm of the cloth in the picture`, async ({ page, shop }) => {
    const { images } = (await (await fetch(`${shop.url}/api/product/${kolam}`)).json()) as Product;
    const clothWidth = images.find((image) => image.clothWidth)?.clothWidth ?? 0;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(productHref(kolam));
    const story = page.locator('#story');
    await story.scrollIntoViewIfNeeded();
    const ruler = (await story.locator('.story-ruler').boundingBox())!;
    const picture = (await story.locator('picture').boundingBox())!;
    // Cropped above and below, never at the sides.
    expect(picture.width / picture.height).toBeGreaterThanOrEqual(images[0]!.width / images[0]!.height - 0.01);
    expect(ruler.width / picture.width).toBeCloseTo(50 / clothWidth, 2);
  });

test('its pictures and its script are no part of the first view', async ({ page }) => {
  await gotoHydrated(page, productHref(kolam));
  for (const image of await page.locator('#story img').all()) await expect(image).toHaveAttribute('loading', 'lazy');
  const modules = await page.locator('meta[name=page-modules]').getAttribute('content');
  expect(modules).toContain('product.screen');
  expect(modules).not.toContain('print-story');
});

test('is read in words: sentence, place, post', async ({ page }) => {
  await page.goto(productHref(kolam));
  await expect(page.getByRole('region', { name: 'The story of this print' })).toMatchAriaSnapshot(`
    - region "The story of this print":
      - figure "This picture shows 41 cm of cloth.":
        - img /close view of the print/
        - text: This picture shows 41 cm of cloth.
      - heading "The story of this print" [level=2]
      - paragraph: Sixty-one dots and one line that walks round every one of them without lifting its foot.
      - paragraph: /Drawn in Tamil homes/
      - img "Map of India with a dot at Mylapore, Chennai"
      - paragraph: Where it comes from Mylapore, Chennai
      - paragraph:
        - link /Read on/
  `);
  await page.getByRole('link', { name: /Read on/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'A line that comes home: how to read a kolam' }),
  ).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole story is there', async ({ page }) => {
    await page.goto(productHref(kolam));
    const story = page.locator('#story');
    await expect(story).toContainText('Sixty-one dots');
    await expect(story.getByRole('img', { name: /Map of India/ })).toBeVisible();
    // Its styles too.
    const picture = (await story.locator('picture').boundingBox())!;
    expect(picture.width).toBeGreaterThan(600);
  });
});
