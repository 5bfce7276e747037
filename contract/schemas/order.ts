// Checkout, payment and orders on the wire. Amounts are whole rupees, but for the provider's own order, which is in paise.
import * as z from 'zod/mini';
import { country, lengths, orderStatuses, paymentPendingStatus, states, unionTerritories } from '../limits.ts';
import { fieldMessages } from '../messages.ts';
import { serverMessages } from '../server-messages.ts';
import { identifier, integerBetween } from './choices.ts';
import { numberOrText, optionalText, requiredText } from './fields.ts';
import { Color, Picture } from './product.ts';

/** An Indian PIN code. Gives an integer of six digits. */
const pincode = z.pipe(
  numberOrText(fieldMessages.pincodeRequired),
  z.transform((value, context) => {
    const text = String(value).replace(/\s/g, '');
    if (/^[1-9]\d{5}$/.test(text)) return Number(text);
    const message = text === '' ? fieldMessages.pincodeRequired : fieldMessages.pincodeInvalid;
    context.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  }),
);

/** Nothing, written as a blank text. */
const blank = z.pipe(
  z.string().check(z.regex(/^\s*$/)),
  z.transform((): undefined => undefined),
);

const addressFields = {
  firstname: requiredText(fieldMessages.firstnameRequired),
  lastname: requiredText(fieldMessages.lastnameRequired),
  address: requiredText(fieldMessages.addressRequired, lengths.addressLine),
  other: optionalText(),
  city: requiredText(fieldMessages.cityRequired),
  country: z.literal(country, { error: fieldMessages.countryRequired }),
  pincode,
};

/** The address form. Which of the union territories are offered is the shop's switch, checked by the server's checkout. */
export const Address = z.object({
  ...addressFields,
  state: z.enum([...states, ...unionTerritories], { error: fieldMessages.stateRequired }),
});
export type Address = z.infer<typeof Address>;

/** An address that comes with a payment already made: any state is taken, for a paid order is never refused for it. */
export const PaidAddress = z.object({ ...addressFields, state: requiredText(fieldMessages.stateRequired) });
export type PaidAddress = z.infer<typeof PaidAddress>;

const amountRule = 'An amount is a whole number of rupees';

export const CheckoutRequest = z.object({
  /** Rupees: subtotal plus shipping, as the shopper saw it. Missing: the server's price. */
  amount: z.optional(z.union([blank, integerBetween(0, 100_000_000, amountRule)], { error: amountRule })),
  shippingInfo: z.optional(z.nullable(z.union([blank, Address]))),
  attemptId: z.optional(z.string().check(z.trim(), z.maxLength(lengths.attemptId))),
});
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

/** The provider's order as it came; more fields than these may be there. */
export const ProviderOrder = z.looseObject({
  id: z.string(),
  entity: z.literal('order'),
  amount: z.int(),
  amount_due: z.int(),
  currency: z.string(),
  receipt: z.nullable(z.string()),
  status: z.string(),
});
export const CheckoutAnswer = z.object({ success: z.literal(true), key: z.string(), order: ProviderOrder });
export type CheckoutAnswer = z.infer<typeof CheckoutAnswer>;

export const PaymentVerification = z.object({
  orderCreationId: identifier(serverMessages.paymentForged),
  razorpayPaymentId: identifier(serverMessages.paymentForged),
  razorpayOrderId: identifier(serverMessages.paymentForged),
  razorpaySignature: z.optional(z.string().check(z.maxLength(200))),
});
export type PaymentVerification = z.infer<typeof PaymentVerification>;

export const VerifiedPayment = z.object({
  success: z.literal(true),
  razorpayOrderId: z.string(),
  razorpayPaymentId: z.string(),
  orderCreationId: z.string(),
});
export type VerifiedPayment = z.infer<typeof VerifiedPayment>;

/** Items and totals that a client also sends are read by nobody. */
export const OrderRequest = z.object({
  paymentInfo: z.object(
    {
      razorpayOrderId: identifier(serverMessages.paymentNotFound),
      razorpayPaymentId: identifier(serverMessages.paymentNotFound),
    },
    { error: serverMessages.paymentNotFound },
  ),
  shippingInfo: z.optional(z.nullable(z.union([blank, z.record(z.string(), z.unknown())]))),
});
export type OrderRequest = z.infer<typeof OrderRequest>;

export const OrderItem = z.object({
  product: z.object({ _id: z.string(), title: z.string(), images: z.array(Picture) }),
  quantity: z.int(),
  price: z.int(),
  color: Color,
  size: z.string(),
});
export type OrderItem = z.infer<typeof OrderItem>;

export const Order = z.object({
  _id: z.string(),
  number: z.string(),
  totalPrice: z.int(),
  totalPriceAfterDiscount: z.int(),
  shippingPrice: z.int(),
  orderStatus: z.enum(orderStatuses),
  orderItems: z.array(OrderItem),
  paymentInfo: z.object({ razorpayOrderId: z.string(), razorpayPaymentId: z.string() }),
  shippingInfo: z.nullable(PaidAddress),
  createdAt: z.string(),
  paidAt: z.string(),
});
export type Order = z.infer<typeof Order>;

export const PendingOrder = z.object({ orderStatus: z.literal(paymentPendingStatus) });
export const OrderCreated = z.object({ success: z.literal(true), order: Order });
export const OrderList = z.object({ orders: z.array(Order) });
