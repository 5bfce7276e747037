// Razorpay's answers, as far as the shop reads them, and the one place where its paise become rupees.
import * as z from 'zod/mini';
import type { PaymentStatus, ProviderPayment, ProviderRefund } from './payment-gateway.ts';

const paisePerRupee = 100;
export const toPaise = (rupees: number): number => rupees * paisePerRupee;
const toRupees = (paise: number): number => paise / paisePerRupee;

export const OrderEntity = z.looseObject({
  id: z.string().check(z.minLength(1)),
  entity: z.literal('order'),
  amount: z.int(),
  amount_due: z.int(),
  currency: z.string(),
  receipt: z.nullable(z.string()),
  status: z.string(),
});

export const PaymentEntity = z.object({
  id: z.string().check(z.minLength(1)),
  order_id: z.nullish(z.string()),
  amount: z.int(),
  currency: z.string(),
  // A status that we do not know yet proves nothing: the payment is waited for.
  status: z.union([
    z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    z.pipe(
      z.string(),
      z.transform((): PaymentStatus => 'created'),
    ),
  ]),
});

export const RefundEntity = z.object({
  id: z.string().check(z.minLength(1)),
  status: z.enum(['pending', 'processed', 'failed']),
});

export const collectionOf = <T extends z.ZodMiniType>(entity: T) => z.object({ items: z.array(entity) });

export const ErrorAnswer = z.object({
  error: z.object({ code: z.optional(z.string()), description: z.optional(z.string()) }),
});

/** Names as the provider makes them; whatever else stands there names nothing, and a NUL in it could not even be stored. */
const name = z.string().check(z.regex(/^[\w.-]{1,100}$/));
const reference = z.nullish(name);
/** An event's envelope; a field that is not there or not of its kind says nothing. */
export const EventEnvelope = z.object({
  event: name,
  payload: z.optional(
    z.object({
      payment: z.optional(z.object({ entity: z.object({ id: name, order_id: reference }) })),
      order: z.optional(z.object({ entity: z.object({ id: name }) })),
      refund: z.optional(z.object({ entity: z.object({ payment_id: reference }) })),
    }),
  ),
});

export function toPayment(entity: z.infer<typeof PaymentEntity>): ProviderPayment {
  return {
    id: entity.id,
    orderId: entity.order_id ?? null,
    amount: toRupees(entity.amount),
    currency: entity.currency,
    status: entity.status,
  };
}

export function toRefund({ id, status }: z.infer<typeof RefundEntity>): ProviderRefund {
  return { id, status };
}
