// For tests: a shop that counts one tee, its shoppers, and the invariants of its counts.
import { type Size, sizes } from '@taana-baana/contract';
import { v7 } from 'uuid';
import { expect } from 'vitest';
import { batchesOf } from '../../../../database/batches.ts';
import type { TestShop } from '../../../../testing.ts';
import { type Actor, commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { type Choice, type Count, correctCounts, receiveLines } from './stock.service.ts';

export const size: Size = sizes[2];
/** Of one tee at Rs. 500, with shipping. */
export const oneTee = 600;

type Needs = Pick<TestShop['deps'], 'db' | 'clock' | 'changes'>;

/** One colour and size. */
export const correct = (deps: Needs, choice: Choice, actor: Actor, { note, ...count }: Correction) =>
  correctCounts(deps, actor, { counts: [{ ...choice, ...count }], note });
type Correction = Pick<Count, 'from' | 'to'> & { readonly note: string };

export const receive = (deps: Needs, choice: Choice, actor: Actor, { quantity, key = v7() }: Arrived) =>
  receiveLines(deps, actor, { lines: [{ ...choice, quantity }], key });
interface Arrived {
  readonly quantity: number;
  readonly key?: string;
}

export type CountedTee = Awaited<ReturnType<typeof countTee>>;

/** A tee in two colours, of which the first is counted in one size. */
export async function countTee(shop: TestShop, pieces: number) {
  const tee = await shop.addProduct({ price: 500, title: 'Warli Village Tee' });
  const choice = { product: tee.id, color: tee.colorIds[0] ?? '', size };
  await correct(shop.deps, choice, commandLine, { to: pieces, note: 'first count' });
  return { ...tee, choice };
}

/** A customer with this many in the cart. */
export async function shopper(shop: TestShop, { choice }: CountedTee, quantity = 1) {
  const { token, customer } = await shop.signUp();
  const { product: productId, color } = choice;
  await shop.call('addToCart', { token, body: { productId, color, size: choice.size, quantity, price: 1 } });
  return { token, customer };
}

/** Customers with one of it in the cart each, inserted as rows, because hashing passwords is slow. */
export async function insertShoppers({ deps }: Pick<TestShop, 'deps'>, { choice }: CountedTee, count: number) {
  const ids = Array.from({ length: count }, () => v7());
  const created_at = deps.clock.now().toISOString();
  const who = { firstname: 'Asha', lastname: 'Kumari', mobile: '9876543210', password_hash: '', created_at };
  const line = { product_id: choice.product, color_id: choice.color, size: choice.size, quantity: 1, created_at };
  for (const batch of batchesOf(ids)) {
    const customers = batch.map((id) => ({ id, email: `${id}@example.com`, ...who }));
    await deps.db.insertInto('customers').values(customers).execute();
    const lines = batch.map((id) => ({ id: v7(), customer_id: id, ...line }));
    await deps.db.insertInto('cart_lines').values(lines).execute();
  }
  return ids;
}

export async function readCounts(shop: Pick<TestShop, 'deps'>) {
  const { db } = shop.deps;
  const variants = await db.selectFrom('product_variants').selectAll().orderBy('id').execute();
  const movements = await db.selectFrom('stock_movements').selectAll().orderBy('id').execute();
  const reservations = await db.selectFrom('stock_reservations').selectAll().execute();
  return { variants, movements, reservations };
}

/** Stock is the sum of its movements, reserved is the sum of its reservations; neither is below 0. */
export async function expectSoundCounts(shop: Pick<TestShop, 'deps'>): Promise<void> {
  const { variants, movements, reservations } = await readCounts(shop);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  for (const { id, stock, reserved } of variants) {
    const of = ({ variant_id }: { variant_id: string }) => variant_id === id;
    expect(stock ?? 0).toBe(sum(movements.filter(of).map(({ delta }) => delta)));
    expect(reserved).toBe(sum(reservations.filter(of).map(({ quantity }) => quantity)));
    expect(Math.min(stock ?? 0, reserved)).toBeGreaterThanOrEqual(0);
  }
}
