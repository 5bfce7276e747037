// Exchanges in the admin: the list, an exchange's page, and its actions.
import * as z from 'zod/mini';
import { exchangeReasons, exchangeStates } from '../../../exchanges.ts';
import { optionalText, requiredText } from '../../../schemas/fields.ts';
import { Picture } from '../../../schemas/catalog/product.ts';
import { ExchangeForm, key } from '../../../schemas/selling/exchange.ts';
import { integerBetween } from '../../../schemas/choices.ts';
import * as messages from '../../texts/selling/exchanges.ts';
import { restockDecisions } from './stock.ts';
import { IndianDay } from '../fields.ts';
import { CustomerMessage } from './orders.ts';

/** Rupees. */
export const maxReplacementFee = 1000;

export const ExchangeListQuery = z.object({
  /** Without one, those that wait for an answer. */
  tab: z.prefault(z.enum(['open', 'closed']), 'open'),
});
export type ExchangeListQuery = z.infer<typeof ExchangeListQuery>;

export const ExchangeRow = z.object({
  id: z.string(),
  orderNumber: z.string(),
  customer: z.string(),
  state: z.enum(exchangeStates),
  /** By the customer; its state is `rejected`. */
  isWithdrawn: z.optional(z.boolean()),
  reason: z.enum(exchangeReasons),
  pieces: z.int(),
  requestedAt: z.string(),
  /** The last day in time. Null: the goods have not arrived, or the exchange has ended. */
  dueOn: z.nullable(IndianDay),
  isLate: z.boolean(),
});
export type ExchangeRow = z.infer<typeof ExchangeRow>;

/** Open: the longest waiting first. Closed: the newest hundred, newest first. */
export const ExchangeList = z.object({ exchanges: z.array(ExchangeRow) });
export type ExchangeList = z.infer<typeof ExchangeList>;

export const ExchangePage = z.object({
  ...ExchangeRow.shape,
  /** Mobile and e-mail of the customer, and the message that fits. Null: the account is deleted. */
  contact: z.optional(
    z.nullable(
      z.object({
        mobile: z.nullable(z.string()),
        email: z.nullable(z.string()),
        messages: z.array(CustomerMessage),
      }),
    ),
  ),
  comment: z.nullable(z.string()),
  /** Ids of the customer's photos, in the order in which they were chosen. */
  photos: z.array(z.string()),
  /** The shop's fault: the shop pays for the return. */
  isReturnFree: z.boolean(),
  lines: z.array(
    z.object({
      title: z.string(),
      quantity: z.int(),
      color: z.string(),
      size: z.string(),
      wantedColor: z.string(),
      wantedSize: z.string(),
      /** Of the wanted colour where there is one. */
      picture: z.nullable(Picture),
    }),
  ),
  receivedAt: z.nullable(z.string()),
  rejection: z.nullable(z.string()),
  /** The number of the order that replaces it. */
  replacement: z.nullable(z.string()),
  /** The id of the replacement that waits for the fee of sending again. */
  waiting: z.optional(z.nullable(z.string())),
  /** Returned pieces that came from counted stock. */
  fromStock: z.int(),
  /** The possible actions now. */
  actions: z.object({
    moves: z.array(z.enum(['returned', 'received'])),
    replace: z.boolean(),
    /** Rupees of store credit that can be given instead; null: none. */
    credit: z.nullable(z.int()),
    reject: z.boolean(),
  }),
});
export type ExchangePage = z.infer<typeof ExchangePage>;

/** `goods`: for received pieces; restocked by default. */
export const ExchangeMove = z.object({
  to: z.enum(['returned', 'received']),
  goods: z.optional(z.enum(restockDecisions)),
});
export type ExchangeMove = z.infer<typeof ExchangeMove>;

/** The customer reads it in the mail. */
export const ExchangeRejection = z.object({ reason: requiredText(messages.rejectionRequired, 500) });
export type ExchangeRejection = z.infer<typeof ExchangeRejection>;

const Named = z.object({ id: z.string(), title: z.string() });

/** What of an order can be exchanged, and for what. */
export const ExchangeChoices = z.object({
  /** The end of its days. Null: they are over, and staff need a reason. */
  until: z.nullable(z.string()),
  /** There is an address for the mail to the customer. */
  hasMail: z.boolean(),
  lines: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      color: Named,
      size: z.string(),
      /** Pieces neither exchanged nor refunded. */
      left: z.int(),
      colors: z.array(Named),
      /** The product's own sizes; missing: the usual seven. */
      sizes: z.optional(z.array(z.string())),
      /** Where pieces are counted, how many could go out now; 0: sold out. */
      stock: z.array(z.object({ color: z.string(), size: z.string(), left: z.int() })),
    }),
  ),
});
export type ExchangeChoices = z.infer<typeof ExchangeChoices>;

/** As the customer's request, and what only staff say. */
export const StaffExchangeForm = z.extend(z.omit(ExchangeForm, { photos: true }), {
  key,
  /** The parcel is on its way already. */
  isSent: z.boolean(),
  /** Needed after the days. */
  whyLate: optionalText(500),
});
export type StaffExchangeForm = z.infer<typeof StaffExchangeForm>;

export const StartedExchange = z.object({ id: z.string() });

/** What the customer pays before the replacement is packed. */
export const ReplacementFee = z.object({
  /** Sent again, it makes no second order. */
  key,
  /** Rupees. */
  amount: integerBetween(1, maxReplacementFee, messages.feeRange(maxReplacementFee)),
});
export type ReplacementFee = z.infer<typeof ReplacementFee>;
