// What stands above the packing list: its orders and pieces, and of how many orders they are the
// first.
import { capped, maxCount } from '@taana-baana/contract/admin/paths/order-tabs.ts';
import type { PackingList } from '@taana-baana/contract/admin/schemas/selling/packing.ts';
import { pieces } from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/packing.ts';
import { piecesOf } from './pick-list.ts';

interface Summarised extends Pick<PackingList, 'total'> {
  readonly orders: readonly Pick<PackingList['orders'][number], 'status' | 'lines'>[];
}

/** Undefined: nothing of the list is to be packed any more. */
export function summaryOf({ orders, total = orders.length }: Summarised): string | undefined {
  const waiting = orders.filter(({ status }) => status === 'Ordered');
  if (waiting.length === 0) return undefined;
  const itsPieces = pieces(piecesOf(waiting));
  if (total <= orders.length) return texts.summary(waiting.length, itsPieces);
  // A count that ended at its limit is not exact: ticks take nothing off it.
  const all = total >= maxCount ? total : total - orders.length + waiting.length;
  return texts.summaryOfFirst(waiting.length, capped(all), itsPieces);
}
