// A draft of a product, for a link from the admin, as a browser receives its page.
import { describe, expect, it } from 'vitest';
import { previewOnly } from '@taana-baana/contract/texts/screens/catalog/product.ts';
import { fetchProduct } from '../store/products/product.thunks.ts';
import { setUp, testShop } from '../store/testing.ts';
import { createHttpTransport } from '../store/transport.ts';
import { testProduct } from '../testing.tsx';
import { renderPage, type PageAssets } from './entry-server.tsx';

const assets: PageAssets = { style: '', bootstrap: '', fonts: [], modules: () => [] };

async function open(address: string) {
  const asked: string[] = [];
  const apiFetch = (async (url: string) => {
    const path = url.replace(/^\/api\/|\?.*/g, '');
    asked.push(path);
    if (path.startsWith('product/') && path.endsWith('/old'))
      return new Response('{"message":"This preview is over","code":"not-found"}', { status: 404 });
    const answer = path.startsWith('product/') ? testProduct({ _id: 'tee', title: path }) : [];
    return new Response(JSON.stringify(answer), { headers: { 'x-total-count': '0' } });
  }) as unknown as typeof fetch;
  const { html, status } = await renderPage(new Request(`http://localhost${address}`), {
    transport: createHttpTransport(apiFetch),
    assets,
    publicUrl: 'https://shop.example.com',
    shop: testShop,
  });
  return { asked, html, status };
}

describe('the preview of a product', () => {
  it('asks for the draft alone, is not indexed, and cannot be bought from', async () => {
    const { asked, html, status } = await open('/product/tee?preview=token');
    expect(status).toBe(200);
    expect(asked.filter((path) => path.startsWith('product/'))).toEqual(['product/tee/preview/token']);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('schema.org');
    expect(html).toContain(previewOnly);
    const buttons = [...html.matchAll(/<button[^>]*type="submit"[^>]*>/g)].map(([tag]) => tag);
    const ofPurchase = buttons.filter((tag) => tag.includes('form="purchase"') || tag.includes('name="buy"'));
    expect(ofPurchase.length).toBeGreaterThan(1);
    for (const tag of ofPurchase) expect(tag).toContain('disabled');
  });

  it('is a page that says so once it is over', async () => {
    const { html, status } = await open('/product/tee?preview=old');
    expect(status).toBe(404);
    expect(html).toContain('This preview is over');
  });

  it('leaves the page of the product as it is', async () => {
    const { asked, html } = await open('/product/tee');
    expect(asked).toContain('product/tee');
    expect(html).not.toContain(previewOnly);
    expect(html).not.toContain('content="noindex"');
  });

  it('never takes the place of the product', async () => {
    const { store } = setUp({
      'GET /api/product/tee/preview/token': { body: testProduct({ title: 'Draft' }) },
      'GET /api/product/tee': { body: testProduct({ title: 'Published' }) },
    });
    await store.dispatch(fetchProduct({ id: 'tee', token: 'token' }));
    expect(store.getState().product.detail.product?.title).toBe('Draft');
    const visit = store.dispatch(fetchProduct('tee'));
    expect(store.getState().product.detail.product).toBeNull();
    await visit;
    expect(store.getState().product.detail.product?.title).toBe('Published');
  });
});
