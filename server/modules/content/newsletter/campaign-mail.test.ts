// A newsletter as subscribers read it: the owner's text in plain text and in HTML.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { campaignMail, readShown } from './campaign-mail.ts';

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
      new Map(),
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

  test('shows a T-shirt whose address stands alone, and a link where it is part of a sentence or gone', async () => {
    const { db } = shop.deps;
    await shop.addProduct({ id: 'warli', title: 'Warli <Village> Tee', price: 1299 });
    const variants = JSON.stringify([{ width: 800, format: 'jpeg', file: 'x-800.jpg' }]);
    await db.insertInto('pictures').values({ id: 'x', width: 8, height: 8, color: '#7a1f2b', variants }).execute();
    await db
      .insertInto('product_pictures')
      .values({ product_id: 'warli', picture_id: 'x', position: 0, alt: '' })
      .execute();
    const address = 'http://localhost:3000/product/warli';
    const typed = `${address}\n\nSee ${address}\n\nhttp://localhost:3000/product/gone\n\nhttps://else.example.com/product/warli`;
    const campaign = { subject: 'New', body: typed };
    const recipient = { email: 'asha@example.com', unsubscribe_token: 'a-token' };
    const { text, html } = campaignMail(shop.deps, campaign, recipient, await readShown(shop.deps, typed));
    expect(text).toContain(`Warli <Village> Tee, Rs. 1,299:\n${address}\n\nSee ${address}\n\n`);
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).toContain('src="http://localhost:3000/images/x-800.jpg"');
    expect(html).toContain('<b>Warli &lt;Village&gt; Tee</b>');
    expect(html).toContain('Rs.\u00a01,299');
    await db.updateTable('products').set({ status: 'archived' }).where('id', '=', 'warli').execute();
    expect(await readShown(shop.deps, typed)).toEqual(new Map());
  });

  test('shows a photo as wide as the mail, with its address and with words where no picture is shown', async () => {
    const { db } = shop.deps;
    const variants = JSON.stringify([{ width: 800, format: 'jpeg', file: 'stall-800.jpg' }]);
    const size = { width: 1200, height: 900, color: '#7a1f2b', variants };
    await db
      .insertInto('pictures')
      .values({ id: 'stall', ...size })
      .execute();
    await db
      .insertInto('pictures')
      .values({ id: 'small', ...size, width: 420 })
      .execute();
    const sent = { name: 'stall.jpg', staff_id: null, created_at: '', due_at: null, refused: null, attempts: 0 };
    await db
      .insertInto('picture_uploads')
      .values({ id: 'upload', picture_id: 'stall', ...sent })
      .execute();
    const typed = 'Come to ![Our “stall” <here>](upload) the fair.\n\n![Near](small)';
    const { text, html } = campaignMail(
      shop.deps,
      { subject: 'Fair', body: typed },
      { email: 'asha@example.com', unsubscribe_token: 'a-token' },
      await readShown(shop.deps, typed),
    );
    const address = 'http://localhost:3000/images/stall-800.jpg';
    expect(text).toContain(`Come to\n\nPhoto: Our “stall” <here>:\n${address}\n\nthe fair.\n\nPhoto: Near:`);
    expect(html).toContain(`<img src="${address}" width="496" alt="Our “stall” &lt;here&gt;"`);
    expect(html).toContain('width="420" alt="Near"');
    expect(html).not.toContain('](');
  });

  test('ends the subscription by its link, and by one click of the mail program', () => {
    const { unsubscribeUrl, html, recipient } = write();
    expect(recipient).toBe('asha@example.com');
    expect(unsubscribeUrl).toBe('http://localhost:3000/api/newsletter/unsubscribe/a-token');
    expect(html).toContain('href="http://localhost:3000/unsubscribe/a-token"');
  });
});
