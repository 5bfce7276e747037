// The payment gateway of a shop without keys: the Razorpay client and gateway
// on the sandbox. No money moves.
import { v7 } from 'uuid';
import type { Deps } from '../../../deps.ts';
import type { PaymentGateway } from '../payment-gateway.ts';
import { createRazorpayClient } from '../razorpay-client.ts';
import { createGateway } from '../razorpay-gateway.ts';
import { callbackMessage, sign } from '../signatures.ts';
import { type SandboxLink, type SandboxPayment, findEntity, signingSecret } from './sandbox-entities.ts';
import { findLink, payLink } from './sandbox-links.ts';
import { payOrder, seconds } from './sandbox-orders.ts';
import { createSandboxFetch } from './sandbox-rest.ts';

const keyId = 'rzp_test_sandbox';

export interface SandboxGateway extends PaymentGateway {
  readonly isSandbox: true;
  /** The order's data for the payment window. */
  describeOrder(orderId: string): Promise<{ amount: number; isPaid: boolean } | undefined>;
  /** Called by the payment window's buttons. Undefined if the order does not exist or is paid. */
  pay(orderId: string, outcome: 'captured' | 'authorized' | 'failed'): Promise<SandboxAnswer | undefined>;
  /** What the page of a payment link shows; the amount in paise. */
  describeLink(id: string): Promise<Pick<SandboxLink, 'amount' | 'description' | 'status'> | undefined>;
  /** Called by that page's buttons. Undefined if nobody can pay by it. */
  payLink(id: string, outcome: 'captured' | 'failed'): Promise<SandboxEvent | undefined>;
}

/** What the provider's script would pass to the page, and the event it would send to the shop. */
export interface SandboxAnswer {
  readonly payment: SandboxPayment;
  /** For a successful payment: the argument of the script's handler. */
  readonly callback: Callback | undefined;
  readonly event: SandboxEvent;
}

export interface SandboxEvent {
  readonly body: string;
  readonly headers: Record<string, string>;
}

interface Callback {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

export const isSandboxGateway = (gateway: PaymentGateway): gateway is SandboxGateway => gateway.isSandbox;

export function createSandboxGateway(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'config'>): SandboxGateway {
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
      const payment = await db.transaction().execute((trx) => payOrder(trx, orderId, outcome, seconds(clock)));
      return payment && answer(payment, await signingSecret(db));
    },
    async describeLink(id) {
      const link = await findLink(deps, id);
      return link && { amount: link.amount, description: link.description, status: link.status };
    },
    async payLink(id, outcome) {
      const paid = await payLink(deps, id, outcome);
      if (!paid) return undefined;
      const { link, order, payment } = paid;
      const secret = await signingSecret(db);
      if (link.status !== 'paid') return toEvent(secret, `payment.${payment.status}`, { payment }, payment.created_at);
      return toEvent(secret, 'payment_link.paid', { payment_link: link, order, payment }, payment.created_at);
    },
  };

  function answer(payment: SandboxPayment, value: string): SandboxAnswer {
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
      event: toEvent(value, `payment.${payment.status}`, { payment }, payment.created_at),
    };
  }
}

function toEvent(secret: string, event: string, entities: Record<string, unknown>, createdAt: number): SandboxEvent {
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_sandbox',
    event,
    contains: Object.keys(entities),
    payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
    created_at: createdAt,
  });
  return { body, headers: { 'x-razorpay-signature': sign(secret, body), 'x-razorpay-event-id': v7() } };
}
