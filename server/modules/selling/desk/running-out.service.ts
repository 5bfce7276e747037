// What runs out first: by the sales of the last days, then by the pieces that are left.
import { type StockProduct, urgencyDays } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import { addDays, indianDayOf, startOfDay } from '@taana-baana/contract/calendar/indian-days.ts';
import type { Deps } from '../../../deps.ts';
import { listLowVariants } from '../goods/stock/stock.repository.ts';
import { listVariantsSold } from './sales/sales.repository.ts';

type Next = NonNullable<StockProduct['next']>;

/** The most urgent size of each product that runs out, by the product's id. */
export async function findMostUrgent({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Map<string, Next>> {
  const low = await listLowVariants(db);
  const now = clock.now();
  const from = startOfDay(addDays(indianDayOf(now), -urgencyDays));
  const period = { from, before: now.toISOString() };
  const sold = await listVariantsSold(db, period, [...new Set(low.map(({ product_id }) => product_id))]);
  const keyOf = (one: Omit<(typeof sold)[number], 'pieces'>) =>
    JSON.stringify([one.product_id, one.color_id, one.size]);
  const pieces = new Map(sold.map((one) => [keyOf(one), one.pieces]));
  const next = new Map<string, Next>();
  for (const variant of low) {
    const { product_id: product, color, size, stock } = variant;
    const perMonth = pieces.get(keyOf(variant));
    const daysLeft = perMonth === undefined ? null : Math.floor((stock * urgencyDays) / perMonth);
    const one = { color, size, stock, daysLeft };
    if (compareUrgency(one, next.get(product)) < 0) next.set(product, one);
  }
  return next;
}

/** Below 0: the first is the more urgent. */
export function compareUrgency(one: Next | undefined, other: Next | undefined): number {
  const ranksOf = (next: Next | undefined) => [next?.daysLeft ?? Infinity, next?.stock ?? Infinity];
  const [days = 0, left = 0] = ranksOf(one);
  const [otherDays = 0, otherLeft = 0] = ranksOf(other);
  if (days !== otherDays) return days < otherDays ? -1 : 1;
  return left === otherLeft ? 0 : left < otherLeft ? -1 : 1;
}
