// Customers in the admin: the list, a customer's page, and the notes of staff.
import * as z from 'zod/mini';
import { lengths } from '../../../limits.ts';
import { optionalText, requiredText } from '../../../schemas/fields.ts';
import { CustomerData } from '../../../schemas/people/customer-data.ts';
import { StoreCredit } from '../../../schemas/selling/store-credit.ts';
import { customerGroups } from '../../paths/customer-groups.ts';
import { pageUnknown, tabUnknown } from '../../texts/messages.ts';
import * as messages from '../../texts/people/customers.ts';
import { ExchangeRow } from '../selling/exchanges.ts';
import { OrderNote } from '../selling/fulfilment.ts';
import { OrderRow } from '../selling/orders.ts';
import { EnquiryRow } from './enquiries.ts';

export const CustomerListQuery = z.object({
  tab: z.prefault(z.enum(customerGroups, { error: tabUnknown }), 'all'),
  /** Name, mobile, e-mail, town or order number, by their beginning. */
  search: optionalText(lengths.query),
  /** `next` of the previous page. */
  after: z.optional(z.string().check(z.maxLength(100, pageUnknown))),
});
export type CustomerListQuery = z.infer<typeof CustomerListQuery>;

/** Of a checkout that ended without a purchase. */
const Unfinished = z.object({
  at: z.string(),
  /** Rupees. */
  total: z.int(),
  /** Why the last attempt to pay failed, in the bank's words. */
  failure: z.nullable(z.string()),
  lines: z.array(z.object({ title: z.string(), color: z.string(), size: z.string(), quantity: z.int() })),
});

export const CustomerRow = z.object({
  id: z.string(),
  name: z.string(),
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Of the last order. */
  city: z.nullable(z.string()),
  hasAccount: z.boolean(),
  orders: z.int(),
  /** Rupees, without cancelled orders and what was given back. */
  paid: z.int(),
  /** Null: has bought nothing yet. */
  lastOrderAt: z.nullable(z.string()),
  /** In the list of the unfinished: the last checkout. */
  checkout: z.optional(Unfinished),
});
export type CustomerRow = z.infer<typeof CustomerRow>;

export const CustomerList = z.object({
  /** By the last order, or by when the account was opened; the newest first. */
  customers: z.array(CustomerRow),
  /** For `after`; null on the last page. */
  next: z.nullable(z.string()),
});
export type CustomerList = z.infer<typeof CustomerList>;

export const CustomerPage = z.object({
  ...CustomerRow.shape,
  firstOrderAt: z.nullable(z.string()),
  /** When the account was opened; null: there is none. */
  since: z.nullable(z.string()),
  /** The newest, newest first. */
  latest: z.array(OrderRow),
  /** Why nobody writes about an unfinished checkout; null: the shop may, once. */
  noContact: z.nullable(z.enum(['asked', 'unsubscribed'])),
  /** Checkouts of the last days that ended without a purchase, newest first. */
  unfinished: z.array(
    z.extend(Unfinished, {
      id: z.string(),
      /** When staff first opened the message about it. */
      writtenAt: z.nullable(z.string()),
    }),
  ),
  exchanges: z.array(ExchangeRow),
  /** Null: no account. */
  credit: z.nullable(StoreCredit),
  /** With this e-mail or mobile number. */
  enquiries: z.array(EnquiryRow),
  reviews: CustomerData.shape.reviews,
  notes: z.array(OrderNote),
});
export type CustomerPage = z.infer<typeof CustomerPage>;

export const CustomerNoteForm = z.object({ text: requiredText(messages.noteRequired, 1000) });
export type CustomerNoteForm = z.infer<typeof CustomerNoteForm>;

export const WrittenMessage = z.object({ text: z.string() });

export const NoContactForm = z.object({ noContact: z.boolean() });
export type NoContactForm = z.infer<typeof NoContactForm>;
