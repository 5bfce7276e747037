// Packing in the admin: the orders to pack now, and the printed data of parcels.
import * as z from 'zod/mini';
import { PaidAddress } from '../../../schemas/address.ts';
import { maxPackedAtOnce } from '../../limits/system-limits.ts';
import * as messages from '../../texts/messages.ts';
import { OrderNote } from './fulfilment.ts';
import { CappedCount, OrderLine, OrderRow } from './orders.ts';
import { exactText } from '../../../typed/exact-text.ts';

export const PackingOrder = z.object({
  ...z.pick(OrderRow, {
    number: true,
    placedAt: true,
    toPackSince: true,
    status: true,
    flags: true,
    customer: true,
    city: true,
    state: true,
    collect: true,
  }).shape,
  /** What to check before shipping; null also if it is not for this member. */
  note: z.nullable(z.string()),
  /** Of staff, oldest first. Empty like `note`. */
  notes: z.array(OrderNote),
  lines: z.array(OrderLine),
  /** Numbers of others in the list for the same customer at the same address. */
  goesWith: z.optional(z.array(z.string())),
  /** For the move to Packed: another one once the pieces are others. */
  contents: z.optional(z.string()),
});
export type PackingOrder = z.infer<typeof PackingOrder>;

export const PackingList = z.object({
  /** Orders to pack, longest waiting first. */
  orders: z.array(PackingOrder).check(z.maxLength(maxPackedAtOnce)),
  /** There are more orders. */
  hasMore: z.boolean(),
  /** All orders to pack, with those that are not listed. */
  total: z.optional(CappedCount),
});
export type PackingList = z.infer<typeof PackingList>;

/** Numbers of orders, separated by commas. */
export const ParcelsQuery = z.object({
  orders: z.pipe(
    z.pipe(
      z.string({ error: messages.ordersRange }),
      z.transform((text) =>
        [
          ...new Set(
            text
              .toUpperCase()
              .split(',')
              .map((number) => exactText(number)),
          ),
        ].filter(Boolean),
      ),
    ),
    z.array(z.string()).check(z.minLength(1, messages.ordersRange), z.maxLength(maxPackedAtOnce, messages.ordersRange)),
  ),
});
export type ParcelsQuery = z.infer<typeof ParcelsQuery>;

/** The printed data of an order. */
export const Parcel = z.object({
  ...z.pick(OrderRow, { number: true, placedAt: true, customer: true, courier: true, awb: true }).shape,
  lines: z.array(
    z.object({
      ...z.pick(OrderLine, { title: true, color: true, size: true, quantity: true }).shape,
      /** As it is now. */
      sku: z.optional(z.string()),
    }),
  ),
  /** Rupees that the courier collects; 0: nothing, and the paper says so. Missing: the shop takes no cash. */
  collect: z.optional(z.int()),
  /** As `contents` of PackingOrder; for the code of the slip. */
  contents: z.string(),
  /** Of those asked for with it and not sent yet: the numbers of others for the same customer at the same address. */
  goesWith: z.optional(z.array(z.string())),
  /** Of staff, for the slip. */
  notes: z.optional(z.array(z.string())),
  /** Null: not for this member. */
  contact: z.nullable(
    z.object({
      mobile: z.nullable(z.string()),
      /** Null until known; fields may be blank. */
      address: z.nullable(PaidAddress),
    }),
  ),
});
export type Parcel = z.infer<typeof Parcel>;

export const Parcels = z.object({
  /** In the order of the request. */
  parcels: z.array(Parcel),
  /** The shop, by its settings. `lines`: of its address. */
  sender: z.object({ name: z.string(), lines: z.array(z.string()), phone: z.string() }),
});
export type Parcels = z.infer<typeof Parcels>;
