// The invariants of offers, checked after every history: each use belongs to one order that has it.
import { expect } from 'vitest';
import type { OrderRow } from '../../server/database/tables/order-tables.ts';
import { expectSoundUses, readUses } from '../../server/modules/selling/money/offers/shopper/testing.ts';
import { readBooks } from '../../server/modules/selling/money/payments/books.repository.ts';
import { leftToGive } from '../../server/modules/selling/money/payments/refunds/refund-sums.ts';
import { toOrderRecord } from '../../server/modules/selling/order/orders.mapping.ts';
import type { Rested } from './world.ts';

/** Uses are within their limits, taken by those orders that keep them, and what they took off is what was not paid. */
export async function expectSoundOffers({ shop, db }: Rested): Promise<void> {
  await expectSoundUses(shop);
  const { uses } = await readUses(shop);
  const adjustments = await db.selectFrom('order_adjustments').selectAll().execute();
  const lines = await db.selectFrom('order_lines').selectAll().execute();
  const sumOf = (paise: readonly number[]): number => paise.reduce((sum, one) => sum + one, 0);
  for (const order of await db.selectFrom('orders').selectAll().execute()) {
    if (order.parent_id !== null) continue;
    const less = adjustments.filter((one) => one.order_id === order.id);
    expect(order.total * 100).toBe(
      (order.items_total + order.shipping_price) * 100 - sumOf(less.map(({ paise }) => paise)),
    );
    const ofGoods = less.filter(({ kind }) => kind === 'goods').map(({ paise }) => paise);
    const discounts = lines.filter((line) => line.order_id === order.id).map((line) => line.discount_paise);
    expect(sumOf(discounts)).toBe(sumOf(ofGoods));
    const own = uses.filter((use) => use.order_id === order.id);
    const kept = own.filter(({ state }) => state !== 'given back');
    const offers = less.filter(({ source }) => source.startsWith('offer '));
    // An attempt that was repeated with another cart may have given an offer back.
    const current = own.filter((use) => offers.some(({ source }) => source === `offer ${use.offer_id}`));
    expect(current.map(({ offer_id: id, rupees }) => `offer ${id}: ${rupees * 100}`).toSorted()).toEqual(
      offers.map(({ source, paise }) => `${source}: ${paise}`).toSorted(),
    );
    const ends = await endOf(db, order);
    if (ends === 'given back') expect(kept).toEqual([]);
    else if (ends === 'kept') expect(kept.map(({ state }) => state)).toEqual(offers.map(() => 'taken'));
    else expect([0, offers.length]).toContain(kept.filter(({ state }) => state === 'taken').length);
  }
}

/** Undefined: of what has gone back, some became credit, or the bank refused it. */
async function endOf(db: Rested['db'], order: OrderRow): Promise<'kept' | 'given back' | undefined> {
  if (order.number === null || order.status === 'Cancelled') return 'given back';
  const parcels = await db.selectFrom('shipments').select('returned_at').where('order_id', '=', order.id).execute();
  if (parcels.some(({ returned_at: at }) => at !== null)) return 'given back';
  // Whatever went back, the courier still collects.
  if (order.payment_method === 'cash-on-delivery' && order.paid_at === null) return 'kept';
  const books = await readBooks(db, toOrderRecord(order));
  if (books.refunds.length === 0) return 'kept';
  const isClear = books.exchanged === 0 && books.refunds.every(({ status }) => status !== 'failed');
  return isClear ? (leftToGive(books) > 0 ? 'kept' : 'given back') : undefined;
}
