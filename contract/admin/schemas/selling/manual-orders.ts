// Orders that staff take: the choices, the order itself, and unpaid ones.
import * as z from 'zod/mini';
import { Address, PaidAddress } from '../../../schemas/address.ts';
import { identifier, integerBetween, size } from '../../../schemas/choices.ts';
import { lengths, offerLimits } from '../../../limits.ts';
import { fieldMessages } from '../../../messages.ts';
import { email, mobile, optionalText, requiredText } from '../../../schemas/fields.ts';
import { Picture } from '../../../schemas/catalog/product.ts';
import { GstinForm, gstinField } from '../../../schemas/selling/gstin.ts';
import { OfferCode, OfferedCart } from '../../../schemas/selling/offer-codes.ts';
import { tooManyCodes } from '../../../texts/messages/offer-messages.ts';
import { isAddressNeeded, handPayments, orderChannels } from '../../paths/order-choices.ts';
import * as messages from '../../texts/selling/manual-order-messages.ts';

export const SellableQuery = z.object({ q: optionalText(80) });

/** Current prices, in rupees. */
export const SellableProduct = z.object({
  id: z.string(),
  title: z.string(),
  price: z.int(),
  colors: z.array(z.object({ id: z.string(), title: z.string(), picture: z.nullable(Picture) })),
  /** Its own sizes; missing: the usual seven. */
  sizes: z.optional(z.array(z.string())),
  /** Colours and sizes that cannot be sold now. */
  soldOut: z.array(z.object({ color: z.string(), size: z.string() })),
});
export type SellableProduct = z.infer<typeof SellableProduct>;
export const SellableProducts = z.object({
  products: z.array(SellableProduct),
  /** The shipping fee of an order, and the subtotal from which it is free. */
  shipping: z.object({ fee: z.int(), freeFrom: z.nullable(z.int()) }),
  /** Whether `priceManualOrder` may say less. */
  hasOffers: z.boolean(),
});

/** The full e-mail or mobile number: nobody can browse the customers. */
export const KnownCustomerQuery = z.object({ contact: requiredText(messages.searchMissing) });
const last = {
  /** For the invoice. */
  gstin: z.optional(z.nullable(z.string())),
  business: z.optional(z.nullable(z.string())),
  /** Of the last order. */
  address: z.optional(z.nullable(PaidAddress)),
};
export const KnownCustomers = z.object({
  customers: z.array(z.object({ id: z.string(), name: z.string(), email: z.string(), mobile: z.string(), ...last })),
  /** Who ordered with this mobile number without an account. */
  guests: z.optional(z.array(z.object({ name: z.string(), email: z.nullable(z.string()), ...last }))),
  /** Accounts with this contact that nothing proves to be the caller's: not offered. */
  unproved: z.optional(z.int()),
});
export type KnownCustomers = z.infer<typeof KnownCustomers>;
export type KnownCustomer = KnownCustomers['customers'][number];

/** Of an order. `business`: its name, for the invoice. */
export const OrderGstinForm = z.extend(GstinForm, { business: optionalText(lengths.name) });
export type OrderGstinForm = z.output<typeof OrderGstinForm>;

const key = z.string({ error: messages.keyRequired }).check(z.regex(/^[\w-]{16,64}$/, messages.keyRequired));
const quantity = integerBetween(1, 100, messages.quantityInvalid);
const choice = (line: { product: string; color: string; size: string }) =>
  [line.product, line.color, line.size].join(' ');

/** Off the T-shirts, in rupees. */
const Discount = z.object({
  rupees: integerBetween(1, 1_000_000, messages.discountRange),
  /** The customer reads it. */
  reason: requiredText(messages.discountReason, 60),
});

const PaymentForm = z.object({
  method: z.enum(handPayments, { error: messages.paymentMissing }),
  /** Such as the UPI reference. */
  reference: optionalText(100),
});

export const ManualOrderFields = z.object({
  /** Random, one for each order: sent again with the same content, it creates no second one. */
  key,
  channel: z.enum(orderChannels, { error: messages.channelMissing }),
  lines: z.array(z.object({ product: identifier(), color: identifier(), size, quantity })).check(
    z.minLength(1, messages.linesMissing),
    z.maxLength(100),
    z.refine((lines) => new Set(lines.map(choice)).size === lines.length, messages.lineTwice),
  ),
  isShippingWaived: z.boolean(),
  discount: z.optional(Discount),
  /** Of offers; those that run by themselves apply too. Without it, list price is paid. */
  codes: z.optional(z.array(OfferCode).check(z.maxLength(offerLimits.codesOfOrder, tooManyCodes))),
  /** In rupees, as the member saw it: refused if a price has changed. */
  total: z.int(),
  /** Of the customer whom the member picked: then mobile and e-mail are the account's. */
  customerId: z.optional(identifier()),
  /** Number of an order that it goes with: the account of that one needs no other proof. */
  addTo: z.optional(identifier()),
  /** `here`: in the shop, without shipping; then it is paid, and mobile and address may be missing. */
  handing: z.optional(z.literal('here')),
  mobile: z.optional(mobile),
  email: z.optional(email),
  gstin: z.optional(gstinField(fieldMessages.gstinInvalid)),
  /** Of that GSTIN, for the invoice. */
  business: OrderGstinForm.shape.business,
  address: z.optional(Address),
  /** Of staff, for staff. */
  note: optionalText(1000),
  /** Without it, the customer gets a payment link. */
  payment: z.optional(PaymentForm),
});
export type NewManualOrder = z.infer<typeof ManualOrderFields>;

const CompleteOrder = ManualOrderFields.check(
  z.refine(({ handing, mobile: number }) => Boolean(handing ?? number), {
    error: fieldMessages.mobileRequired,
    path: ['mobile'],
  }),
  z.refine((order) => order.address !== undefined || !isAddressNeeded(order), {
    error: messages.addressNeeded,
    path: ['address', 'firstname'],
  }),
  z.refine(({ discount, codes }) => !discount || !codes, {
    error: messages.discountOrOffers,
    path: ['discount', 'rupees'],
  }),
);
/** Staff have the money: this needs a fresh proof. */
export const PaidByHand = CompleteOrder.check(
  z.refine(({ payment }) => payment !== undefined, { error: messages.paymentMissing, path: ['payment', 'method'] }),
);
/** The customer gets a payment link. */
export const PaidByLink = CompleteOrder.check(
  z.refine(({ payment, handing }) => (payment ?? handing) === undefined, messages.keyRequired),
);

/** What is known of an order whose price is asked for. */
export const UnpricedOrder = z.extend(
  z.pick(ManualOrderFields, { lines: true, isShippingWaived: true, handing: true, customerId: true, mobile: true }),
  { codes: z.array(z.string()).check(z.maxLength(offerLimits.codesOfOrder)), isPaidByHand: z.boolean() },
);
export type UnpricedOrder = z.infer<typeof UnpricedOrder>;
/** With the offers that lower it. */
export const PricedOrder = z.omit(OfferedCart, { hints: true, itemsAfterOffers: true });
export type PricedOrder = z.infer<typeof PricedOrder>;

export const MadeOrder = z.object({
  id: z.string(),
  /** Null: it waits for its payment. */
  number: z.nullable(z.string()),
});
export type MadeOrder = z.infer<typeof MadeOrder>;

export const HandPaymentForm = PaymentForm;
export type HandPaymentForm = z.infer<typeof HandPaymentForm>;

export const LinkedOrder = z.object({
  id: z.string(),
  /** `paid`: its number is known then. `ended`: not paid in time, or withdrawn by staff. */
  state: z.enum(['waiting', 'paid', 'ended']),
  number: z.nullable(z.string()),
  channel: z.enum(orderChannels),
  name: z.string(),
  mobile: z.string(),
  total: z.int(),
  pieces: z.int(),
  createdAt: z.string(),
  link: z.object({ url: z.string(), expiresAt: z.string() }),
  /** The shop's text for WhatsApp, with the link. */
  message: z.optional(z.string()),
});
export type LinkedOrder = z.infer<typeof LinkedOrder>;
export const LinkedOrders = z.object({ orders: z.array(LinkedOrder) });
