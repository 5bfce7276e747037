// A shop with content for every screen: long titles, full carts, orders in
// progress, and customers for each.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { calls, type Order, type Product } from '@taana-baana/contract';
import { type ShopProcess, startShop } from '../../../scripts/testing/start-shop.ts';
import { moveOrder } from '../../../server/modules/selling/actions/orders/change-status.service.ts';
import { commandLine } from '../../../server/modules/shop/audit-log/audit-log.service.ts';
import { runShop, withShop } from '../../fixtures/command-line.ts';
import { longAddress, longLink, longNames, longTitle } from '../../fixtures/filled/long-words.ts';
import { mailTo } from '../../fixtures/mails.ts';
import { type Shopper, newPerson, post, registerShopper } from '../../fixtures/shopper.ts';
import { writeLongCatalog } from './long-catalog.ts';

export const customers = ['newcomer', 'regular', 'collector'] as const;

export interface ScreenWorld {
  readonly url: string;
  /**
   * `newcomer` has nothing yet, `regular` a typical amount, `collector` a cart of ten long lines
   * and a confirmed e-mail.
   */
  readonly shoppers: Readonly<Record<(typeof customers)[number], Shopper>>;
  readonly product: Product;
  readonly longProduct: Product;
  /** Its title is one word. */
  readonly wordProduct: Product;
  readonly unrated: Product;
  readonly postId: string;
  /** With one word as title, and a long link. */
  readonly longPostId: string;
  /** Of the links in the mails about two parcels. */
  readonly tracks: Readonly<Record<'delivered' | 'shipped', string>>;
  close(): Promise<void>;
}

const address = {
  firstname: 'Asha',
  lastname: 'Kumari',
  address: '12 Loom Street, behind the old dyeing works',
  city: 'Patna',
  state: 'Bihar',
  country: 'India',
  pincode: 800001,
};

/** The collector's other logins. */
const devices = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/26.0 Chrome/122.0',
];

/** `dataDir` holds a seeded shop, which is changed. */
export async function openScreenWorld(dataDir: string): Promise<ScreenWorld> {
  const { folder, ids } = await writeLongCatalog();
  const run = (...words: string[]) => runShop({ DATA_DIR: dataDir }, ...words);
  await run('catalogue', 'import', folder);
  await rm(folder, { recursive: true });
  const longPostId = lengthenPost(dataDir);
  const shop = await startShop({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  await shop.untilReady();
  const { url } = shop;
  const read = async <T>(path: string): Promise<T> => (await (await fetch(`${url}/api/${path}`)).json()) as T;
  const products = (await read<Product[]>('product')).filter(({ _id }) => !ids.includes(_id));
  const [newcomer, regular, collector] = [
    await registerShopper(url),
    await registerShopper(url, { ...newPerson(), email: 'asha@example.com' }),
    await registerShopper(url, { ...newPerson(), email: 'asha.kumari@example.com' }),
  ];
  const [delivered, shipped] = [
    await buy(url, regular, products.splice(0, 2)),
    await buy(url, regular, products.splice(0, 2)),
  ];
  await buy(url, regular, products.splice(0, 2), {
    ...JSON.parse(longAddress(longNames[1])),
    state: address.state,
    pincode: address.pincode,
  });
  for (const number of [delivered, shipped]) await run('orders', 'move', number, 'Processing');
  for (const step of ['Shipped', 'Out for Delivery', 'Delivered']) await run('orders', 'move', delivered, step);
  const parcel = { courier: 'Delhivery', awb: '149081234567' };
  await withShop(dataDir, (deps) => moveOrder(deps, shipped, 'Shipped', commandLine, parcel));
  for (const product of products.slice(0, 3)) await addToCart(url, regular, product);
  for (const { _id } of products.slice(0, 5)) await toggleWishlist(url, regular, _id);
  for (const id of ids) {
    await addToCart(url, collector, await read<Product>(`product/${id}`), 10);
    await toggleWishlist(url, collector, id);
  }
  await confirmEmail(url, dataDir, collector);
  for (const device of devices) await logInOn(url, collector, device);
  return {
    url,
    shoppers: { newcomer, regular, collector },
    product: await read<Product>('product/warli-village-tee'),
    longProduct: await read<Product>(`product/${ids[0]}`),
    wordProduct: await read<Product>(`product/${ids[1]}`),
    unrated: products.find(({ ratingsCount }) => ratingsCount === 0) ?? failed('every product has been rated'),
    postId: (await read<{ _id: string }[]>('blog'))[0]?._id ?? failed('there is no post'),
    longPostId,
    tracks: { delivered: trackTokenOf(dataDir, delivered), shipped: trackTokenOf(dataDir, shipped) },
    close: () => closeShop(shop),
  };
}

async function closeShop(shop: ShopProcess): Promise<void> {
  const code = await shop.stop();
  if (code !== 0) throw new Error(`The shop ended with ${code}:\n${shop.output()}`);
}

function failed(reason: string): never {
  throw new Error(`The shop for the screens cannot be made: ${reason}.`);
}

/** The oldest post; resolves to its id. */
function lengthenPost(dataDir: string): string {
  const database = new DatabaseSync(join(dataDir, 'shop.sqlite'));
  const row = database.prepare('select id from blog_posts order by created_at limit 1').get();
  const id = String(row?.['id'] ?? failed('there is no post'));
  const text = `<p>${longLink}</p>`;
  database
    .prepare('update blog_posts set title = ?, description = description || ? where id = ?')
    .run(longTitle, text, id);
  database.close();
  return id;
}

/** The mail with the link goes out two minutes after the parcel. */
function trackTokenOf(dataDir: string, number: string): string {
  const database = new DatabaseSync(join(dataDir, 'shop.sqlite'), { readOnly: true });
  const row = database
    .prepare('select track_token from shipments join orders on orders.id = order_id where number = ?')
    .get(number);
  database.close();
  return String(row?.['track_token'] ?? failed(`${number} has no parcel`));
}

function addToCart(url: string, { customer }: Shopper, product: Product, quantity = 1): Promise<unknown> {
  const line = { productId: product._id, quantity, color: product.color[0]?._id, size: 'M', price: product.price };
  return post(`${url}/api/${calls.addToCart.path}`, line, customer.token);
}

async function confirmEmail(url: string, dataDir: string, { customer }: Shopper): Promise<void> {
  await post(`${url}/api/${calls.requestEmailConfirmation.path}`, {}, customer.token);
  const mail = await mailTo(dataDir, customer.email);
  const token = /\/confirm-email\/([\w-]+)/.exec(mail)?.[1] ?? failed('no link came to confirm the e-mail');
  await post(`${url}/api/${calls.confirmEmail.path.replace(':token', token)}`, {}, customer.token);
}

async function logInOn(url: string, { customer, password }: Shopper, userAgent: string): Promise<void> {
  await fetch(`${url}/api/${calls.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email: customer.email, password }),
  });
}

async function toggleWishlist(url: string, { customer }: Shopper, prodId: string): Promise<void> {
  const answer = await fetch(`${url}/api/${calls.toggleWishlist.path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${customer.token}` },
    body: JSON.stringify({ prodId }),
  });
  if (!answer.ok) failed(`the wishlist answered ${answer.status}`);
}

/** Pays in the sandbox; resolves to the order's number. */
async function buy(
  url: string,
  shopper: Shopper,
  products: readonly Product[],
  shippingInfo: object = address,
): Promise<string> {
  const { token } = shopper.customer;
  for (const product of products) await addToCart(url, shopper, product);
  const { order } = (await post(`${url}/api/${calls.checkout.path}`, { shippingInfo }, token)) as {
    order: { id: string };
  };
  const { callback } = (await post(`${url}/payment-sandbox/orders/${order.id}/payments`, { outcome: 'captured' })) as {
    callback: { razorpay_payment_id: string };
  };
  const paymentInfo = { razorpayOrderId: order.id, razorpayPaymentId: callback.razorpay_payment_id };
  const placed = (await post(`${url}/api/${calls.createOrder.path}`, { paymentInfo, shippingInfo }, token)) as {
    order: Order;
  };
  return placed.order.number;
}
