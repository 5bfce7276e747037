// Checkout, payment and orders. Amounts are whole rupees, except in the
// provider's own order, which uses paise.
import * as z from 'zod/mini';
import { regionSpelt } from '../../addresses/region-names.ts';
import { lengths, orderStatuses, paymentPendingStatus } from '../../limits.ts';
import { fieldMessages, serverMessages } from '../../messages.ts';
import { Address, PaidAddress } from '../address.ts';
import { identifier, integerBetween } from '../choices.ts';
import { OrderDocument } from './document.ts';
import { AppliedOffer, OfferCodes } from './offer-codes.ts';
import { CashState } from './cash-state.ts';
import { OwnHandRefund } from './hand-refund.ts';
import { Exchange } from './exchange.ts';
import { Picture, ProductColor } from '../catalog/product.ts';
import { blankText } from '../fields.ts';

const amountRule = 'An amount is a whole number of rupees';

/** A program may send an old or short form of a state; the form's list has the names only. */
const SpeltAddress = z.extend(Address, {
  state: z.union(
    [
      Address.shape.state,
      z.pipe(z.string().check(z.overwrite((text) => regionSpelt(text) ?? text)), Address.shape.state),
    ],
    { error: fieldMessages.stateRequired },
  ),
});

export const CheckoutFields = z.object({
  /** Rupees: subtotal plus shipping, as the shopper saw it. If missing, the server's price. */
  amount: z.optional(z.union([blankText, integerBetween(0, 100_000_000, amountRule)], { error: amountRule })),
  shippingInfo: z.optional(z.nullable(z.union([blankText, SpeltAddress]))),
  attemptId: z.optional(z.string().check(z.trim(), z.maxLength(lengths.attemptId))),
  /** As much of the customer's store credit as the order costs; the rest is paid online. */
  useCredit: z.optional(z.boolean()),
  /** Of offers; an empty list still gets those that need none. If missing, list price is paid. */
  codes: z.optional(OfferCodes),
});
/** Credit may place the order at once: then the sum and the attempt are required. */
const hasAgreed = ({ useCredit, amount, attemptId }: z.output<typeof CheckoutFields>): boolean =>
  !useCredit || (amount !== undefined && Boolean(attemptId));
export const CheckoutRequest = CheckoutFields.check(
  z.refine(hasAgreed, { error: 'Store credit needs amount and attemptId', path: ['useCredit'] }),
);
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

/** The provider's order as received; it may have more fields. */
export const ProviderOrder = z.looseObject({
  id: z.string(),
  entity: z.literal('order'),
  amount: z.int(),
  amount_due: z.int(),
  currency: z.string(),
  receipt: z.nullable(z.string()),
  status: z.string(),
});
const checkedOut = { success: z.literal(true), key: z.string() };
export const OpenedCheckout = z.object({ ...checkedOut, order: ProviderOrder });
/** If the provider's order is missing, store credit has paid for everything: the order is placed. */
export const CheckoutAnswer = z.union([
  OpenedCheckout,
  z.object({ ...checkedOut, order: z.null(), placed: z.object({ number: z.string() }) }),
]);
export type CheckoutAnswer = z.infer<typeof CheckoutAnswer>;

/** A provider's id; other texts are not looked up there. */
const paymentId = (message: string) =>
  z.string({ error: message }).check(z.trim(), z.regex(/^pay_[A-Za-z0-9]{1,60}$/, message));

export const PaymentVerification = z.object({
  orderCreationId: identifier(serverMessages.paymentForged),
  razorpayPaymentId: paymentId(serverMessages.paymentForged),
  razorpayOrderId: identifier(serverMessages.paymentForged),
  razorpaySignature: z.optional(z.string().check(z.maxLength(200))),
});
export type PaymentVerification = z.infer<typeof PaymentVerification>;

const returned = z.optional(z.string().check(z.maxLength(200)));

/**
 * The form that the provider submits. After a failure these fields are missing, and others describe
 * the error.
 */
export const PaymentReturn = z.object({
  razorpay_order_id: returned,
  razorpay_payment_id: returned,
  razorpay_signature: returned,
});
export type PaymentReturn = z.infer<typeof PaymentReturn>;

export const VerifiedPayment = z.object({
  success: z.literal(true),
  razorpayOrderId: z.string(),
  razorpayPaymentId: z.string(),
  orderCreationId: z.string(),
});
export type VerifiedPayment = z.infer<typeof VerifiedPayment>;

/**
 * The address in create-order: these fields or anything else, because a paid
 * order stores whatever was sent.
 */
const SentAddress = z.union([
  z.partial(
    z.looseObject({
      firstname: z.string(),
      lastname: z.string(),
      address: z.string(),
      other: z.string(),
      city: z.string(),
      state: z.string(),
      country: z.string(),
      pincode: z.union([z.string(), z.number()]),
    }),
  ),
  z.unknown(),
]);

/** Items and totals that a client also sends are ignored. */
export const OrderRequest = z.object({
  paymentInfo: z.object(
    {
      razorpayOrderId: identifier(serverMessages.paymentNotFound),
      razorpayPaymentId: paymentId(serverMessages.paymentNotFound),
    },
    { error: serverMessages.paymentNotFound },
  ),
  shippingInfo: z.optional(SentAddress),
});
export type OrderRequest = z.infer<typeof OrderRequest>;

export const OrderItem = z.object({
  _id: z.string(),
  /** `colors`, `sizes`: the product's current ones; no colours once it has left the catalogue. */
  product: z.object({
    _id: z.string(),
    title: z.string(),
    images: z.array(Picture),
    colors: z.array(ProductColor),
    /** Its own; missing: the usual seven. */
    sizes: z.optional(z.array(z.string())),
  }),
  /** Pieces that can still be exchanged. */
  exchangeable: z.int(),
  quantity: z.int(),
  /** Pieces whose money is back; only if there are any. */
  refunded: z.optional(z.int()),
  price: z.int(),
  color: ProductColor,
  size: z.string(),
});
export type OrderItem = z.infer<typeof OrderItem>;

/** The latest parcel. */
export const Parcel = z.object({
  courier: z.nullable(z.string()),
  /** The courier's number of the parcel; it may follow within 24 business hours. */
  awb: z.nullable(z.string()),
  /** The courier's page about it. */
  trackingUrl: z.nullable(z.string()),
  shippedAt: z.string(),
});
export type Parcel = z.infer<typeof Parcel>;

export const Order = z.object({
  _id: z.string(),
  number: z.string(),
  totalPrice: z.int(),
  totalPriceAfterDiscount: z.int(),
  /** The part of it that was paid with store credit, in rupees. */
  storeCredit: z.int(),
  shippingPrice: z.int(),
  /** What lowers its price, in rupees; only if there is any. */
  offers: z.optional(z.array(AppliedOffer)),
  orderStatus: z.enum(orderStatuses),
  orderItems: z.array(OrderItem),
  paymentInfo: z.object({ razorpayOrderId: z.string(), razorpayPaymentId: z.string() }),
  shippingInfo: z.nullable(PaidAddress),
  createdAt: z.string(),
  paidAt: z.string(),
  /** Only of an order that is, or was to be, paid on delivery. */
  cod: z.optional(CashState),
  /** Only if the shop gives money back by hand, or has, to a UPI id. */
  handRefund: z.optional(OwnHandRefund),
  /** Null: not handed to a courier. */
  shipment: z.nullable(Parcel),
  /** Whether `cancelOrder` is allowed now. */
  canCancel: z.boolean(),
  /** The end of the last day. Null: it is not delivered, or the days are over. */
  canExchangeUntil: z.nullable(z.string()),
  /** Oldest first. */
  exchanges: z.array(Exchange),
  /** Tax documents, in the order of issue. */
  documents: z.array(OrderDocument),
  /** It is free: it replaces goods of another order. */
  isReplacement: z.boolean(),
  /** The times that the shop promised when it was paid, if they are not today's. */
  promises: z.optional(
    z.object({ exchangeDays: z.int(), processingDays: z.int(), deliveryFrom: z.int(), deliveryTo: z.int() }),
  ),
});
export type Order = z.infer<typeof Order>;

/** The public page of a parcel, without a login. Of the address only the town. */
export const TrackedParcel = z.extend(Parcel, {
  orderStatus: z.enum(orderStatuses),
  city: z.nullable(z.string()),
  /** The courier returned it to the shop. */
  isReturned: z.boolean(),
});
export type TrackedParcel = z.infer<typeof TrackedParcel>;

export const PendingOrder = z.object({ orderStatus: z.literal(paymentPendingStatus) });
export const OrderCreated = z.object({ success: z.literal(true), order: Order });
export const OrderList = z.object({ orders: z.array(Order) });
