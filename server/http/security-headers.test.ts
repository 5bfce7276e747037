// All security headers of every path: one header more or less fails. Each address is requested
// twice, because the second response comes from the cache.
import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, pages } from '@taana-baana/contract';
import { type TestShop, openTestShop } from '../testing.ts';
import { listenWhole } from './testing/listen-whole.ts';

let shop: TestShop;
let whole: Awaited<ReturnType<typeof listenWhole>>;
beforeAll(async () => {
  shop = await openTestShop('sqlite', { env: { PUBLIC_URL: 'https://tees.example.com' } });
  whole = await listenWhole(shop);
});
afterAll(async () => {
  await whole.app.close();
  await shop.close();
});

/** Tested where they are set. */
const others =
  /^(allow|(cdn-)?cache-control|connection|content-(encoding|length|type)|date|etag|keep-alive|location|retry-after|transfer-encoding|vary|x-request-id|x-total-count)$/;

type Headers = Record<string, unknown>;
function ask(method: string, path: string, headers: Record<string, string> = {}): Promise<Headers> {
  return new Promise((resolve, reject) => {
    const sent = request(`${whole.url}/`, { method, path, headers, agent: false }, (answer) => {
      answer.resume();
      const security = Object.entries(answer.headers).filter(([name]) => !others.test(name));
      resolve(Object.fromEntries(security));
    });
    sent.on('error', reject).end();
  });
}

const everywhere = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const hash = /'sha256-[\w+/]{43}='/.source;
const nothing = {
  ...everywhere,
  'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
};
const picture = { ...nothing, 'cross-origin-resource-policy': 'cross-origin' };
const documents = {
  ...everywhere,
  'content-security-policy': expect.stringMatching(
    new RegExp(`^default-src 'none'; style-src ${hash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$`),
  ),
};
const pagePolicy = [
  "default-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self' https://api.razorpay.com; frame-ancestors 'none';",
  `script-src 'self' ${hash} https://checkout.razorpay.com https://api.razorpay.com; script-src-attr 'none';`,
  `style-src 'self' ${hash}; style-src-attr 'unsafe-inline'; img-src 'self' data: https://cdn.razorpay.com; font-src 'self';`,
  "connect-src 'self' https://api.razorpay.com https://lumberjack.razorpay.com;",
  "frame-src 'self' https://checkout.razorpay.com https://api.razorpay.com https://www.openstreetmap.org;",
  "manifest-src 'self'; worker-src 'self'",
].join(' ');
const page = {
  ...everywhere,
  'content-security-policy': expect.stringMatching(new RegExp(`^${pagePolicy}$`)),
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), serial=(), usb=(), browsing-topics=(), payment=(self "https://checkout.razorpay.com" "https://api.razorpay.com")',
};

async function expectTwice(method: string, path: string, headers: Headers): Promise<void> {
  const requests: Record<string, string>[] = [{}, {}, { 'if-none-match': '*' }];
  for (const sent of requests) {
    expect(await ask(method, path, sent), `${method} ${path}`).toEqual(headers);
  }
}

const filled = (path: string) => path.replace(/:\w+/g, 'x');

test.each(Object.values(pages).map(({ path }) => filled(path)))('%s', async (path) => {
  const secret =
    /^\/(reset-password|confirm-email|restore-email|confirm-newsletter|unsubscribe|restore-cart|confirm-order|refund|track)\//.test(
      path,
    )
      ? { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
      : {};
  await expectTwice('GET', path, { ...page, ...secret });
});

test.each(['/nothing', '/product/none', '/sitemap.xml/x', '//elsewhere.example'])(
  '%s, which is no page',
  async (path) => {
    await expectTwice('GET', path, page);
  },
);

test.each(Object.values(calls).map(({ method, path }) => [method, `/api/${filled(path)}`]))(
  '%s %s',
  async (method, path) => {
    await expectTwice(method, path, nothing);
  },
);

test.each([
  ['GET', '/api/nothing'],
  ['PATCH', '/product'],
  ['GET', '/api/product/%zz'],
  ['GET', '/api/%zz'],
  ['GET', '/api/openapi.json'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/sitemap.xml'],
  ['GET', '/robots.txt'],
  ['GET', '/manifest.webmanifest'],
  ['GET', '/payment-sandbox/checkout.js'],
  ['GET', '/payment-sandbox/orders/x'],
  ['GET', '/payment-sandbox/links/x'],
])('%s %s', async (method, path) => {
  await expectTwice(method, path, nothing);
});

test('the service worker obeys the policy of its pages', async () => {
  await expectTwice('GET', '/service-worker.js', page);
});

test('the offline page, which the service worker holds, runs one script and makes no code of text', async () => {
  const worker = await (await fetch(`${whole.url}/service-worker.js`)).text();
  const policy = /"content-security-policy":"([^"]*)"/.exec(worker)?.[1];
  expect(policy).toMatch(
    new RegExp(
      `^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; script-src ${hash}; style-src ${hash}; font-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'$`,
    ),
  );
});

test('the description of the API runs nothing at all', async () => {
  await expectTwice('GET', '/api/docs', documents);
});

test('pictures may be shown by others: mail, chat, search', async () => {
  const images = join(shop.deps.config.dataDir, 'images');
  await mkdir(images);
  await writeFile(join(images, 'tee.avif'), 'a picture');
  for (const path of ['/images/tee.avif', '/share.jpg', '/favicon.png']) await expectTwice('GET', path, picture);
  await expectTwice('GET', '/images/none.avif', nothing);
});
