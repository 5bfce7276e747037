// Customers for the journeys that are about something else than signing up: made by the API, signed in by the browser's storage.
import { randomUUID } from 'node:crypto';
import type { Product, SignedInCustomer } from '@taana-baana/contract';
import type { BrowserContextOptions } from '@playwright/test';

export interface Shopper {
  readonly customer: SignedInCustomer;
  readonly password: string;
}

export const newPerson = () => ({
  firstname: 'Asha',
  lastname: 'Kumari',
  email: `asha-${randomUUID()}@example.com`,
  mobile: '9876543210',
  password: 'warp-and-weft-21',
});

export async function registerShopper(url: string, person = newPerson()): Promise<Shopper> {
  await post(`${url}/api/user/register`, person);
  const customer = (await post(`${url}/api/user/login`, person)) as SignedInCustomer;
  return { customer, password: person.password };
}

/** The first of the catalogue. */
export async function firstProduct(url: string): Promise<Product> {
  const [product] = (await (await fetch(`${url}/api/product?limit=1`)).json()) as Product[];
  if (!product) throw new Error('The catalogue is empty.');
  return product;
}

/** Puts the first product into the shopper's cart, in its first colour. */
export async function fillCart(url: string, { customer }: Shopper, quantity = 1): Promise<Product> {
  const product = await firstProduct(url);
  const line = { productId: product._id, quantity, color: product.color[0]?._id, size: 'M', price: product.price };
  await post(`${url}/api/user/cart`, line, customer.token);
  return product;
}

/** What the storefront keeps of a signed-in customer (spec section 4). */
export function storedSession(url: string, { customer }: Shopper): BrowserContextOptions['storageState'] {
  const localStorage = [
    { name: 'customer', value: JSON.stringify(customer) },
    { name: 'token', value: customer.token },
  ];
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}

export async function post(url: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}
