// A shopper with an open checkout in a browser while the shop is updated.
import { chromium } from '@playwright/test';
import { pages } from '@taana-baana/contract';
import { chromiumOptions, findChromium } from '../../../scripts/testing/find-chromium.ts';
import { type ShopMachine, domain } from './shop-machine.ts';

export interface OpenCheckout {
  /** Places the order and pays; resolves when the page of orders shows it. */
  pay(): Promise<Paid>;
  close(): Promise<void>;
}

interface Paid {
  /** Documents loaded since the checkout was opened. */
  readonly documents: number;
  /** Scripts and styles loaded since then, with their statuses. */
  readonly files: readonly { readonly path: string; readonly status: number }[];
}

/** With a tee in the cart and the address filled in. */
export async function openCheckout(shop: ShopMachine): Promise<OpenCheckout> {
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumOptions, `--host-resolver-rules=MAP ${domain} ${shop.address}`],
    env: { ...process.env, ...env },
  });
  const context = await browser.newContext({ baseURL: `https://${domain}`, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(pages.about.path);
  await page.evaluate(signInWithTee);
  await page.goto(pages.checkout.path);
  await page.getByLabel('Address', { exact: true }).fill('12 Loom Street');
  await page.getByLabel('City').fill('Pune');
  await page.getByLabel('State').selectOption('Maharashtra');
  await page.getByLabel('Pincode').fill('411001');
  await page.getByLabel('Country').selectOption('India');
  let documents = 0;
  const files: { path: string; status: number }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().isNavigationRequest()) documents += 1;
    if (pathname.startsWith('/assets/')) files.push({ path: pathname, status: response.status() });
  });
  return {
    async pay() {
      await page.getByRole('button', { name: 'Place Order' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Pay Rs\./ })
        .click();
      await page.waitForURL(pages.orders.path);
      await page.getByRole('article').first().waitFor();
      return { documents, files };
    },
    close: () => browser.close(),
  };
}

/** Runs in the page. */
async function signInWithTee(): Promise<void> {
  const person = { firstname: 'Asha', lastname: 'Kumari', email: 'asha.k@example.com', mobile: '9876543210' };
  const send = async (path: string, body?: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`/api/${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {});
    return (await answer.json()) as never;
  };
  const account = { ...person, password: 'warp-and-weft-21' };
  await send('user/register', account);
  const customer: { token: string } = await send('user/login', account);
  const [product]: { _id: string; color: { _id: string }[] }[] = await send('product?limit=1');
  const line = { productId: product?._id, quantity: 1, color: product?.color[0]?._id, size: 'M', price: 1 };
  await send('user/cart', line, customer.token);
  localStorage.setItem('customer', JSON.stringify(customer));
  localStorage.setItem('token', customer.token);
}
