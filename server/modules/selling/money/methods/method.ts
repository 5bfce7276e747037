// What the shop has to know of a payment method, and of a payment that places an order.
import type { PaymentMethod } from '@taana-baana/contract/payment-methods.ts';
import type { PaymentFacts } from '../../order/orders.mapping.ts';

export interface Method {
  /** Its payment when the order is placed: its money is in, or comes later. */
  readonly placedAs: 'captured' | 'pending';
  /** How a refund begins: a job sends it, staff give the money back, or it is made at once. */
  readonly refund: 'due' | 'by hand' | 'refunded';
  /** What the bridge of a month calls its money. */
  readonly received: 'captured' | 'received by hand' | 'with couriers' | 'credit spent';
  readonly givenBack: 'refunded' | 'given back by hand' | 'credit returned';
}

/** Its amount is what store credit does not pay. `PaymentFacts.method` is the instrument. */
export interface PlacingPayment extends PaymentFacts {
  readonly by: PaymentMethod;
  /** The provider's; null: no provider has it. */
  readonly id: string | null;
  /** Of money that the shop itself receives. */
  readonly reference?: string | null;
  readonly staffId?: string | null;
}
