import { describe, expect, it } from 'vitest';
import { pages } from '@taana-baana/contract/pages.ts';
import type { TrackedParcel } from '@taana-baana/contract/schemas/selling/order.ts';
import { testShop } from '../store/testing.ts';
import { defaultContent, testPost, testProduct } from '../testing.tsx';
import { createHttpTransport } from '../store/transport.ts';
import { renderPage, type PageAssets } from './entry-server.tsx';

const assets: PageAssets = {
  style: 'p{}',
  bootstrap: 'start()',
  fonts: [],
  modules: (screen) => ['/assets/entry.js', `/${screen}.js`],
};

const malicious = '</script><script>alert(1)</script>';
const product = testProduct({ title: `Tee ${malicious}` });
const [picture] = product.images;

const parcel: TrackedParcel = {
  orderStatus: 'Shipped',
  courier: 'DTDC',
  awb: 'D1234567',
  trackingUrl: 'https://dtdc.example/D1234567',
  shippedAt: product.createdAt,
  city: 'Erode',
  isReturned: false,
};

const asked: string[] = [];
const apiFetch = (async (url: string) => {
  asked.push(url);
  const path = url.replace(/^\/api\/|\?.*/g, '');
  const answers: Record<string, unknown> = {
    product: [product],
    'product/tee': product,
    category: ['Polo'],
    collection: { categories: [{ title: 'Polo' }], brands: [], collections: [] },
    'collection/monsoon': { handle: 'monsoon', tag: 'monsoon', title: malicious, sentence: malicious, picture },
    color: [],
    blog: [testPost],
    'blog/weave': testPost,
    'track/secret': parcel,
    ...defaultContent,
  };
  const isKnown = path in answers;
  const body = isKnown ? answers[path] : { message: 'Gone', code: 'not-found', requestId: '1' };
  return new Response(JSON.stringify(body), { status: isKnown ? 200 : 404, headers: { 'x-total-count': '1' } });
}) as unknown as typeof fetch;

const render = (path: string, fetch = apiFetch) =>
  renderPage(new Request(`http://localhost${path}`), {
    transport: createHttpTransport(fetch),
    assets,
    publicUrl: 'https://shop.example.com',
    shop: testShop,
  });

const headings = (html: string) => html.match(/<h1/g)?.length ?? 0;
const addresses = Object.values(pages).map((page) => ({
  ...page,
  address: page.path
    .replace(':id', page.path.startsWith('/blog') ? 'weave' : 'tee')
    .replace(':token', 'secret')
    .replace(':handle', 'monsoon'),
}));

describe('every page', () => {
  it.each(addresses)('$address', async ({ address, access }) => {
    asked.length = 0;
    const { status, html } = await render(address);
    // A personal page asks for nothing: the server does not know whose it is.
    expect(access === 'customer' ? asked : []).toEqual([]);
    expect(status).toBe(200);
    expect(html).toMatch(/^<!doctype html><html lang="en-IN"><head>.*<title>[^<]+<\/title>.*<\/head><body>/s);
    // The shell of a personal page has no heading: the browser renders the screen.
    expect(headings(html)).toBe(access === 'customer' ? 0 : 1);
    expect(html).toContain('<main');
    expect(html).toContain('<footer');
  });
});

describe('the document', () => {
  it('escapes malicious data', async () => {
    const { html } = await render('/product');
    expect(html).not.toContain(malicious);
    const state = /id="page-state">([^<]*)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(state!).store.product.list.products[0].title).toBe(product.title);
  });

  it.each(['/product', '/product/tee'])('is identical for identical data: %s', async (path) => {
    expect((await render(path)).html).toBe((await render(path)).html);
  });

  it('names the modules for the bootstrap, entry first, without loading them', async () => {
    const { html } = await render('/product');
    expect(html).toContain('<meta name="page-modules" content="/assets/entry.js /screens/store/store.screen.tsx.js">');
    expect(html).not.toMatch(/<link[^>]+modulepreload|<script[^>]+src=/);
    expect(html).toContain('<style>p{}</style>');
  });
});

describe('a missing page', () => {
  it.each(['/product/gone', '/blog/gone', '/nowhere', '/about/nowhere'])(
    '%s answers 404 in the layout [spec page.23]',
    async (path) => {
      const { status, html } = await render(path);
      expect(status).toBe(404);
      expect(html).toContain('Page not found');
      expect(html).toContain('<footer');
      expect(html).toContain('content="noindex"');
    },
  );

  it('answers 503 while the API fails', async () => {
    const failing = async () => Response.json({ message: 'Something broke', code: 'internal' }, { status: 500 });
    expect((await render('/product', failing)).status).toBe(503);
  });
});
