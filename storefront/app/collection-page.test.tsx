// The page of a collection, as a browser receives it.
import { describe, expect, it } from 'vitest';
import { testShop } from '../store/testing.ts';
import { createHttpTransport } from '../store/transport.ts';
import { testProduct } from '../testing.tsx';
import { renderPage, type PageAssets } from './entry-server.tsx';

const assets: PageAssets = { style: '', bootstrap: '', fonts: [], modules: () => [] };
const { images } = testProduct();
const monsoon = { handle: 'monsoon', tag: 'Monsoon Rain', title: 'First rain', sentence: 'For wet streets.' };
const chips = { categories: [{ title: 'Classic' }], brands: [], collections: [monsoon] };

async function open(address: string, { total = 57, picture = images[0] } = {}) {
  const asked: URL[] = [];
  const apiFetch = (async (path: string) => {
    const url = new URL(path, 'http://localhost');
    asked.push(url);
    const collection = new Map<string, object>([
      ['/api/collection', chips],
      ['/api/collection/monsoon', { ...monsoon, picture }],
      ['/api/collection/monsoon/preview/token', { ...monsoon, title: 'Drizzle' }],
    ]).get(url.pathname);
    if (!collection && url.pathname.startsWith('/api/collection/'))
      return new Response('{"message":"Not found","code":"not-found"}', { status: 404 });
    const products = total > 0 ? [testProduct()] : [];
    return new Response(JSON.stringify(collection ?? products), { headers: { 'x-total-count': String(total) } });
  }) as unknown as typeof fetch;
  const { html, status } = await renderPage(new Request(`http://localhost${address}`), {
    transport: createHttpTransport(apiFetch),
    assets,
    publicUrl: 'https://shop.example.com',
    shop: testShop,
  });
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1]?.replaceAll('<!-- -->', '') ?? '';
  const list = asked.find(({ pathname }) => pathname === '/api/product');
  return { html, main, status, list };
}

describe('the page of a collection', () => {
  it('has its words, its picture, and the products with its tag', async () => {
    const { main, status, list } = await open('/collections/monsoon');
    expect(status).toBe(200);
    expect(main).toMatch(/<h1[^>]*>First rain<\/h1>/);
    expect(main).toContain('For wet streets.');
    expect(main).toContain(`src="${images[0]?.url}"`);
    expect(list?.searchParams.get('tags')).toBe('Monsoon Rain');
    expect(main).toContain(testProduct().title);
  });

  it('sorts and loads more on its own address, and is narrowed by nothing', async () => {
    const { main, list } = await open('/collections/monsoon?sort=price&category=Kids&minPrice=900');
    expect([...(list?.searchParams.keys() ?? [])].toSorted()).toEqual(
      ['fields', 'limit', 'page', 'pictures', 'sort', 'tags'].toSorted(),
    );
    expect(main).toContain('href="/collections/monsoon?sort=price&amp;page=2"');
    expect(main).toMatch(/<form [^>]*action="\/collections\/monsoon"/);
    expect(main).not.toContain('name="tag"');
    expect(main).not.toContain('Filters');
  });

  it('is described for search engines and shared links', async () => {
    const { html } = await open('/collections/monsoon?sort=price');
    expect(html).toContain('<title>First rain · Taana Baana</title>');
    expect(html).toContain('<meta name="description" content="For wet streets."/>');
    expect(html).toContain('<link rel="canonical" href="https://shop.example.com/collections/monsoon"/>');
    expect(html).toMatch(/property="og:image" content="https:\/\/shop\.example\.com\/[^"]*"/);
    expect(html).toContain('"@type":"CollectionPage","name":"First rain"');
  });

  it('shows a draft to its link, which stays while the list is sorted', async () => {
    const { main } = await open('/collections/monsoon?preview=token');
    expect(main).toContain('Drizzle');
    expect(main).toContain('href="/collections/monsoon?page=2&amp;preview=token"');
  });

  it('says so when it has no product, and leads to the store', async () => {
    const { main } = await open('/collections/monsoon', { total: 0 });
    expect(main).toContain('Nothing here right now');
    expect(main).toMatch(/<a[^>]*href="\/product"[^>]*>See all T-shirts</);
  });

  it('is not found when there is none of that name, or its preview is over', async () => {
    for (const address of ['/collections/diwali', '/collections/monsoon?preview=other']) {
      expect((await open(address)).status).toBe(404);
    }
  });

  it('has the chips of the store: its own is chosen, a category leads back to the store', async () => {
    const { main } = await open('/collections/monsoon');
    expect(main).toMatch(/<a aria-current="true"[^>]*href="\/collections\/monsoon"[^>]*>First rain</);
    expect(main).toMatch(/<a[^>]*href="\/product\?category=Classic"[^>]*>Classic</);
  });
});
