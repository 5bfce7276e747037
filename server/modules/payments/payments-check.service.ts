// Our books held against the provider's, payment by payment and order by order: every difference is a sentence.
import type { OrderRow, RefundRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import type { ProviderPayment } from '../../integrations/payment-gateway/payment-gateway.ts';
import { listOrdersByPayments, listOrdersPaidBetween } from '../orders/placed-orders.service.ts';
import { listRecentRefunds, listRefundsByPayments } from './refunds.repository.ts';

export interface PaymentsCheck {
  readonly payments: number;
  readonly orders: number;
  readonly differences: string[];
}

const paymentsAtOnce = 500;

/** `from` counts, `to` does not. Throws a GatewayError when the provider cannot be asked. */
export async function checkPayments(
  { db, gateway }: Pick<Deps, 'db' | 'gateway'>,
  from: Date,
  to: Date,
): Promise<PaymentsCheck> {
  const payments = await gateway.listPayments(from, to);
  const orders = await listOrdersPaidBetween(db, from.toISOString(), to.toISOString());
  const differences: string[] = [];
  for (let start = 0; start < payments.length; start += paymentsAtOnce) {
    const some = payments.slice(start, start + paymentsAtOnce);
    const ids = some.map(({ id }) => id);
    const [served, refunds] = [await listOrdersByPayments(db, ids), await listRefundsByPayments(db, ids)];
    for (const payment of some) {
      const order = served.find((row) => row.provider_payment_id === payment.id);
      const refund = refunds.find((row) => row.provider_payment_id === payment.id);
      const difference = compare(payment, order, refund);
      if (difference) differences.push(`Payment ${payment.id} (${sum(payment)}, ${payment.status}): ${difference}.`);
    }
  }
  const listed = new Set(payments.map(({ id }) => id));
  for (const order of orders) {
    const paymentId = order.provider_payment_id ?? '';
    // Made before the period began, or unknown to the provider: one question decides.
    const payment = listed.has(paymentId) ? undefined : await gateway.findPayment(paymentId);
    if (listed.has(paymentId)) continue;
    const [refund] = await listRefundsByPayments(db, [paymentId]);
    const difference = payment ? compare(payment, order, refund) : 'the provider does not know its payment';
    if (difference) differences.push(`Order ${order.number} (${order.status}, payment ${paymentId}): ${difference}.`);
  }
  return { payments: payments.length, orders: orders.length, differences };
}

/** Undefined: the books agree, or a refund is on its way. */
function compare(payment: ProviderPayment, order?: OrderRow, refund?: RefundRow): string | undefined {
  if (refund?.status === 'failed') return 'the provider could not give it back; `orders refund` tries again';
  switch (payment.status) {
    case 'captured':
      if (refund) return refund.status === 'refunded' ? 'our books say that it was given back' : undefined;
      if (!order) return `it has neither an order nor a refund (provider's order ${payment.orderId ?? 'none'})`;
      return payment.amount === order.total && payment.currency === 'INR'
        ? undefined
        : `order ${order.number} is of Rs. ${order.total}`;
    case 'refunded':
      if (refund?.status === 'refunded') return undefined;
      if (order) return `it was given back, and our books say that order ${order.number} (${order.status}) is paid`;
      return undefined;
    default:
      return order && `order ${order.number} (${order.status}) was placed with it`;
  }
}

function sum({ amount, currency }: ProviderPayment): string {
  return currency === 'INR' ? `Rs. ${amount}` : `${amount} ${currency}`;
}

/** Newest first: what went back, or is to go back, and why. */
export function listRefunds({ db }: Pick<Deps, 'db'>, limit: number): Promise<RefundRow[]> {
  return listRecentRefunds(db, limit);
}
