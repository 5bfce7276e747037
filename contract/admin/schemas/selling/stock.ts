// Counted stock of each product, colour and size, and why it changed.
import * as z from 'zod/mini';
import { size } from '../../../schemas/choices.ts';
import { Picture, ProductColor } from '../../../schemas/catalog/product.ts';
import { visibleText } from '../../../typed/visible-text.ts';
import { type Sized, sizesOf } from '../../../sizes/product-sizes.ts';

/**
 * `sold`: an order was paid; `cancelled`: it did not go out; `refunded`: these pieces of it did not;
 * `returned`: it came back, whole or in an
 * exchange, and `written off` follows if it cannot be sold again; `replaced`: went out for an
 * exchange; `sent again`: after it came back; `changed`: staff changed its colour or size.
 */
export const stockReasons = [
  'received',
  'corrected',
  'sold',
  'cancelled',
  'refunded',
  'returned',
  'written off',
  'replaced',
  'sent again',
  'changed',
] as const;
export type StockReason = (typeof stockReasons)[number];

/** Whether returned counted pieces are restocked or written off. */
export const restockDecisions = ['restock', 'write-off'] as const;
export type RestockDecision = (typeof restockDecisions)[number];

/** Pieces of one variant; more is a typing error. */
export const maxPieces = 100_000;
/** By the sales of so many days is said how long the pieces last. */
export const urgencyDays = 30;
/** The default limit for low stock. */
export const usualLowStock = 3;
/** Whether a product with so many colours is offered in any size. `withheld`: sizes that are not. */
export const isOfferedAtAll = (product: Sized, colors: number, withheld: number): boolean =>
  colors === 0 || withheld < colors * sizesOf(product).length;
/** `limit` 0: it is never low. */
export const isLowStock = (stock: number, limit: number): boolean => limit > 0 && stock <= limit;
export const stockLengths = { note: 200, query: 80, list: 60_000 } as const;

const pieces = z.int().check(z.gte(0), z.lte(maxPieces));
const Choice = { color: z.string().check(z.minLength(1), z.maxLength(64)), size };

export const StockVariant = z.object({
  color: z.string(),
  size: z.string(),
  /** Null: made to order. */
  stock: z.nullable(z.int()),
  /** The owner may count what is not offered; it is neither low nor sold out. */
  isOffered: z.optional(z.boolean()),
  /** Of `stock`, reserved by checkouts for a few minutes. */
  reserved: z.int(),
});
export type StockVariant = z.infer<typeof StockVariant>;

/** A product in the list; the counts are of its variants that are not made to order. */
export const StockProduct = z.object({
  id: z.string(),
  title: z.string(),
  picture: z.nullable(Picture),
  counted: z.int(),
  pieces: z.int(),
  /** Of `counted`: at the product's limit or below, but not 0. */
  low: z.int(),
  soldOut: z.int(),
  /** In any colour and size. */
  isOffered: z.optional(z.boolean()),
  /** Of what runs out: the size that is gone first. `daysLeft` null: none was sold lately. */
  next: z.optional(z.object({ color: z.string(), size: z.string(), stock: z.int(), daysLeft: z.nullable(z.int()) })),
});
export type StockProduct = z.infer<typeof StockProduct>;

export const StockQuery = z.object({
  /** Words of the title. */
  q: z.optional(z.string().check(z.overwrite(visibleText), z.maxLength(stockLengths.query))),
  /** Only products with a variant at or below the limit, the most urgent first; none whose limit is 0. */
  low: z.optional(z.literal('1')),
});
export const StockList = z.object({ products: z.array(StockProduct), total: z.int() });
export type StockList = z.infer<typeof StockList>;

/** An order that is not paid and holds counted pieces. */
export const ReservedOrder = z.object({
  id: z.string(),
  /** A shopper's; else staff took the order, and it is withdrawn on its own page. */
  isCheckout: z.boolean(),
  /** Null: the account is deleted, there is none, or the role may not see it. */
  who: z.nullable(z.object({ name: z.string(), email: z.string() })),
  since: z.string(),
  until: z.string(),
  pieces: z.array(
    z.object({
      product: z.string(),
      title: z.string(),
      color: z.string(),
      size: z.string(),
      quantity: z.int(),
    }),
  ),
});
export type ReservedOrder = z.infer<typeof ReservedOrder>;

/** `pieces`: of all `total` orders. */
export const ReservedList = z.object({ orders: z.array(ReservedOrder), total: z.int(), pieces: z.int() });
export type ReservedList = z.infer<typeof ReservedList>;
export const ReservedReleased = z.object({ pieces: z.int() });

export const StockOfProduct = z.object({
  id: z.string(),
  title: z.string(),
  /** Sold-out sizes can be bought, and are made to order. */
  allowsOversell: z.boolean(),
  /** A counted colour and size is low at this many pieces or fewer. 0: never. */
  lowStock: z.int(),
  colors: z.array(z.object({ id: z.string(), title: z.string(), swatch: z.optional(ProductColor) })),
  /** One for each size of each of the product's colours. */
  variants: z.array(StockVariant),
});
export type StockOfProduct = z.infer<typeof StockOfProduct>;

/** Colours and sizes that one call changes. */
const maxLines = 1000;
/** Lines of a list of SKUs. */
export const maxDeliveryLines = maxLines;
const quantity = z.int().check(z.gte(1), z.lte(maxPieces));
const key = z.string().check(z.minLength(8), z.maxLength(64));

/** `key`: random, one for each delivery, so that a repeated call adds nothing. */
export const StockDelivery = z.object({
  lines: z.array(z.object({ ...Choice, quantity })).check(z.minLength(1), z.maxLength(maxLines)),
  key,
});

/** `from`: the stock that was seen; all are refused if one has changed since. Null: made to order. */
export const StockCorrection = z.object({
  counts: z
    .array(z.object({ ...Choice, from: z.nullable(pieces), to: z.nullable(pieces) }))
    .check(z.minLength(1), z.maxLength(maxLines)),
  note: z.string().check(z.overwrite(visibleText), z.minLength(1), z.maxLength(stockLengths.note)),
});

/** A list of SKUs and pieces; `text` as typed, scanned, or in the file. */
export const DeliveryList = z.object({ text: z.string().check(z.minLength(1), z.maxLength(stockLengths.list)) });

/** What a delivery would do; it changes nothing. */
export const DeliveryCheck = z.object({
  /** One for each colour and size, in the order of the list. */
  lines: z.array(
    z.object({
      product: z.string(),
      title: z.string(),
      color: z.string(),
      size: z.string(),
      stock: z.int(),
      quantity: z.int(),
    }),
  ),
  /** Lines that cannot be received; `row`: as a spreadsheet counts. */
  refused: z.array(z.object({ row: z.int(), message: z.string() })),
  /** The same list was received before. */
  before: z.nullable(z.object({ at: z.string(), staff: z.nullable(z.string()) })),
});
export type DeliveryCheck = z.infer<typeof DeliveryCheck>;

/** `isAgain`: the same list was received before, and this is another delivery. */
export const DeliveryReceipt = z.extend(DeliveryList, { key, isAgain: z.boolean() });
export const DeliveryReceived = z.object({ pieces: z.int() });

export const StockOversell = z.object({ allowsOversell: z.boolean() });

export const StockLimit = z.object({ lowStock: pieces });

export const StockMovementsQuery = z.object({ ...Choice, before: z.optional(z.string()) });
export const StockMovement = z.object({
  id: z.string(),
  at: z.string(),
  delta: z.int(),
  reason: z.enum(stockReasons),
  note: z.nullable(z.string()),
  /** The order's number. */
  order: z.nullable(z.string()),
  /** Null with an order: the shop; else the command line. */
  staff: z.nullable(z.string()),
});
export type StockMovement = z.infer<typeof StockMovement>;
export const StockMovements = z.object({ movements: z.array(StockMovement), hasMore: z.boolean() });
export type StockMovementsPage = z.infer<typeof StockMovements>;
