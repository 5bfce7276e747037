// The open pages as a browser receives them, compared with specification section 2.
import { describe, expect, it, vi } from 'vitest';
import { defaultContent, testPost, testProduct } from '../testing.tsx';
import { testShop } from '../store/testing.ts';
import { createHttpTransport } from '../store/transport.ts';
import { renderPage, type PageAssets } from './entry-server.tsx';

const assets: PageAssets = { style: '', bootstrap: '', fonts: [], modules: () => [] };
const post = { ...testPost, description: `<p>${'Long '.repeat(20)}<strong>cloth</strong></p>` };
const [picture] = testProduct().images;

async function open(address: string, posts = [{ ...post, images: [picture!] }]) {
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    product: [testProduct()],
    category: ['Classic'],
    color: [],
    blog: posts,
    'blog/weave': posts[0],
    ...defaultContent,
  };
  const apiFetch = (async (url: string) => {
    const path = url.replace(/^\/api\/|\?.*/g, '');
    asked.push(path);
    return new Response(JSON.stringify(answers[path] ?? {}), { headers: { 'x-total-count': '1' } });
  }) as unknown as typeof fetch;
  const { html } = await renderPage(new Request(`http://localhost${address}`), {
    transport: createHttpTransport(apiFetch),
    assets,
    publicUrl: 'https://shop.example.com',
    shop: testShop,
  });
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1]?.replaceAll('<!-- -->', '') ?? '';
  const text = main
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
  return { asked, main, text };
}

const crumbs = (main: string) =>
  [...(/<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(main)?.[0].matchAll(/<(?:a|span)[^>]*>([^<]+)</g) ?? [])].map(
    ([, label]) => label,
  );
const labels = (main: string) => [...main.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label);
const linkTo = (main: string, path: string) => new RegExp(`<a[^>]*href="${path}"[^>]*>([^<]+)<`).exec(main)?.[1];

describe('the store', () => {
  it('is at / and /product: banners, breadcrumb Home / Our Store, title Our Store [spec page.1 store.2]', async () => {
    for (const address of ['/', '/product']) {
      const { main } = await open(address);
      expect(main.match(/aria-roledescription="slide"/g)).toHaveLength(3);
      expect(crumbs(main)).toEqual(['Home', 'Our Store']);
      expect(main).toMatch(/<h1[^>]*>Our Store<\/h1>/);
      expect(main).toContain('aria-pressed="false"');
    }
  });
});

describe('the blog', () => {
  it('has a breadcrumb, and the category list Watch, Tv, Camera, Laptop that does nothing [spec blogs.1,2]', async () => {
    const { main } = await open('/blogs');
    expect(crumbs(main)).toEqual(['Home', 'Blogs']);
    const list = /Categories<\/h2>(.*?)<\/ul>/s.exec(main)?.[1] ?? '';
    expect([...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, label]) => label)).toEqual([
      'Watch',
      'Tv',
      'Camera',
      'Laptop',
    ]);
  });

  it('shows its cards in two columns [spec blogs.3]', async () => {
    expect((await open('/blogs')).main).toMatch(/<ul class="grid [^"]*md:grid-cols-2/);
  });

  it("shows a card's image, date, title, 70 characters and 'Read More' to the post [spec blogs.4-7 limit.6]", async () => {
    const { main, text } = await open('/blogs');
    expect(main).toContain('/images/front.jpg');
    expect(text).toContain(`November 15th 2026, 3:30 pm How we weave ${'Long '.repeat(14)}... Read More`);
    expect(linkTo(main, '/blog/weave')).toBe('Read More');
  });

  it('shows a placeholder for a post without a picture [spec blogs.4]', async () => {
    expect((await open('/blogs', [{ ...post, images: [] }])).main).toContain('placeholder-weave');
  });

  it("opens a post with its title, 'Go back to Blogs', image and HTML description [spec blog.1-3]", async () => {
    const { asked, main } = await open('/blog/weave');
    expect(asked).toEqual(['blog/weave']);
    expect(main).toMatch(/<h1[^>]*>How we weave<\/h1>/);
    expect(main).toMatch(/<a[^>]*href="\/blogs"[^>]*>.*?Go back to Blogs<\/a>/s);
    expect(main).toMatch(/<img src="\/images\/front.jpg"/);
    expect(main).toContain('<strong>cloth</strong></p>');
  });
});

describe('the brand story', () => {
  it("has a logo, a 'Why' text, 'Order Now' to /, and 14 pictures, two a slide [spec page.24-26 limit.6]", async () => {
    const { main } = await open('/our-story');
    expect(main).toMatch(/<img[^>]*alt="Taana Baana"/);
    expect(main).toMatch(/<h2[^>]*>Why<\/h2>/);
    expect(linkTo(main, '/')).toBe('Order Now');
    const gallery = main.split('carousel-controls')[0] ?? '';
    const slides = gallery.split('aria-roledescription="slide"').slice(1);
    expect(slides.map((slide) => slide.split('</picture>').length - 1)).toEqual([2, 2, 2, 2, 2, 2, 2]);
  });

  it('fetches blogs and products, and its text [spec page.27]', async () => {
    expect((await open('/our-story')).asked.toSorted()).toEqual(['blog', 'content/our-story', 'product']);
  });
});

it('the compare page shows sample cards and asks for no data [spec page.16]', async () => {
  const { asked, main, text } = await open('/compare-product');
  expect(asked).toEqual([]);
  expect(main.match(/<article/g)).toHaveLength(3);
  expect(text).toContain('Sample Classic Tee');
  expect(main).not.toContain('href="/product/');
});

describe('the account pages', () => {
  it('login asks for e-mail and password, and leads to the forgotten password and to sign-up [spec auth.1]', async () => {
    const { main } = await open('/login');
    expect(labels(main)).toEqual(['Email', 'Password']);
    expect(linkTo(main, '/forgot-password')).toBeDefined();
    expect(linkTo(main, '/signup')).toBe('Sign Up');
  });

  it('forgot password asks for the e-mail only; Cancel leads to /login [spec auth.4]', async () => {
    const { main } = await open('/forgot-password');
    expect(labels(main)).toEqual(['Email']);
    expect(linkTo(main, '/login')).toBe('Cancel');
  });

  it('sign-up asks for first name, last name, e-mail, mobile and password [spec auth.5]', async () => {
    const { main } = await open('/signup');
    expect(labels(main)).toEqual(['First name', 'Last name', 'Email', 'Mobile', 'Password']);
  });

  it('reset password asks for one new password [spec auth.7]', async () => {
    const { main } = await open('/reset-password/abc');
    expect(labels(main)).toEqual(['New password']);
  });
});

it('the contact page has name, e-mail, mobile, comment, and the e-mail as a link [spec contact.1,2]', async () => {
  const { main } = await open('/contact');
  expect(labels(main)).toEqual(['Name', 'Email', 'Mobile', 'Comment']);
  expect(main).toContain('href="mailto:hello@taanabaana.example.com"');
});

it('about leads to the brand story and to the four policies', async () => {
  const { main } = await open('/about');
  for (const path of ['/our-story', '/privacy-policy', '/refund-policy', '/shipping-policy', '/term-conditions']) {
    expect(main).toContain(`href="${path}"`);
  }
});

describe('a page that anybody may open', () => {
  it.each([
    ['/about', 'About Us'],
    ['/contact', 'Contact'],
    ['/blogs', 'Blogs'],
    ['/forgot-password', 'Forgot Password'],
    ['/compare-product', 'Compare'],
  ])('%s is titled %s [spec page.3-5,14]', async (address, title) => {
    expect((await open(address)).main).toMatch(new RegExp(`<h1[^>]*>${title}`));
  });

  it.each([
    ['/privacy-policy', 'Privacy Policy', 'privacy-policy'],
    ['/refund-policy', 'Refund Policy', 'refund-policy'],
    ['/shipping-policy', 'Shipping Policy', 'shipping-policy'],
    ['/term-conditions', 'Terms &amp; Conditions', 'terms'],
  ])(
    '%s is titled %s, and static: it asks for nothing but its text [spec page.17-20]',
    async (address, title, page) => {
      const { asked, main } = await open(address);
      expect(main).toContain(`>${title}</h1>`);
      expect(asked).toEqual([`content/${page}`]);
    },
  );
});

describe('the policies', () => {
  it.each([
    ['/refund-policy', 'We do not refund money'],
    ['/refund-policy', 'we exchange it, or give you credit'],
    ['/refund-policy', 'within 15 days of delivery'],
    ['/refund-policy', 'We process the exchange within 5 working days'],
    ['/refund-policy', 'A defect, or our mistake in shipping: we pay.'],
    ['/refund-policy', 'Any other reason, such as another size or colour: you pay.'],
    ['/refund-policy', 'A gift card is valid for 1 year'],
    ['/shipping-policy', 'Rs. 100 for an order'],
    ['/shipping-policy', 'We process an order within 48 hours.'],
    ['/shipping-policy', 'Delivery takes 5 to 7 business days.'],
    ['/shipping-policy', 'A custom order takes 3 to 4 days more.'],
    ['/shipping-policy', 'An order that takes more than 20 business days can be cancelled'],
    ['/shipping-policy', 'Tracking appears within 24 business hours'],
    ['/shipping-policy', 'within 48 hours of delivery'],
    ['/privacy-policy', 'We answer such a request within 30 days.'],
    ['/privacy-policy', 'We collect no data from children under 13.'],
    ['/term-conditions', 'Cost and time of delivery are in the Shipping Policy'],
    ['/term-conditions', 'A gift card is valid for 1 year'],
  ])('%s says: %s [spec limit.13-15,17-25,27-30]', async (address, sentence) => {
    expect((await open(address)).text).toContain(sentence);
  });

  it('leave the time of delivery to the shipping policy: the terms have no figure of their own [spec limit.27]', async () => {
    expect((await open('/term-conditions')).text).not.toMatch(/\d+ (business |working )?(days?|hours?)\b/);
  });

  it.each([
    ['not yet', '2025-01-23T18:29:00Z', false],
    ['from its first minute in India', '2025-01-23T18:30:00Z', true],
    ['to its last', '2025-01-28T18:29:00Z', true],
    ['and no longer', '2025-01-28T18:30:00Z', false],
  ])("print a sale's own 7 days %s [spec limit.16]", async (_, now, isPrinted) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    const { text } = await open('/refund-policy').finally(() => vi.useRealTimers());
    const sentence = 'What you buy in the Republic Day sale can be returned within 7 days of delivery.';
    expect(text.includes(sentence)).toBe(isPrinted);
    expect(text).toContain('within 15 days of delivery');
  });

  it('name the same shipping fee as the bill [spec limit.3]', async () => {
    for (const address of ['/refund-policy', '/shipping-policy', '/privacy-policy', '/term-conditions']) {
      const { text } = await open(address);
      expect(text.match(/Rs\. ?\d+/g)?.every((fee) => fee === 'Rs. 100') ?? true).toBe(true);
      expect(text).not.toMatch(/free shipping|2499/i);
    }
  });
});
