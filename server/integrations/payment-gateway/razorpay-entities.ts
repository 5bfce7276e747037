// Schemas of Razorpay's responses, limited to the fields that the shop reads.
import { exactText } from '@taana-baana/contract/typed/exact-text.ts';
import * as z from 'zod/mini';
import type {
  PaymentLink,
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
  SettlementItem,
} from './payment-gateway.ts';

// What an order is not placed by is read leniently: a field of an odd type must not hold up a payment.
const text = z.catch(z.nullish(z.string()), null);
const currency = z.catch(z._default(z.string(), 'INR'), 'INR');
/** Also as digits in a text. */
const whole = z.catch(
  z.nullish(z.union([z.int(), z.pipe(z.string().check(z.regex(/^-?\d{1,15}$/)), z.transform(Number))])),
  null,
);

export const OrderEntity = z.looseObject({
  id: z.string().check(z.minLength(1)),
  entity: z.literal('order'),
  amount: z.int(),
  amount_due: z.pipe(
    whole,
    z.transform((due) => due ?? 0),
  ),
  currency: z.string(),
  receipt: z.pipe(
    text,
    z.transform((receipt) => receipt ?? null),
  ),
  // Only `paid` matters, and the order's payments say it too.
  status: z.catch(z.string(), 'attempted'),
});

export const PaymentEntity = z.object({
  id: z.string().check(z.minLength(1)),
  order_id: z.nullish(z.string()),
  amount: z.int(),
  currency: z.string(),
  // An unknown status proves nothing: the shop keeps waiting for the payment.
  status: z.catch(z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']), 'created'),
  amount_refunded: whole,
  method: text,
  fee: whole,
  tax: whole,
  created_at: whole,
  error_description: text,
});

export const PaymentLinkEntity = z.object({
  id: z.string().check(z.regex(/^plink_\w{1,100}$/)),
  amount: z.int(),
  currency: z.string(),
  reference_id: text,
  short_url: z.string().check(z.minLength(1)),
  // An unknown status ends nothing.
  status: z.catch(z.enum(['created', 'partially_paid', 'paid', 'cancelled', 'expired']), 'created'),
  /** Named once somebody has paid. */
  order_id: z.nullish(z.string()),
  expire_by: z.int(),
});

/** Not a `collection`: its list has a name of its own. */
export const PaymentLinkList = z.object({ payment_links: z.array(PaymentLinkEntity) });

export const RefundEntity = z.object({
  id: z.string().check(z.minLength(1)),
  payment_id: z.string(),
  amount: z.int(),
  currency,
  // An unknown status proves nothing: the shop asks again.
  status: z.catch(z.enum(['pending', 'processed', 'failed']), 'pending'),
  receipt: text,
});

export const DisputeEntity = z.object({
  id: z.string().check(z.regex(/^[\w.-]{1,100}$/)),
  payment_id: z.string().check(z.regex(/^[\w.-]{1,100}$/)),
  amount: z.int(),
  currency,
  // The owner has to look at a refund with an unknown status.
  status: z.catch(z.enum(['open', 'under_review', 'won', 'lost', 'closed']), 'open'),
  phase: text,
  reason_code: text,
  respond_by: whole,
});

/** A line of the settlement report. Its type decides what `entity_id` names. */
export const SettlementItemEntity = z.object({
  entity_id: z.string().check(z.minLength(1)),
  type: z.string(),
  debit: z.int(),
  credit: z.int(),
  amount: z.int(),
  fee: whole,
  tax: whole,
  settled: z.boolean(),
  settlement_id: text,
  settlement_utr: text,
  settled_at: whole,
  payment_id: text,
});

/** Its items are read one by one. */
export const Collection = z.object({ items: z.array(z.unknown()) });
export const collectionOf = <T extends z.ZodMiniType>(entity: T) => z.object({ items: z.array(entity) });

export const ErrorAnswer = z.object({
  error: z.object({ code: z.optional(z.string()), description: z.optional(z.string()) }),
});

/** A provider's id. Anything else is ignored; a NUL in it could not even be stored. */
const name = z.string().check(z.regex(/^[\w.-]{1,100}$/));
const reference = z.catch(z.nullish(name), null);
const part = <T extends z.ZodMiniType>(entity: T) => z.catch(z.optional(z.object({ entity })), undefined);
/** An event's envelope; a missing or malformed field is ignored. */
export const EventEnvelope = z.object({
  event: name,
  payload: z.catch(
    z.optional(
      z.object({
        payment: part(z.object({ id: name, order_id: reference })),
        order: part(z.object({ id: name })),
        refund: part(z.object({ payment_id: reference })),
        dispute: part(z.object({ payment_id: reference })),
      }),
    ),
    undefined,
  ),
});

export const PaymentLinkEvent = z.object({
  payload: z.object({ payment_link: z.object({ entity: z.object({ id: name }) }) }),
});

export const DisputeEvent = z.object({ payload: z.object({ dispute: z.object({ entity: DisputeEntity }) }) });

export function toPayment(entity: z.infer<typeof PaymentEntity>): ProviderPayment {
  return {
    id: entity.id,
    orderId: entity.order_id ?? null,
    amountPaise: entity.amount,
    currency: entity.currency,
    status: entity.status,
    refundedPaise: entity.amount_refunded ?? 0,
    method: entity.method ?? null,
    feePaise: entity.fee ?? null,
    taxPaise: entity.tax ?? null,
    createdAt: entity.created_at ?? 0,
    failure: (entity.status === 'failed' && toLine(entity.error_description ?? '')) || null,
  };
}

/** Others wrote it: one line of what can be seen, of at most 200 characters. */
const toLine = (written: string): string => /^.{0,200}/u.exec(exactText(written).replace(/\s+/g, ' '))?.[0] ?? '';

const linkStatuses = {
  created: 'open',
  partially_paid: 'open',
  paid: 'paid',
  cancelled: 'cancelled',
  expired: 'expired',
} as const;

export function toPaymentLink(entity: z.infer<typeof PaymentLinkEntity>): PaymentLink {
  return {
    id: entity.id,
    url: entity.short_url,
    status: linkStatuses[entity.status],
    orderId: entity.order_id ?? null,
    expiresAt: new Date(entity.expire_by * 1000),
  };
}

export function toRefund(entity: z.infer<typeof RefundEntity>): ProviderRefund {
  return {
    id: entity.id,
    paymentId: entity.payment_id,
    amountPaise: entity.amount,
    currency: entity.currency,
    status: entity.status,
    receipt: entity.receipt ?? null,
  };
}

export function toSettlementItem(entity: z.infer<typeof SettlementItemEntity>): SettlementItem {
  return {
    id: entity.entity_id,
    type: entity.type,
    paymentId: entity.type === 'payment' ? entity.entity_id : (entity.payment_id ?? null),
    amountPaise: entity.amount,
    feePaise: entity.fee ?? 0,
    taxPaise: entity.tax ?? 0,
    netPaise: entity.credit - entity.debit,
    settlementId: entity.settlement_id ?? null,
    utr: entity.settlement_utr ?? null,
    settledAt: entity.settled_at ? new Date(entity.settled_at * 1000) : null,
  };
}

export function toDispute(entity: z.infer<typeof DisputeEntity>): ProviderDispute {
  return {
    id: entity.id,
    paymentId: entity.payment_id,
    amountPaise: entity.amount,
    currency: entity.currency,
    status: entity.status,
    phase: entity.phase ?? 'dispute',
    reason: entity.reason_code ?? 'no reason given',
    respondBy: entity.respond_by ? new Date(entity.respond_by * 1000) : null,
  };
}
