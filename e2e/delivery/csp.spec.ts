// Pages run, load and send nothing foreign, even if malicious text gets into them.
import type { Page } from '@playwright/test';
import { pages, productHref } from '@taana-baana/contract';
import { fillAddress } from '../fixtures/checkout.ts';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { fillCart, firstProduct, registerShopper } from '../fixtures/shopper.ts';

declare global {
  interface Window {
    hasRun?: boolean;
    refused?: string[];
    /** The options given to the payment script. */
    paymentOptions?: object;
  }
}

const hasRun = (page: Page) => page.evaluate(() => window.hasRun === true);

const intrusions: [string, refusedBy: string, put: () => void][] = [
  [
    'a script written into the page',
    'script-src-elem',
    () => document.body.append(Object.assign(document.createElement('script'), { textContent: 'hasRun = true' })),
  ],
  [
    'an attribute with code',
    'script-src-attr',
    () => document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="hasRun = true">'),
  ],
  [
    'a link with code',
    'script-src-elem',
    () => Object.assign(document.createElement('a'), { href: 'javascript:void(hasRun = true)' }).click(),
  ],
  [
    'a script of another host',
    'script-src-elem',
    () =>
      document.body.append(Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/x.js' })),
  ],
  [
    'a text made into code',
    'script-src',
    // Later: the policy does not apply to code that the test tool calls directly.
    () =>
      setTimeout(() => {
        // oxlint-disable-next-line no-eval -- what the policy must refuse
        (0, eval)('hasRun = true');
      }),
  ],
  [
    'a style written into the page',
    'style-src-elem',
    () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { opacity: 0 }' })),
  ],
  [
    'a frame of another host',
    'frame-src',
    () => document.body.insertAdjacentHTML('beforeend', '<iframe src="https://elsewhere.example"></iframe>'),
  ],
  [
    'a picture of another host',
    'img-src',
    () => document.body.insertAdjacentHTML('beforeend', '<img src="https://elsewhere.example/?secret">'),
  ],
  ['a message to another host', 'connect-src', () => void fetch('https://elsewhere.example').catch(() => {})],
  [
    'a form that sends to another host',
    'form-action',
    () => {
      document.body.insertAdjacentHTML('beforeend', '<form id="sent" action="https://elsewhere.example"></form>');
      document.querySelector<HTMLFormElement>('#sent')?.submit();
    },
  ],
  [
    'another base for every address',
    'base-uri',
    () => document.head.insertAdjacentHTML('beforeend', '<base href="https://elsewhere.example/">'),
  ],
];

test.describe('a page refuses', () => {
  test.use({ expectedConsoleErrors: [/Content Security Policy/] });

  test('injected scripts, styles and requests [policy privacy.17]', async ({ page }) => {
    for (const [what, refusedBy, put] of intrusions) {
      await page.goto('/about');
      await page.evaluate(() => {
        window.refused = [];
        document.addEventListener('securitypolicyviolation', (event) => window.refused?.push(event.effectiveDirective));
      });
      await page.evaluate(put);
      await expect.poll(() => page.evaluate(() => window.refused), what).toEqual([refusedBy]);
      expect(await hasRun(page), what).toBe(false);
    }
  });
});

test('a review that looks like the end of the page’s data is a review', async ({ page, shop }) => {
  const { customer } = await registerShopper(shop.url);
  const { _id } = await firstProduct(shop.url);
  const comment = '</script><script>hasRun = true</script><!-- \u2028 <script> ]]> &lt;b&gt; \u2029 "end"';
  const answer = await fetch(`${shop.url}/api/product/rating`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${customer.token}` },
    body: JSON.stringify({ prodId: _id, star: 5, comment }),
  });
  expect(answer.status).toBe(200);
  await gotoHydrated(page, productHref(_id));
  await expect(page.getByText('</script><script>hasRun = true</script>')).toBeVisible();
  expect(await hasRun(page)).toBe(false);
});

/** Acts like the provider's script: opens its own frame, loads a picture, sends its events. */
const providerScript = `window.Razorpay = class {
  constructor(options) { window.paymentOptions = options; }
  on() {}
  open() {
    const frame = Object.assign(document.createElement('iframe'), { src: 'https://api.razorpay.com/v1/checkout/public' });
    const picture = Object.assign(document.createElement('img'), { src: 'https://cdn.razorpay.com/logo.svg' });
    document.body.append(frame, picture);
    for (const host of ['api', 'lumberjack'])
      fetch('https://' + host + '.razorpay.com/v1/track', { method: 'POST', mode: 'no-cors' });
  }
};`;

customerTest(
  'the provider’s own script runs at the checkout, with its frame [spec call.26] [policy privacy.15,16]',
  async ({ page, shop, shopper }) => {
    const { price } = await fillCart(shop.url, shopper);
    await page.route('**/api/config', async (route) => {
      const config = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...config, paymentScriptUrl: 'https://checkout.razorpay.com/v1/checkout.js' } });
    });
    const asked = new Set<string>();
    await page.route('https://*.razorpay.com/**', async (route) => {
      const { host } = new URL(route.request().url());
      asked.add(host);
      if (host.startsWith('checkout')) await route.fulfill({ contentType: 'text/javascript', body: providerScript });
      else if (host.startsWith('cdn'))
        await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
      else await route.fulfill({ contentType: 'text/html', body: 'Pay here' });
    });
    await page.goto(pages.checkout.path);
    await fillAddress(page);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.frameLocator('iframe').getByText('Pay here')).toBeVisible();
    expect(await page.evaluate(() => window.paymentOptions)).toMatchObject({
      amount: (price + 100) * 100,
      currency: 'INR',
      order_id: expect.stringMatching(/^order_/),
    });
    await expect
      .poll(() => [...asked].toSorted())
      .toEqual(['api', 'cdn', 'checkout', 'lumberjack'].map((name) => `${name}.razorpay.com`));
  },
);
