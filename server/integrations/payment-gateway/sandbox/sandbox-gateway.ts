// The payment gateway of a shop without keys: the Razorpay client and gateway
// on the sandbox. No money moves.
import { v7 } from 'uuid';
import type { Deps } from '../../../deps.ts';
import type { PaymentGateway } from '../payment-gateway.ts';
import { createRazorpayClient } from '../razorpay-client.ts';
import { createGateway } from '../razorpay-gateway.ts';
import { callbackMessage, sign } from '../signatures.ts';
import {
  type SandboxPayment,
  entityId,
  findEntity,
  insertEntity,
  lockOrder,
  signingSecret,
  updateEntity,
} from './sandbox-books.ts';
import { createSandboxFetch, seconds } from './sandbox-rest.ts';

const keyId = 'rzp_test_sandbox';

export interface SandboxGateway extends PaymentGateway {
  readonly isSandbox: true;
  /** The order's data for the payment window. */
  describeOrder(orderId: string): Promise<{ amount: number; isPaid: boolean } | undefined>;
  /** Called by the payment window's buttons. Undefined if the order does not exist or is paid. */
  pay(orderId: string, outcome: 'captured' | 'authorized' | 'failed'): Promise<SandboxAnswer | undefined>;
}

/** What the provider's script would pass to the page, and the event it would send to the shop. */
export interface SandboxAnswer {
  readonly payment: SandboxPayment;
  /** For a successful payment: the argument of the script's handler. */
  readonly callback: Callback | undefined;
  readonly event: { body: string; headers: Record<string, string> };
}

interface Callback {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

export const isSandboxGateway = (gateway: PaymentGateway): gateway is SandboxGateway => gateway.isSandbox;

export function createSandboxGateway(deps: Pick<Deps, 'db' | 'clock' | 'log'>): SandboxGateway {
  const { db, clock } = deps;
  const client = createRazorpayClient({
    baseUrl: 'https://payment-sandbox.invalid/v1',
    keyId,
    keySecret: '',
    fetch: createSandboxFetch(deps),
    log: deps.log,
  });
  const gateway = createGateway({
    client,
    keyId,
    scriptUrl: '/payment-sandbox/checkout.js',
    isSandbox: true,
    secrets: async () => {
      const value = await signingSecret(db);
      return { key: value, webhook: [value] };
    },
  });

  return {
    ...gateway,
    isSandbox: true,
    async describeOrder(orderId) {
      const order = await findEntity(db, 'order', orderId);
      return order && { amount: order.amount, isPaid: order.status === 'paid' };
    },
    async pay(orderId, outcome) {
      const payment = await db.transaction().execute(async (trx) => {
        const order = await lockOrder(trx, orderId);
        if (!order || order.status === 'paid') return undefined;
        const made = newPayment(order, outcome, seconds(clock));
        const isPaid = outcome === 'captured';
        await insertEntity(trx, 'payment', made.id, orderId, made);
        await updateEntity(trx, {
          ...order,
          status: isPaid ? 'paid' : 'attempted',
          attempts: order.attempts + 1,
          amount_paid: isPaid ? order.amount : 0,
          amount_due: isPaid ? 0 : order.amount,
        });
        return made;
      });
      return payment && answer(payment, await signingSecret(db));
    },
  };

  function answer(payment: SandboxPayment, value: string): SandboxAnswer {
    const body = JSON.stringify({
      entity: 'event',
      account_id: 'acc_sandbox',
      event: `payment.${payment.status}`,
      contains: ['payment'],
      payload: { payment: { entity: payment } },
      created_at: payment.created_at,
    });
    return {
      payment,
      callback:
        payment.status === 'failed'
          ? undefined
          : {
              razorpay_payment_id: payment.id,
              razorpay_order_id: payment.order_id,
              razorpay_signature: sign(value, callbackMessage(payment.order_id, payment.id)),
            },
      event: { body, headers: { 'x-razorpay-signature': sign(value, body), 'x-razorpay-event-id': v7() } },
    };
  }
}

function newPayment(
  order: { id: string; amount: number; currency: string },
  status: 'captured' | 'authorized' | 'failed',
  createdAt: number,
): SandboxPayment {
  const isFailed = status === 'failed';
  return {
    id: entityId('pay', v7()),
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status,
    order_id: order.id,
    method: 'upi',
    amount_refunded: 0,
    refund_status: null,
    // Like the provider: 2 % fee, and 18 % GST on it.
    fee: status === 'captured' ? Math.round(order.amount * 0.0236) : null,
    tax: status === 'captured' ? Math.round(order.amount * 0.0036) : null,
    captured: status === 'captured',
    description: null,
    notes: [],
    error_code: isFailed ? 'BAD_REQUEST_ERROR' : null,
    error_description: isFailed ? 'The bank declined the payment. No money was taken.' : null,
    error_source: isFailed ? 'customer' : null,
    error_step: isFailed ? 'payment_authorization' : null,
    error_reason: isFailed ? 'payment_failed' : null,
    created_at: createdAt,
  };
}
