// Orders in the admin: the list with its tabs and filters, an order's page, and its actions.
// Amounts are whole rupees; `…Paise` are the payment provider's.
import * as z from 'zod/mini';
import { messageKinds } from '../../../content/customer-messages.ts';
import { orderStatuses } from '../../../limits.ts';
import { PaidAddress } from '../../../schemas/address.ts';
import { identifier, integerBetween } from '../../../schemas/choices.ts';
import { OrderDocument } from '../../../schemas/selling/document.ts';
import { CashState } from '../../../schemas/selling/cash-state.ts';
import { AppliedOffer } from '../../../schemas/selling/offer-codes.ts';
import { optionalText } from '../../../schemas/fields.ts';
import { Picture, ProductColor } from '../../../schemas/catalog/product.ts';
import { IndianDay } from '../fields.ts';
import { AdminParcel, OrderNote } from './fulfilment.ts';
import { maxCount, maxOrdersListed, orderTabs, usualOrdersListed } from '../../paths/order-tabs.ts';
import { orderChannels, refundReasons } from '../../paths/order-choices.ts';
import { paymentMethods } from '../../../payment-methods.ts';
import { UnplacedPayment } from './unplaced.ts';
import * as messages from '../../texts/messages.ts';

export const OrderListQuery = z.object({
  /**
   * Number, name, AWB, payment id, product or SKU; by members who may see every customer's contact,
   * also mobile, e-mail, city or PIN code; by those who may read documents, also an invoice's or credit
   * note's number. Words and numbers match by their beginning.
   */
  search: optionalText(),
  /** An order's number: lists the orders of the same customer and ignores `search`. */
  customerOf: optionalText(),
  /** Without one, all orders that were paid. */
  tab: z.optional(z.enum(orderTabs, { error: messages.tabUnknown })),
  /** Both days are included. */
  from: z.optional(IndianDay),
  to: z.optional(IndianDay),
  /** Its id. */
  product: optionalText(),
  /** Of the address. */
  state: optionalText(),
  /** Of a parcel of the order. */
  courier: optionalText(),
  /** As in the list: `upi`, `card`. */
  payment: optionalText(),
  /** `next` of the previous page. */
  after: z.optional(z.string().check(z.maxLength(100, messages.pageUnknown))),
  limit: z.prefault(integerBetween(1, maxOrdersListed, messages.limitRange), usualOrdersListed),
});
export type OrderListQuery = z.infer<typeof OrderListQuery>;

/** Which orders the export has: those of the list, on all its pages. */
export const OrderExportQuery = z.omit(OrderListQuery, { after: true, limit: true });
export type OrderExportQuery = z.infer<typeof OrderExportQuery>;

/** What an owner should know of an order before opening it. */
export const orderFlags = [
  /** Its customer has to confirm it first. */
  'to confirm',
  'disputed',
  'dispute lost',
  'refund failed',
  'refund pending',
  /** A manual refund is open. */
  'to give back',
  'partially refunded',
  'refunded',
  'address missing',
  /** The courier returned the parcel: the order waits to be sent again, or cancelled. */
  'returned',
  /** Shipped without an AWB. */
  'tracking missing',
  'replacement',
  /** The channel by which staff took it. */
  ...orderChannels,
  'note',
  /** Until the order is delivered or has ended. */
  'staff note',
] as const;
export type OrderFlag = (typeof orderFlags)[number];

const status = z.enum(orderStatuses);
const flags = z.array(z.enum(orderFlags));

export const OrderRow = z.object({
  number: z.string(),
  /** When it was paid. */
  placedAt: z.string(),
  /** When it was confirmed, if it had to be: from then it is to be packed. */
  toPackSince: z.optional(z.string()),
  status,
  flags,
  customer: z.string(),
  /** Null: unknown, or not for this member. */
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  pieces: z.int(),
  total: z.int(),
  /** The provider's name of the method: `upi`, `card`. */
  paymentMethod: z.nullable(z.string()),
  /** Rupees that the courier has to collect; missing: none. */
  collect: z.optional(z.int()),
  /** Until when it has to be confirmed (UTC), and whom to call. `mobile` is null like a contact. */
  toConfirm: z.optional(z.object({ until: z.string(), mobile: z.nullable(z.string()) })),
  /** Of the latest parcel. */
  courier: z.nullable(z.string()),
  awb: z.nullable(z.string()),
});
export type OrderRow = z.infer<typeof OrderRow>;

/** Counted up to `maxCount`, which means that many or more. */
export const CappedCount = z.int().check(z.gte(0), z.lte(maxCount));

export const OrderList = z.object({
  /** The newest order comes first; in the tab to pack, the longest waiting. */
  orders: z.array(OrderRow),
  /** On the first page: payments that made no order, and match or need attention. */
  unplaced: z.optional(z.array(UnplacedPayment)),
  /** For `after`; null on the last page. */
  next: z.nullable(z.string()),
  /** Of all orders, without the search. Null: this tab is not counted. */
  counts: z.record(z.enum(orderTabs), z.nullable(CappedCount)),
});
export type OrderList = z.infer<typeof OrderList>;

export const OrderLine = z.object({
  id: z.string(),
  productId: z.string(),
  title: z.string(),
  color: z.string(),
  colorId: z.optional(z.string()),
  size: z.string(),
  quantity: z.int(),
  /** Pieces refunded by refunds of lines. */
  refunded: z.int(),
  /** Further pieces that refunds without lines pay for. */
  refundedByValue: z.optional(z.int()),
  /** Of one piece, before discounts. */
  price: z.int(),
  /** With a discount: rupees that the next 1, 2, … refunded pieces are worth. */
  worth: z.optional(z.array(z.int())),
  /** Of the ordered colour, or of no colour, on the admin's origin; null: there is none. */
  picture: z.nullable(Picture),
  /** How the colour is drawn where there is no picture. */
  swatch: z.optional(ProductColor),
});
export type OrderLine = z.infer<typeof OrderLine>;

export const OrderRefund = z.object({
  id: z.string(),
  /** Null: the whole payment, recorded by an old version and still open. */
  amountPaise: z.nullable(z.int()),
  /** Rupees that became store credit, beside it. */
  credit: z.int(),
  currency: z.string(),
  reason: z.string(),
  /** Empty: not for lines. */
  lines: z.array(z.object({ title: z.string(), color: z.string(), size: z.string(), quantity: z.int() })),
  /** `by hand`: staff have to refund it. */
  status: z.enum(['pending', 'refunded', 'failed', 'by hand']),
  /** The provider's reason for refusing it. */
  failure: z.nullable(z.string()),
  at: z.string(),
  /** The member of staff; null when the shop or the command line made it. */
  by: z.nullable(z.string()),
  /** Of one by hand whose customer was asked, for members who may refund: where it goes, or went; null: not known. */
  upiId: z.optional(z.nullable(z.string())),
  askedAt: z.optional(z.string()),
});
export type OrderRefund = z.infer<typeof OrderRefund>;

/** `upiId`: as the member saw it; missing from a tab of the previous version. */
export const GivenRefund = z.optional(z.object({ upiId: z.optional(z.nullable(z.string().check(z.maxLength(200)))) }));

export const OrderDispute = z.object({
  id: z.string(),
  amountPaise: z.int(),
  currency: z.string(),
  status: z.string(),
  reason: z.string(),
  respondBy: z.nullable(z.string()),
  /** False once it is won or closed. */
  isPressing: z.boolean(),
});
export type OrderDispute = z.infer<typeof OrderDispute>;

export const TimelineEntry = z.object({
  at: z.string(),
  kind: z.enum(['status', 'event', 'refund', 'credit', 'dispute', 'mail', 'action']),
  /** Ready to be shown: `Shipped`, `Refund of Rs. 100: pending`. */
  text: z.string(),
  /** The reason, or the provider's message. */
  detail: z.nullable(z.string()),
  /** Name of the member, or `Command line`; null when the shop itself did it. */
  by: z.nullable(z.string()),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** What this member may do with the order now. The server refuses everything else. */
export const OrderActions = z.object({
  /** The first is the next step. `isDisputed`: needs `despiteDispute`, after a confirmation. */
  moves: z.array(z.object({ to: status, isDisputed: z.boolean() })),
  /** Why there is no next step although the order is open. */
  blocked: z.nullable(z.string()),
  /** The refund: to the payment, and as store credit, in rupees. */
  cancel: z.nullable(z.object({ amountPaise: z.int(), credit: z.int() })),
  /**
   * `most`: rupees, for an amount. `restPaise`: what a refund without an amount refunds; null
   * when that is not possible.
   */
  refund: z.nullable(z.object({ most: z.int(), restPaise: z.nullable(z.int()) })),
  /** Refunds that the provider refused can be tried again. */
  retryRefunds: z.nullable(z.object({ refundPaise: z.int() })),
  /** Rupees: maximum to give now, and to take back of what was given for this order. */
  giveCredit: z.nullable(z.object({ most: z.int(), maxTakenBack: z.int() })),
  /** The deadline to undo the caller's own last move. */
  undo: z.nullable(z.object({ to: status, until: z.string() })),
  /** True: the call of this name is allowed. */
  startExchange: z.boolean(),
  setTracking: z.boolean(),
  markReturned: z.boolean(),
  reship: z.boolean(),
  changeAddress: z.boolean(),
  /** Colour and size of its pieces, until it is packed. */
  changePiece: z.optional(z.boolean()),
  /** Taking another order that goes into the same parcel. */
  addPiece: z.optional(z.boolean()),
  /** The customer's GSTIN, until an invoice is issued. */
  changeGstin: z.boolean(),
  addNote: z.boolean(),
  /** It waits to be confirmed. */
  confirm: z.optional(z.boolean()),
});
export type OrderActions = z.infer<typeof OrderActions>;

/** A message to the customer, ready for WhatsApp. */
export const CustomerMessage = z.object({
  kind: z.enum(messageKinds),
  /** Null: the link that it needs does not exist. */
  text: z.nullable(z.string()),
  /** It is about the state of now. */
  isNow: z.boolean(),
});
export type CustomerMessage = z.infer<typeof CustomerMessage>;

export const OrderPage = z.object({
  number: z.string(),
  placedAt: z.string(),
  status,
  /** In the shop: it goes to no address. */
  isHandedOver: z.optional(z.boolean()),
  flags,
  lines: z.array(OrderLine),
  /** For the move to Packed: another one once the pieces are others. */
  contents: z.optional(z.string()),
  amounts: z.object({
    items: z.int(),
    shipping: z.int(),
    /** Beside it, for paying on delivery; only if there is one. */
    cashFee: z.optional(z.int()),
    /** What lowers its price, in rupees; only if there is any. */
    offers: z.optional(z.array(AppliedOffer)),
    paid: z.int(),
    /** The part of it that was paid with store credit. */
    credit: z.int(),
    /** Refunded or about to be. */
    refundedPaise: z.int(),
    refundablePaise: z.int(),
  }),
  customer: z.object({
    name: z.string(),
    state: z.nullable(z.string()),
    /** Earlier orders of the same account. */
    earlierOrders: z.int(),
    /** `none`: staff took the order for somebody without an account. */
    account: z.enum(['open', 'deleted', 'none']),
    /** Id of the customer's page, for members who may open it. */
    page: z.optional(z.string()),
    /** Rupees of store credit. Null without an account, and for members who may not give it. */
    credit: z.nullable(z.int()),
    /** For the invoice; null for most, and once the account is deleted. */
    gstin: z.nullable(z.string()),
    business: z.optional(z.nullable(z.string())),
    /** Null: not for this member. */
    contact: z.nullable(
      z.object({
        /** Null once the account is deleted; the data for delivery is then in the note. */
        mobile: z.nullable(z.string()),
        email: z.nullable(z.string()),
        /** Null until known; fields may be blank. */
        address: z.nullable(PaidAddress),
        messages: z.optional(z.array(CustomerMessage)),
      }),
    ),
  }),
  payment: z.object({
    method: z.nullable(z.string()),
    /** What pays what store credit does not. */
    by: z.optional(z.enum(paymentMethods)),
    /** The shop itself received it. For tabs that the previous version has opened. */
    isByHand: z.boolean(),
    /** A note of staff about it. */
    reference: z.nullable(z.string()),
    /** The provider's ids. */
    orderId: z.nullable(z.string()),
    paymentId: z.nullable(z.string()),
    /** The provider's fee, of which `taxPaise` is GST; null until known, and without `revenue.read`. */
    feePaise: z.nullable(z.int()),
    taxPaise: z.nullable(z.int()),
  }),
  /** Of an order that is, or was to be, paid on delivery. `confirmBy`: null once it is confirmed. */
  cash: z.optional(z.extend(CashState, { confirmBy: z.nullable(z.string()) })),
  refunds: z.array(OrderRefund),
  disputes: z.array(OrderDispute),
  /** Tax documents, in the order of issue; none for members who may not read them. */
  documents: z.array(OrderDocument),
  /** What to check before shipping. It may contain a phone number: null like `contact`. */
  note: z.nullable(z.string()),
  /** Of staff, oldest first. Null like `contact`. */
  notes: z.nullable(z.array(OrderNote)),
  /** Null: not handed to a courier. */
  shipment: z.nullable(AdminParcel),
  /** Oldest first. */
  timeline: z.array(TimelineEntry),
  /**
   * Pieces that the order has from counted stock: staff decide whether to restock them when they
   * return.
   */
  fromStock: z.int(),
  actions: OrderActions,
});
export type OrderPage = z.infer<typeof OrderPage>;

/** The page of a checkout whose payment made no order. */
export const UnplacedPage = z.extend(UnplacedPayment, {
  /** Null: not for this member, or the account is deleted. */
  contact: z.nullable(z.object({ mobile: z.nullable(z.string()), email: z.nullable(z.string()) })),
  lines: z.array(z.object({ title: z.string(), color: z.string(), size: z.string(), quantity: z.int() })),
  refunds: z.array(z.extend(OrderRefund, { paymentId: z.string() })),
  /** Payments of another amount that were not captured: the provider itself returns them. */
  notCaptured: z.array(z.object({ paymentId: z.string(), at: z.string() })),
  /** What this member may send again. */
  retryRefunds: z.nullable(z.object({ refundPaise: z.int() })),
  /** Who sent it again, oldest first. */
  tries: z.array(z.object({ at: z.string(), by: z.nullable(z.string()) })),
});
export type UnplacedPage = z.infer<typeof UnplacedPage>;

/** Lines of an order, and pieces of a line. */
const maxPieces = 1000;

export const RefundForm = z
  .object({
    /** Random, one for each refund: sent again with the same content, nothing more is refunded. */
    key: z.string({ error: messages.refundKeyRequired }).check(z.regex(/^[\w-]{16,64}$/, messages.refundKeyRequired)),
    /** Without an amount and lines, the whole rest. */
    amount: z.optional(integerBetween(1, 10_000_000, messages.amountInvalid)),
    /** These pieces, at their prices, instead of an amount. */
    lines: z.optional(
      z
        .array(z.object({ line: identifier(), quantity: integerBetween(1, maxPieces, messages.piecesInvalid) }))
        .check(z.minLength(1, messages.piecesInvalid), z.maxLength(maxPieces, messages.piecesInvalid)),
    ),
    /** The customer reads it in the mail. */
    reason: z.enum(refundReasons, { error: messages.refundReasonRequired }),
  })
  .check(z.refine(({ amount, lines }) => !amount || !lines, { error: messages.amountOrLines, path: ['amount'] }));
export type RefundForm = z.infer<typeof RefundForm>;
