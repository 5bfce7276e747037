// For tests: a shop with two customers. Asha sends malformed requests; they must neither show nor
// change anything of Bhanu's, whose ids are known.
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { sizes } from '@taana-baana/contract';
import type { Engine } from '../../../server/database/open.ts';
import type { Tables } from '../../../server/database/tables.ts';
import { isSandboxGateway } from '../../../server/integrations/payment-gateway/sandbox/sandbox-gateway.ts';
import { hashToken, newToken } from '../../../server/credentials/secret-tokens.ts';
import { newSecret } from '../../../server/credentials/totp.ts';
import { address, checkOut, createOrder, openCart } from '../../../server/modules/selling/money/payments/testing.ts';
import { type TestShop, openTestShop } from '../../../server/testing.ts';
import type { Known } from './malformed-input.ts';

type Row = Record<string, unknown>;
type Books = Record<string, Row[]>;

export interface TwoCustomers {
  readonly shop: TestShop;
  /** Values of Bhanu's that must not be in any other response. */
  readonly secrets: readonly string[];
  token(): string;
  /** Opens a new session for Asha. */
  signIn(): Promise<void>;
  /** A new Asha with a session and a cart line. Resolves to valid values for her requests. */
  begin(): Promise<Known>;
  /** A hash that differs for any two states of the database. */
  digest(): Promise<string>;
  digestOfBhanu(): Promise<string>;
}

export async function openShopOfTwo(engine: Engine): Promise<TwoCustomers> {
  const shop = await openTestShop(engine);
  const { db } = shop.deps;
  // Rate limits and the readiness check write too, but change nothing of the shop.
  const tables = (await db.introspection.getTables())
    .map(({ name }) => name as keyof Tables)
    .filter((name) => name !== 'limits' && name !== 'readiness');
  const readBooks = async (): Promise<Books> =>
    Object.fromEntries(
      await Promise.all(tables.map(async (name) => [name, await db.selectFrom(name).selectAll().execute()] as const)),
    );

  const placed = await buy(shop, 'Ordered');
  const paid = await buy(shop, 'paid, and nobody has said so yet');
  const product = await shop.addProduct({ title: 'Warli Village Tee', price: 799, tags: ['popular'] });
  const [bhanu, other] = [placed.customer, paid.customer];
  const isBhanus = (row: Row) => Object.values(row).some((value) => [bhanu._id, other._id].includes(value as string));
  const [secret, code_hash] = [newSecret(), hashToken('a recovery code')];
  const factor = { customer_id: bhanu._id, secret, confirmed_at: new Date().toISOString(), last_step: 0 };
  await db.insertInto('second_factors').values(factor).execute();
  await db.insertInto('recovery_codes').values({ customer_id: bhanu._id, code_hash }).execute();
  const books = await readBooks();
  const orders = (books.orders ?? []).filter(isBhanus);
  const lines = (books.cart_lines ?? []).filter(isBhanus);
  const sessions = (books.sessions ?? []).filter(isBhanus);
  const first = await shop.signUp({ firstname: 'Asha', password: 'a-thread-of-her-own' });
  const likeFirst = await db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', first.customer._id)
    .executeTakeFirstOrThrow();
  let asha = likeFirst;
  let openToken = first.token;
  /** Like a login, without the cost of a password. */
  const signIn = async () => {
    openToken = newToken();
    const [now, in30Days] = [new Date(), new Date(Date.now() + 30 * 86_400_000)];
    const session = { token_hash: hashToken(openToken), customer_id: asha.id, id: v7(), device: 'Phone' };
    const times = { created_at: now.toISOString(), expires_at: in30Days.toISOString() };
    await db
      .insertInto('sessions')
      .values({ ...session, ...times })
      .execute();
  };

  return {
    shop,
    secrets: [placed, paid]
      .flatMap(({ token, customer }) => [token, customer._id, customer.email, customer.firstname])
      .concat([...orders, ...lines, ...sessions].map(({ id }) => id as string))
      .concat(secret, code_hash)
      .concat([...(books.customers ?? []), likeFirst].map((row) => row.password_hash as string)),
    token: () => openToken,
    signIn,
    async begin() {
      asha = { ...likeFirst, id: v7(), email: `asha-${v7()}@example.com` };
      await db.insertInto('customers').values(asha).execute();
      await signIn();
      const choice = { productId: product.id, color: product.colorIds[0] as string, size: sizes[2], quantity: 1 };
      const { body: line } = await shop.call('addToCart', { token: openToken, body: choice });
      const order = await checkOut(shop, openToken, {});
      const all = (own: string, name: string) => [own, ...orders.map((row) => row[name] as string).filter(Boolean)];
      const payments = ['pay_AAAAAAAAAAAAAA', placed.paymentId, paid.paymentId];
      return {
        id: [product.id, line._id, ...[...lines, ...sessions].map((row) => row.id as string)],
        cartItemId: [line._id, ...lines.map((row) => row.id as string)],
        productId: [product.id],
        prodId: [product.id],
        color: product.colorIds,
        quantity: [1, '2'],
        star: [4, '5'],
        amount: [899],
        number: all(order.id, 'number'),
        token: ['A'.repeat(43)],
        email: [`${v7()}@example.com`, asha.email, bhanu.email],
        password: [first.password],
        mobile: ['9876543210', 9_876_543_210],
        pincode: [638_001],
        orderCreationId: all(order.id, 'provider_order_id'),
        razorpayOrderId: all(order.id, 'provider_order_id'),
        razorpayPaymentId: payments,
        razorpaySignature: ['0'.repeat(64)],
        comment: ['Soft', '<b onclick=alert(1)>Soft</b>'],
        name: ['Asha'],
        firstname: ['Asha'],
        lastname: ['Rao'],
        address: ['7 Loom Lane'],
        city: ['Erode'],
        attemptId: ['one'],
        category: ['Classic'],
        limit: [1, 1000],
        page: [1, 2],
      };
    },
    digest: async () => digestOf(await readBooks()),
    digestOfBhanu: async () =>
      digestOf(
        Object.fromEntries(Object.entries(await readBooks()).map(([name, rows]) => [name, rows.filter(isBhanus)])),
      ),
  };
}

/** The customer of one order: placed, or paid by a shopper whose browser crashed. */
async function buy(shop: TestShop, until: 'Ordered' | 'paid, and nobody has said so yet') {
  const { token, customer, line } = await openCart(shop);
  const bhanu = { token, customer: { ...customer, firstname: `Bhanu-${v7()}` } };
  await shop.call('editUser', { token, body: { ...bhanu.customer, email: `bhanu-${customer.email}` } });
  bhanu.customer.email = `bhanu-${customer.email}`;
  const order = await checkOut(shop, token, { shippingInfo: { ...address, firstname: bhanu.customer.firstname } });
  const { gateway } = shop.deps;
  const answer = isSandboxGateway(gateway) ? await gateway.pay(order.id, 'captured') : undefined;
  const paymentId = answer?.payment.id ?? '';
  if (until === 'Ordered') await createOrder(shop, token, order.id, paymentId);
  await shop.call('addToCart', { token, body: line });
  await shop.call('toggleWishlist', { token, body: { prodId: line.productId } });
  return { ...bhanu, paymentId };
}

const digestOf = (books: Books): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        Object.entries(books).map(([name, rows]) => [name, rows.map((row) => JSON.stringify(row)).toSorted()]),
      ),
    )
    .digest('hex');
