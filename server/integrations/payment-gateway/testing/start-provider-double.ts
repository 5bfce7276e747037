// Starts the provider double as a process, and calls its test control.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Failure } from './provider/control.ts';

export interface ProviderDouble {
  /** The RAZORPAY_* variables for a shop that uses it. */
  readonly env: Record<
    'RAZORPAY_KEY_ID' | 'RAZORPAY_KEY_SECRET' | 'RAZORPAY_WEBHOOK_SECRET' | 'RAZORPAY_BASE_URL',
    string
  >;
  /** Creates a payment of an order in any status, or changes one. Paise. */
  pay(payment: {
    id?: string;
    order_id: string | null;
    status: string;
    amount?: number;
    currency?: string;
    fee?: number;
    tax?: number;
    /** Seconds. */
    created_at?: number;
    error_description?: string;
  }): Promise<{ id: string }>;
  /** Pays by a payment link, or fails to. */
  payLink(id: string, status?: 'captured' | 'failed'): Promise<{ id: string; order_id: string }>;
  /** At its own time: the double has no clock. */
  expireLink(id: string): Promise<void>;
  fail(failure: Failure): Promise<void>;
  recover(): Promise<void>;
  signatureOf(orderId: string, paymentId: string): Promise<string>;
  /** Sets the status of new refunds; `refused`: no refund is created. */
  refundsBecome(status: 'pending' | 'processed' | 'failed' | 'refused'): Promise<void>;
  /** Completes the refunds in progress; with `payments`, only theirs. */
  settleRefunds(status: 'processed' | 'failed', payments?: readonly string[]): Promise<void>;
  /** A refund made in the dashboard. Paise; without an amount, the whole remainder. */
  refundByHand(refund: {
    payment_id: string;
    amount?: number;
    status?: 'pending' | 'processed';
    /** Seconds; the default is now. */
    created_at?: number;
  }): Promise<{ id: string }>;
  /** Creates a dispute of a payment, or updates the one with that id. */
  dispute(dispute: { id?: string; payment_id: string; status: string; respond_by?: number }): Promise<{ id: string }>;
  /** What the settlement report says of a payment or refund, in paise; `missing`: no line. */
  settle(fault: {
    entity_id: string;
    missing?: true;
    fee?: number;
    tax?: number;
    credit?: number;
    settled?: false;
  }): Promise<void>;
  state(): Promise<ProviderState>;
  /** Deletes all data. */
  clear(): Promise<void>;
  /** Sends an event to the shop like the provider, and resolves to the response status. */
  webhook(event: {
    url: string;
    event: string;
    payment_id: string;
    dispute_id?: string;
    /** The status that the event reports, if it differs from the current one. */
    was?: string;
    secret?: string;
    event_id?: string;
  }): Promise<number>;
  stop(): Promise<void>;
}

interface ProviderState {
  orders: { id: string; amount: number; receipt: string; status: string }[];
  payments: { id: string; order_id: string | null; amount: number; status: string; amount_refunded: number }[];
  refunds: { id: string; payment_id: string; amount: number; status: string; receipt: string | null }[];
  disputes: { id: string; payment_id: string; status: string }[];
  links: { id: string; amount: number; reference_id: string; short_url: string; status: string; expire_by: number }[];
  calls: { line: string; body: Record<string, unknown>; idempotency?: string }[];
}

const keyId = 'rzp_test_double';
const keySecret = 'the double and its secret';
const webhookSecret = 'the double and its webhook secret';

export async function startProviderDouble(): Promise<ProviderDouble> {
  const program = new URL('./provider-double.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [program, keyId, keySecret], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [port] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const origin = `http://127.0.0.1:${port}`;

  async function tell<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${origin}/control${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`the provider's double refused ${method} ${path}`);
    return (await response.json()) as T;
  }

  return {
    env: {
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_BASE_URL: `${origin}/v1`,
    },
    pay: (payment) => tell('POST', '/payments', payment),
    payLink: (id, status = 'captured') => tell('POST', '/links', { id, status }),
    expireLink: (id) => tell('PUT', '/links', { id, status: 'expired' }),
    fail: (failure) => tell('POST', '/failure', failure),
    recover: () => tell('DELETE', '/failure'),
    signatureOf: async (orderId, paymentId) =>
      (await tell<{ signature: string }>('POST', '/signature', { order_id: orderId, payment_id: paymentId })).signature,
    refundsBecome: (status) => tell('POST', '/refunds', { status }),
    settleRefunds: (status, payments) => tell('PUT', '/refunds', { status, payments: payments?.join() }),
    refundByHand: (refund) => tell('POST', '/refunds-by-hand', refund),
    dispute: (dispute) => tell('POST', '/disputes', dispute),
    settle: (fault) => tell('POST', '/settlements', fault),
    state: () => tell('GET', '/state'),
    clear: () => tell('DELETE', '/state'),
    webhook: async (event) =>
      (await tell<{ status: number }>('POST', '/webhook', { secret: webhookSecret, ...event })).status,
    stop: async () => {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}
