// The page of a product that is on sale, not sold any more, or not offered in every colour and
// size.
import { describe, expect, it } from 'vitest';
import type { Product } from '@taana-baana/contract/schemas/catalog/product.ts';
import { fetchProduct } from '../../store/products/product.thunks.ts';
import { testShop } from '../../store/testing.ts';
import { renderScreen, testProduct, testStore } from '../../testing.tsx';
import { toJsonLd } from './product-json-ld.ts';
import { ProductScreen } from './product.screen.tsx';

async function open(parts: Partial<Product> = {}, query = '') {
  const { store } = testStore({ 'GET /api/product/tee': testProduct(parts) });
  await store.dispatch(fetchProduct('tee'));
  return renderScreen(ProductScreen, { store, path: '/product/:id', address: `/product/tee${query}` });
}
const heading = (html: string) => /<h1.*?(?=<form)/s.exec(html)?.[0].replaceAll(/<[^>]*>/g, '');
const offer = (parts: Partial<Product>) =>
  (toJsonLd(testProduct(parts), testShop)[0] as { offers: Record<string, unknown> }).offers;

describe('the price on the product page', () => {
  it('without MRP and sale stands alone', async () => {
    expect(heading(await open())).toBe('Warli Village TeeRs. 1499/-2 reviews');
    expect(offer({})).not.toHaveProperty('priceValidUntil');
  });

  it('stands above the MRP, which includes all taxes', async () => {
    expect(heading(await open({ mrp: 1999 }))).toBe(
      'Warli Village TeeRs. 1499/-2 reviewsMRP Rs. 1999 25% off (incl. of all taxes)',
    );
  });

  it('on sale stands above the regular price, the last day in India, and the MRP', async () => {
    const sale = { mrp: 1999, regularPrice: 1599, saleUntil: '2026-11-30T18:30:00.000Z' };
    expect(heading(await open(sale))).toBe(
      'Warli Village TeeRs. 1499/-2 reviewsWas Rs. 1599 6% off Sale ends 30 NovMRP Rs. 1999 (incl. of all taxes)',
    );
    expect(offer(sale)).toMatchObject({ price: 1499, priceValidUntil: sale.saleUntil });
  });
});

it('the data of a review has the day in India', () => {
  // 02:00 of the 27th there.
  const ratings = [{ _id: 'r', star: 5, comment: 'Soft', createdAt: '2026-11-26T20:30:00.000Z' }];
  const [group] = toJsonLd(testProduct({ ratings, ratingsCount: 1 }), testShop) as { review: object[] }[];
  expect(group?.review).toMatchObject([{ datePublished: '2026-11-27' }]);
});

describe('a product that is not sold any more', () => {
  it('says so, leads to similar tees, keeps its reviews, and cannot be bought [spec product.9]', async () => {
    const html = await open({ isArchived: true, mrp: 1999 });
    expect(html).toContain('No longer sold');
    expect(html).toContain('href="/product?category=Classic"');
    expect(html).toContain('Lovely');
    for (const text of ['Add to Cart', 'Buy Now', 'In Stock', '% off', 'name="size"']) expect(html).not.toContain(text);
    expect(offer({ isArchived: true })['availability']).toBe('https://schema.org/Discontinued');
  });
});

describe('colours and sizes that are not made', () => {
  const color = ['Maroon', 'Navy'].map((title) => ({ _id: title.toLowerCase(), title }));
  const not = (...choices: [string, string][]) => choices.map(([inColor, size]) => ({ color: inColor, size }));
  const sizesIn = (html: string) =>
    [...html.matchAll(/<input type="radio"[^>]*name="size"[^>]*>/g)].map(([input]) => [
      /aria-label="([^"]*)"/.exec(input)?.[1],
      input.includes('disabled'),
    ]);

  it('a size that no colour has is not shown', async () => {
    const html = await open({ color, notOffered: not(['maroon', 'XS'], ['navy', 'XS']) });
    expect(sizesIn(html).map(([label]) => label)).toEqual(['S', 'M', 'L', 'XL', 'XXL', 'XXXL']);
  });

  it('a size that the chosen colour does not have is crossed out and says why', async () => {
    const parts = { color, notOffered: not(['navy', 'XS']) };
    expect(sizesIn(await open(parts))[0]).toEqual(['XS', false]);
    expect(sizesIn(await open(parts, '?color=Maroon'))[0]).toEqual(['XS', false]);
    const html = await open(parts, '?color=Navy');
    expect(sizesIn(html).slice(0, 2)).toEqual([['XS, not made in Navy', true], ['S', false]]); // oxfmt-ignore
    expect(html).toContain('A crossed-out size is not made in Navy.');
  });

  it('before a colour is chosen, a size is sold out when every colour that has it is', async () => {
    const parts = { color, notOffered: not(['navy', 'M']), soldOut: not(['maroon', 'M']) };
    expect(sizesIn(await open(parts))[2]).toEqual(['M, sold out', true]);
    const html = await open({ ...parts, soldOut: not(['navy', 'L']) }, '?color=Navy');
    expect(html).toContain('A crossed-out size is sold out or not made in Navy.');
  });
});

it('maker and country of origin are among the facts where the product has them', async () => {
  const html = await open({ maker: 'Loom & Co, Erode', origin: 'India' });
  expect(html).toMatch(
    /<dt>Made by<\/dt><dd[^>]*>Loom &amp; Co, Erode<\/dd><dt>Country of origin<\/dt><dd[^>]*>India</,
  );
  expect(await open()).not.toMatch(/Made by|Country of origin/);
});
