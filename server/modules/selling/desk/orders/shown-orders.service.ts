// Orders as the command line shows them: the newest, and one with its payments and history.
import type {
  DisputeRow,
  OrderEventRow,
  OrderLineRow,
  RefundRow,
  WebhookEventRow,
} from '../../../../database/tables/order-tables.ts';
import type { Deps } from '../../../../deps.ts';
import { listPaymentStates, paymentStatesOf } from '../../money/payments/payment-states.service.ts';
import { readBooks } from '../../money/payments/books.repository.ts';
import { listDisputesOfOrders } from '../../money/methods/razorpay/disputes.repository.ts';
import { type Payment, moneyOrDue } from '../../money/payments/refunds/refund-sums.ts';
import { listEventsOfOrder } from '../../money/methods/razorpay/webhooks.repository.ts';
import { requireOrder } from '../../order/order-records.service.ts';
import type { OrderState } from '../../order/transitions.service.ts';
import { type OrderRecord, toOrderRecord } from '../../order/orders.mapping.ts';
import { listLines } from '../../order/order-goods.repository.ts';
import { listHistory, listRecentOrders } from '../../order/orders.repository.ts';
import { findRecipient } from '../../order/order-customers.repository.ts';

export interface ListedOrder {
  readonly order: OrderRecord;
  /**
   * `Cancelled, refund pending`: the order's status, where its money is, and whether it is
   * disputed.
   */
  readonly state: string;
  readonly email: string;
}

export interface ShownOrder extends ListedOrder {
  /** What paid, or is to pay, other than store credit. */
  readonly payment: Payment | undefined;
  /** Of any payment for the order, oldest first. */
  readonly refunds: readonly RefundRow[];
  readonly disputes: readonly DisputeRow[];
  readonly webhooks: WebhookEventRow[];
  readonly lines: OrderLineRow[];
  readonly history: OrderEventRow[];
}

/** Newest first. `status`: of that status only; without it, the placed ones. */
export async function listLatestOrders(
  { db }: Pick<Deps, 'db'>,
  wanted: { status?: OrderState | undefined; limit: number },
): Promise<ListedOrder[]> {
  const rows = await listRecentOrders(db, wanted);
  const orders = rows.map(toOrderRecord);
  const states = await listPaymentStates(db, orders);
  return rows.map(({ email }, index) => {
    const order = orders[index] as OrderRecord;
    return { order, state: stateOf(order, states[index]), email: email ?? '' };
  });
}

export async function showOrder({ db }: Pick<Deps, 'db'>, reference: string): Promise<ShownOrder> {
  const order = await requireOrder(db, reference);
  const books = await readBooks(db, order);
  const disputes = await listDisputesOfOrders(db, [order.id]);
  return {
    order,
    state: stateOf(order, paymentStatesOf(books, disputes)),
    email: (await findRecipient(db, order))?.email ?? '',
    lines: await listLines(db, [order.id]),
    history: await listHistory(db, order.id),
    webhooks: await listEventsOfOrder(db, order.providerOrderId),
    payment: moneyOrDue(books),
    refunds: books.refunds,
    disputes,
  };
}

const stateOf = ({ status }: OrderRecord, states: readonly string[] = []): string => [status, ...states].join(', ');
