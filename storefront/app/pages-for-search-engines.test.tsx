// What search engines and link previews read of each open page: in the HTML, before scripts run.
import { describe, expect, it } from 'vitest';
import { defaultContent, testPost, testProduct } from '../testing.tsx';
import { testShop } from '../store/testing.ts';
import { createHttpTransport } from '../store/transport.ts';
import { renderPage, type PageAssets } from './entry-server.tsx';

const assets: PageAssets = { style: '', bootstrap: '', fonts: [], modules: () => [] };
const product = testProduct();
const publicUrl = 'https://shop.example.com';

async function htmlOf(address: string, parts: Partial<typeof product> = {}): Promise<string> {
  const answers: Record<string, unknown> = {
    product: [product],
    [`product/${product._id}`]: { ...product, ...parts },
    category: [product.category],
    color: [],
    blog: [testPost],
    'blog/weave': testPost,
    ...defaultContent,
  };
  const apiFetch = (async (url: string) =>
    new Response(JSON.stringify(answers[url.replace(/^\/api\/|\?.*/g, '')] ?? {}), {
      headers: { 'x-total-count': '1' },
    })) as unknown as typeof fetch;
  const { html } = await renderPage(new Request(`http://localhost${address}`), {
    transport: createHttpTransport(apiFetch),
    assets,
    publicUrl,
    shop: testShop,
  });
  return html;
}

function describedTypes(html: string): string[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts]
    .flatMap(([, text = '']) => JSON.parse(text) as { '@type': string } | { '@type': string }[])
    .map((object) => object['@type'])
    .toSorted();
}

const trail = ['BreadcrumbList'];

describe.each([
  ['/', '/', ['BreadcrumbList', 'Organization']],
  ['/product', '/', ['BreadcrumbList', 'Organization']],
  [`/product/${product._id}`, `/product/${product._id}`, ['BreadcrumbList', 'ProductGroup']],
  ['/blogs', '/blogs', trail],
  ['/blog/weave', '/blog/weave', ['BlogPosting', 'BreadcrumbList']],
  ['/about', '/about', trail],
  ['/contact', '/contact', trail],
  ['/privacy-policy', '/privacy-policy', trail],
  ['/refund-policy', '/refund-policy', trail],
  ['/shipping-policy', '/shipping-policy', trail],
  ['/term-conditions', '/term-conditions', trail],
])('%s tells search engines', (address, canonical, types) => {
  it('its title, description, canonical address and picture', async () => {
    const html = await htmlOf(address);
    expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{10,}"/);
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}${canonical}"`);
    expect(html).toMatch(/<meta property="og:image" content="https:\/\/shop\.example\.com\/[^"]+"/);
  });

  it(`what it is: ${types.join(', ')}`, async () => {
    expect(describedTypes(await htmlOf(address))).toEqual(types);
  });
});

it('a shared product shows its own picture, with title and price', async () => {
  const html = await htmlOf(`/product/${product._id}`);
  const picture = (page: string) => page.match(/<meta property="og:image" content="([^"]*)"/)?.[1];
  expect(picture(html)).toMatch(`${publicUrl}/share/${product._id}.jpg?`);
  expect(html).toContain('<meta property="og:image:width" content="1200"');
  expect(html).toContain(`<meta property="og:title" content="${product.title}, Rs. ${product.price}"`);
  expect(await htmlOf(`/product/${product._id}`, { images: [] })).toContain(`content="${publicUrl}/share.jpg"`);
  for (const change of [{ price: product.price + 1 }, { title: 'Another title' }])
    expect(picture(await htmlOf(`/product/${product._id}`, change))).not.toBe(picture(html));
});

it('a product title with HTML closes no element, and search engines get it unchanged', async () => {
  const title = '</script><script>alert(1)</script><!--<script>';
  const html = await htmlOf(`/product/${product._id}`, { title, brand: title, category: title });
  expect(html).not.toMatch(/<script>alert/i);
  const described = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? '';
  expect(described).toContain('\\u003c/script>');
  expect(described).not.toContain('<');
  expect(JSON.parse(described)).toContainEqual(expect.objectContaining({ '@type': 'ProductGroup', name: title }));
});
