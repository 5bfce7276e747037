// A newsletter as subscribers read it: the owner's text in plain text and in HTML.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { campaignMail } from './campaign-mail.ts';

const body = `Dear reader,
the monsoon is over.

## New & better

- The “Koel” tee: https://tees.example.com/product?tag=new&sort=-price.
- Two
  lines

See <b>all</b> at https://tees.example.com/new-arrivals`;

describe('the mail of a newsletter', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop('sqlite');
  });
  afterAll(() => shop.close());
  const write = (typed = body) =>
    campaignMail(
      shop.deps,
      { subject: 'New <prints>', body: typed },
      { email: 'asha@example.com', unsubscribe_token: 'a-token' },
    );

  test('has headings, paragraphs, lists and addresses in plain text', () => {
    const { text } = write();
    expect(text).toBe(`New <prints>

Dear reader, the monsoon is over.

New & better

- The “Koel” tee: https://tees.example.com/product?tag=new&sort=-price.
- Two lines

See <b>all</b> at https://tees.example.com/new-arrivals

You get this mail because your address is subscribed to the newsletter of Taana Baana.

Unsubscribe:
http://localhost:3000/unsubscribe/a-token

${text.slice(text.indexOf('-- '))}`);
  });

  test('has them in HTML too, where addresses are links and nothing else is markup', () => {
    const { html } = write();
    const plain = html.replace(/ style="[^"]*"/g, '');
    expect(plain).toContain('<h1>New &lt;prints&gt;</h1>');
    expect(plain).toContain('<p>Dear reader, the monsoon is over.</p>');
    expect(plain).toContain('<h2>New &amp; better</h2>');
    const link = 'https://tees.example.com/product?tag=new&amp;sort=-price';
    expect(plain).toContain(`<ul><li>The “Koel” tee: <a href="${link}">${link}</a>.</li><li>Two lines</li></ul>`);
    expect(plain).toContain('See &lt;b&gt;all&lt;/b&gt; at <a href="https://tees.example.com/new-arrivals">');
  });

  test.each([
    ['another scheme', 'javascript:alert(1) http://insecure.example.com'],
    ['a quote in the address', 'https://a.example.com/"onmouseover="x'],
  ])('makes no link of %s that could do harm [guard admin.26]', (_what, typed) => {
    const { html } = write(typed);
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    for (const href of hrefs) expect(href).toMatch(/^(https:\/\/a\.example\.com\/|http:\/\/localhost:3000\/)/);
    expect(html).not.toMatch(/onmouseover="x"/);
  });

  test('ends the subscription by its link, and by one click of the mail program', () => {
    const { unsubscribeUrl, html, recipient } = write();
    expect(recipient).toBe('asha@example.com');
    expect(unsubscribeUrl).toBe('http://localhost:3000/api/newsletter/unsubscribe/a-token');
    expect(html).toContain('href="http://localhost:3000/unsubscribe/a-token"');
  });
});
