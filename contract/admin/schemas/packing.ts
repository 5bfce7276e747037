// Packing in the admin: what is to be packed now.
import * as z from 'zod/mini';
import { mostPacked } from '../packing-limits.ts';
import { OrderLine, OrderRow } from './orders.ts';

export const PackingOrder = z.object({
  ...z.pick(OrderRow, {
    number: true,
    placedAt: true,
    status: true,
    flags: true,
    customer: true,
    city: true,
    state: true,
  }).shape,
  /** What to look at before shipping; null also when it is not for this member. */
  note: z.nullable(z.string()),
  lines: z.array(OrderLine),
});
export type PackingOrder = z.infer<typeof PackingOrder>;

export const PackingList = z.object({
  /** To be packed, the one that waits longest first. */
  orders: z.array(PackingOrder).check(z.maxLength(mostPacked)),
  /** More orders wait behind these. */
  hasMore: z.boolean(),
});
export type PackingList = z.infer<typeof PackingList>;
