// All that the shop holds of a customer, as the customer downloads it.
import * as z from 'zod/mini';
import { ListedCartLine } from './cart.ts';
import { Enquiry } from './enquiry.ts';
import { Customer, Session } from './customer.ts';
import { PaidAddress } from './address.ts';
import { Order } from './order.ts';
import { SecondFactor } from './second-factor.ts';

/** A checkout that no payment has reached. */
export const UnpaidOrder = z.object({
  createdAt: z.string(),
  totalPrice: z.int(),
  orderStatus: z.string(),
  shippingInfo: z.nullable(PaidAddress),
});
export type UnpaidOrder = z.infer<typeof UnpaidOrder>;

const named = { _id: z.string(), title: z.string() };

export const CustomerData = z.object({
  exportedAt: z.string(),
  profile: z.extend(Customer, { createdAt: z.string(), emailConfirmedAt: z.nullable(z.string()) }),
  secondFactor: SecondFactor,
  sessions: z.array(Session),
  orders: z.array(Order),
  unpaidOrders: z.array(UnpaidOrder),
  cart: z.array(ListedCartLine),
  wishlist: z.array(z.object(named)),
  reviews: z.array(z.object({ product: z.object(named), star: z.int(), comment: z.string(), createdAt: z.string() })),
  /** Those that name the customer's e-mail and mobile number; none before the e-mail is confirmed. */
  enquiries: z.array(Enquiry),
  /** `null` before the e-mail is confirmed. */
  newsletter: z.nullable(z.object({ email: z.string(), since: z.string() })),
});
export type CustomerData = z.infer<typeof CustomerData>;
