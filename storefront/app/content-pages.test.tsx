// The owner's texts on the pages that show them, as a browser receives them.
import { describe, expect, it } from 'vitest';
import { contentPageNames, contentPages } from '@taana-baana/contract/content/content-pages.ts';
import { contentPlaceholders } from '@taana-baana/contract/content/content-placeholders.ts';
import type { ShopFacts } from '@taana-baana/contract/schemas/shop/settings.ts';
import { testProduct } from '../testing.tsx';
import { testShop } from '../store/testing.ts';
import { createHttpTransport } from '../store/transport.ts';
import { renderPage, type PageAssets } from './entry-server.tsx';

const assets: PageAssets = { style: '', bootstrap: '', fonts: [], modules: () => [] };

async function open(address: string, bodies: Record<string, object> = {}, shop: ShopFacts = testShop) {
  const asked: string[] = [];
  const apiFetch = (async (url: string) => {
    const path = url.replace(/^\/api\/|\?.*/g, '');
    asked.push(path);
    const [, page = '', token] = /^content\/([\w-]+)(?:\/preview\/(.*))?$/.exec(path) ?? [];
    if (token !== undefined && token !== 'token')
      return new Response('{"message":"This preview is over","code":"not-found"}', { status: 404 });
    const texts = {
      ...Object.fromEntries(contentPageNames.map((name) => [name, contentPages[name].defaultBody])),
      ...bodies,
    };
    const answer = page ? { page, body: texts[page] } : path === 'product' ? [testProduct()] : [];
    return new Response(JSON.stringify(answer), { headers: { 'x-total-count': '1' } });
  }) as unknown as typeof fetch;
  const { html, status } = await renderPage(new Request(`http://localhost${address}`), {
    transport: createHttpTransport(apiFetch),
    assets,
    publicUrl: 'https://shop.example.com',
    shop,
  });
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1]?.replaceAll('<!-- -->', '') ?? '';
  return { asked, html, main, status };
}

const pathOf = (page: keyof typeof contentPages) => contentPages[page].path;
/** Of what a shopper or a search engine reads. */
const withoutState = (html: string) => html.replace(/<script.*?<\/script>/gs, '').replace(/ style="[^"]*"/g, '');

describe('a placeholder', () => {
  it.each(contentPageNames)('is filled in wherever the default text of %s has one', async (page) => {
    const { html, status } = await open(pathOf(page));
    expect(status).toBe(200);
    expect(withoutState(html)).not.toMatch(/[{}]/);
  });

  const all = Object.keys(contentPlaceholders).map((name) => `{${name}}`);
  const everyWhere = { summary: all.join(' '), parts: all.map((name) => ({ heading: name, content: [name, [name]] })) };

  it('is filled in in every place of a text, or its text is left out', async () => {
    const { html } = await open('/refund-policy', { 'refund-policy': everyWhere });
    const about = { intro: '{email}', parts: all.map((name) => ({ heading: name, text: name })) };
    const others = [await open('/about', { about }), await open('/our-story', { 'our-story': { paragraphs: all } })];
    for (const page of [html, ...others.map((one) => one.html)]) expect(withoutState(page)).not.toMatch(/[{}]/);
  });

  it('becomes a link in paragraphs and lists, and words in headings', async () => {
    const { main } = await open('/term-conditions', {
      terms: {
        summary: 'Hello.',
        parts: [{ heading: 'See {email}', content: ['{shippingPolicy}', ['{email}', '{phone}']] }],
      },
    });
    expect(main).toContain('<p><a class="text-link" href="/shipping-policy">Shipping Policy</a></p>');
    expect(main).toContain('<li><a class="text-link" href="mailto:hello@taanabaana.example.com">');
    expect(main).toContain('<li><a class="text-link" href="tel:+910000000000">');
    expect(main).toContain('>See hello@taanabaana.example.com</h2>');
  });

  it('without a value takes its paragraph, item, list and part with it', async () => {
    const free = 'Free from {freeShippingFrom}';
    const parts = [
      { heading: 'Gone', content: [free, [free]] },
      { heading: 'Kept', content: [free, ['One', free], 'Two'] },
    ];
    const { main } = await open('/shipping-policy', { 'shipping-policy': { summary: 'Hello.', parts } });
    expect(main).not.toContain('Gone');
    expect(main).not.toContain('Free from');
    expect(main).toMatch(/Kept<\/h2><div[^>]*><ul><li>One<\/li><\/ul><p>Two<\/p><\/div>/);
  });
});

it('the part about cash on delivery is there only while the shop takes it', async () => {
  const cash = { from: 300, to: 3000, fee: 0, confirmHours: 48 };
  expect((await open('/shipping-policy')).main).not.toMatch(/cash/i);
  expect((await open('/shipping-policy', {}, { ...testShop, takesCash: cash })).main).toMatch(
    /Cash on delivery<\/h2>.*from Rs\. 300 to Rs\. 3000/,
  );
});

describe('a tag or a script that the owner typed', () => {
  const typed = '<script>alert(1)</script><b onclick="alert(2)">bold</b> & {shopName}';
  const shown =
    '&lt;script&gt;alert(1)&lt;/script&gt;&lt;b onclick=&quot;alert(2)&quot;&gt;bold&lt;/b&gt; &amp; Taana Baana';
  // The server fills them in.
  const filled = typed.replace('{shopName}', 'Taana Baana');
  const banner = { eyebrow: filled, headline: filled, action: filled, link: '/product', picture: 1 };

  it.each([
    ['/refund-policy', 'refund-policy', { summary: typed, parts: [{ heading: typed, content: [typed, [typed]] }] }],
    ['/about', 'about', { intro: typed, parts: [{ heading: typed, text: typed }] }],
    ['/our-story', 'our-story', { paragraphs: [typed] }],
    ['/', 'banners', { banners: [banner, banner, banner] }],
  ])('is text on %s, and does not end the page state', async (address, page, body) => {
    const { html, main } = await open(address, { [page]: body });
    expect(main).toContain(shown);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toMatch(/<b onclick/);
  });
});

describe('the pictures of About and Our Story', () => {
  const photo = { url: '/images/loom.jpg', avif: '/images/loom.avif 800w', alt: 'Our loom', width: 800, height: 600 };
  const photos = [{ ...photo, srcset: '', color: '#334455' }];
  const { about, 'our-story': story } = contentPages;
  const pictures = async (page: 'about' | 'our-story', own: object) => {
    const { main } = await open(pathOf(page), { [page]: { ...contentPages[page].defaultBody, ...own } });
    // Without the logo and the products.
    return [...main.matchAll(/<img src="([^"]+)"/g)]
      .map(([, url = '']) => url)
      .filter((url) => !url.startsWith('data:') && !url.endsWith('/front.jpg'));
  };

  it('are the shop’s own until the owner has others', async () => {
    expect(await pictures('about', {})).toHaveLength(4);
    expect(await pictures('our-story', {})).toHaveLength(14);
  });

  it('are the owner’s photos in their place', async () => {
    expect(await pictures('about', { photos })).toEqual([photo.url]);
    expect(await pictures('our-story', { photos: [...photos, ...photos, ...photos] })).toHaveLength(3);
    const { main } = await open(story.path, { 'our-story': { ...story.defaultBody, photos } });
    expect(main).toContain('alt="Our loom"');
  });

  it('are left out where there are none', async () => {
    expect(await pictures('about', { photos: [] })).toEqual([]);
    expect(await pictures('our-story', { photos: [] })).toEqual([]);
    const { main } = await open(about.path, { about: { ...about.defaultBody, photos: [] } });
    expect(main).toContain('<h2');
  });
});

describe('a preview', () => {
  it.each(contentPageNames)('of %s asks for the draft, and for nothing else of this page', async (page) => {
    const { asked, status } = await open(`${pathOf(page)}?preview=token`);
    expect(asked.filter((path) => path.startsWith(`content/${page}`))).toEqual([`content/${page}/preview/token`]);
    expect(status).toBe(200);
  });

  it.each(['/refund-policy', '/'])('of %s with a link that works no more is not found', async (address) => {
    const { status, main } = await open(`${address}?preview=old`);
    expect(status).toBe(404);
    expect(main).toContain('This preview is over');
  });
});

it.each(['banners', 'house-lines'])('the store asks for %s only where it shows the whole catalogue', async (page) => {
  expect((await open('/product?q=kolam')).asked).not.toContain(`content/${page}`);
  expect((await open('/product')).asked).toContain(`content/${page}`);
});
