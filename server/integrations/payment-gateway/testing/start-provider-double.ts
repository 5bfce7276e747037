// Starts the provider's double as a process of its own, and speaks to its control side.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ProviderDouble {
  /** What RAZORPAY_* variables a shop needs to use it. */
  readonly env: Record<
    'RAZORPAY_KEY_ID' | 'RAZORPAY_KEY_SECRET' | 'RAZORPAY_WEBHOOK_SECRET' | 'RAZORPAY_BASE_URL',
    string
  >;
  /** A payment of an order in any status, or the same payment in another one. Paise. */
  pay(payment: {
    id?: string;
    order_id: string | null;
    status: string;
    amount?: number;
    currency?: string;
    /** Seconds. */
    created_at?: number;
  }): Promise<{ id: string }>;
  trouble(trouble: Trouble): Promise<void>;
  endTrouble(): Promise<void>;
  signatureOf(orderId: string, paymentId: string): Promise<string>;
  /** What the status of refunds asked for from now on is; `refused`: no refund is made. */
  refundsBecome(status: 'pending' | 'processed' | 'failed' | 'refused'): Promise<void>;
  /** What becomes of the refunds that the provider is at; with `payments`, of theirs only. */
  settleRefunds(status: 'processed' | 'failed', payments?: readonly string[]): Promise<void>;
  /** As the owner does it in the dashboard. Paise; without an amount, all that is left. */
  refundByHand(refund: {
    payment_id: string;
    amount?: number;
    status?: 'pending' | 'processed';
    /** Seconds; now, without it. */
    created_at?: number;
  }): Promise<{ id: string }>;
  /** A new dispute of a payment, or with its id the same one as it stands now. */
  dispute(dispute: { id?: string; payment_id: string; status: string; respond_by?: number }): Promise<{ id: string }>;
  books(): Promise<Books>;
  /** Empties the provider's books. */
  forget(): Promise<void>;
  /** Sends an event to the shop as the provider would, and tells the status it answered. */
  webhook(event: {
    url: string;
    event: string;
    payment_id: string;
    dispute_id?: string;
    /** The dispute's status that the event tells, where it is not today's. */
    was?: string;
    secret?: string;
    event_id?: string;
  }): Promise<number>;
  stop(): Promise<void>;
}

interface Trouble {
  kind:
    | 'slow'
    | 'down'
    | 'busy'
    | 'error'
    | 'garbage'
    | 'answers something else'
    | 'refuses keys'
    | 'tells its time'
    | 'forgets to answer after doing it';
  path?: string;
  times?: number;
  milliseconds?: number;
}

interface Books {
  orders: { id: string; amount: number; receipt: string; status: string }[];
  payments: { id: string; order_id: string | null; amount: number; status: string; amount_refunded: number }[];
  refunds: { id: string; payment_id: string; amount: number; status: string; receipt: string | null }[];
  disputes: { id: string; payment_id: string; status: string }[];
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
    trouble: (trouble) => tell('POST', '/trouble', trouble),
    endTrouble: () => tell('DELETE', '/trouble'),
    signatureOf: async (orderId, paymentId) =>
      (await tell<{ signature: string }>('POST', '/signature', { order_id: orderId, payment_id: paymentId })).signature,
    refundsBecome: (status) => tell('POST', '/refunds', { status }),
    settleRefunds: (status, payments) => tell('PUT', '/refunds', { status, payments: payments?.join() }),
    refundByHand: (refund) => tell('POST', '/refunds-by-hand', refund),
    dispute: (dispute) => tell('POST', '/disputes', dispute),
    books: () => tell('GET', '/books'),
    forget: () => tell('DELETE', '/books'),
    webhook: async (event) =>
      (await tell<{ status: number }>('POST', '/webhook', { secret: webhookSecret, ...event })).status,
    stop: async () => {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}
