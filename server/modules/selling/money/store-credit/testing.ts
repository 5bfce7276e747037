// For tests: adds credit without a source, and checks the invariant of every ledger.
import { expect } from 'vitest';
import type { TestShop } from '../../../../testing.ts';
import { addEntry } from './store-credit.service.ts';

/** Rupees. */
export const giveCredit = (shop: TestShop, customerId: string, amount: number): Promise<boolean> =>
  shop.deps.db
    .transaction()
    .execute((trx) => addEntry(trx, { customer_id: customerId, amount, kind: 'gift card' }, shop.deps.clock.now()));

export const readEntries = (shop: Pick<TestShop, 'deps'>) =>
  shop.deps.db.selectFrom('store_credit_entries').selectAll().orderBy('created_at').orderBy('id').execute();

/** No balance was ever below 0. */
export async function expectNoDebt(shop: Pick<TestShop, 'deps'>): Promise<void> {
  const balances = new Map<string, number>();
  for (const { customer_id: customer, amount } of await readEntries(shop)) {
    balances.set(customer, (balances.get(customer) ?? 0) + amount);
    expect(balances.get(customer)).toBeGreaterThanOrEqual(0);
  }
}
