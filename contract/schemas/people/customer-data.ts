// Everything the shop stores about a customer, for the customer to download.
import * as z from 'zod/mini';
import { subscriptionStates } from '../../subscription-states.ts';
import { ListedCartLine } from '../selling/cart.ts';
import { Enquiry } from './enquiry.ts';
import { Customer, Session } from './customer.ts';
import { PaidAddress } from '../address.ts';
import { ExchangePhoto } from '../selling/exchange.ts';
import { Order } from '../selling/order.ts';
import { SecondFactor } from './second-factor.ts';
import { StoreCredit } from '../selling/store-credit.ts';

/** A checkout without a payment. */
export const UnpaidOrder = z.object({
  createdAt: z.string(),
  totalPrice: z.int(),
  orderStatus: z.string(),
  shippingInfo: z.nullable(PaidAddress),
  lines: z.array(z.object({ title: z.string(), color: z.string(), size: z.string(), quantity: z.int() })),
  /** Why the last attempt to pay failed, in the bank's words. */
  failure: z.nullable(z.string()),
});
export type UnpaidOrder = z.infer<typeof UnpaidOrder>;

const Contact = z.object({ name: z.string(), mobile: z.string(), email: z.string() });

const named = { _id: z.string(), title: z.string() };

export const CustomerData = z.object({
  exportedAt: z.string(),
  profile: z.extend(Customer, {
    createdAt: z.string(),
    emailConfirmedAt: z.nullable(z.string()),
    gstin: z.nullable(z.string()),
    /** Since when the shop writes only about orders. */
    noContactSince: z.nullable(z.string()),
  }),
  secondFactor: SecondFactor,
  sessions: z.array(Session),
  /** `contact`: the customer as they were at the purchase. */
  orders: z.array(z.extend(z.omit(Order, { handRefund: true }), { contact: Contact })),
  /** What the shop gives back by hand; only if there is any. `givenAt`: null until it has. */
  handRefunds: z.optional(
    z.array(
      z.object({
        order: z.string(),
        amountPaise: z.int(),
        upiId: z.nullable(z.string()),
        createdAt: z.string(),
        givenAt: z.nullable(z.string()),
      }),
    ),
  ),
  /** Notes of staff on the customer's orders. */
  orderNotes: z.array(z.object({ order: z.string(), text: z.string(), createdAt: z.string() })),
  /** Notes of staff on the customer. */
  notes: z.array(z.object({ text: z.string(), createdAt: z.string() })),
  unpaidOrders: z.array(UnpaidOrder),
  /** Photos added to exchanges, as data URLs. */
  exchangePhotos: z.array(z.extend(ExchangePhoto, { exchange: z.nullable(z.string()), createdAt: z.string() })),
  storeCredit: StoreCredit,
  /**
   * Those that the customer used, with their buyer's message. `codeEnd`: the last characters of the
   * code.
   */
  giftCards: z.array(
    z.object({
      codeEnd: z.string(),
      amount: z.int(),
      redeemedAt: z.string(),
      recipient: z.object({ name: z.nullable(z.string()), email: z.string() }),
      message: z.nullable(z.string()),
    }),
  ),
  cart: z.array(ListedCartLine),
  wishlist: z.array(z.object(named)),
  reviews: z.array(
    z.object({
      product: z.object(named),
      star: z.int(),
      comment: z.string(),
      createdAt: z.string(),
      /** Why the shop does not show it; null while it is shown. */
      hiddenReason: z.nullable(z.string()),
      reply: z.nullable(z.string()),
    }),
  ),
  /**
   * Enquiries with the customer's e-mail and mobile number; empty until the e-mail is confirmed.
   */
  enquiries: z.array(z.extend(Enquiry, { answers: z.array(z.object({ text: z.string(), createdAt: z.string() })) })),
  /** `null` until the e-mail is confirmed. */
  newsletter: z.nullable(z.object({ email: z.string(), since: z.string(), state: z.enum(subscriptionStates) })),
});
export type CustomerData = z.infer<typeof CustomerData>;
