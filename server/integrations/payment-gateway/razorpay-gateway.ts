// The payment gateway on Razorpay's REST API; the sandbox uses it with another `fetch`.
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { RazorpayKeys } from '../../config.ts';
import { GatewayError, type PaymentGateway, type ProviderEvent } from './payment-gateway.ts';
import { createPaymentLinks } from './razorpay-payment-links.ts';
import { createSettlements } from './razorpay-settlements.ts';
import { type RazorpayClient, type RazorpayClientOptions, createRazorpayClient, readEach } from './razorpay-client.ts';
import {
  Collection,
  DisputeEntity,
  DisputeEvent,
  EventEnvelope,
  OrderEntity,
  PaymentEntity,
  PaymentLinkEvent,
  RefundEntity,
  collectionOf,
  toDispute,
  toPayment,
  toRefund,
} from './razorpay-entities.ts';
import { toPaise } from './paise.ts';
import { callbackMessage, isSignature } from './signatures.ts';

const currency = 'INR';
/** The provider's maximum. */
const pageSize = 100;
const toSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

export interface GatewayParts {
  readonly client: RazorpayClient;
  readonly keyId: string;
  readonly scriptUrl: string;
  readonly isSandbox: boolean;
  secrets(): Promise<{ key: string; webhook: readonly string[] }>;
}

export function createRazorpayGateway(
  keys: RazorpayKeys,
  log: Pick<Logger, 'warn'>,
  limits: RazorpayClientOptions['limits'] = {},
): PaymentGateway {
  const webhook = [keys.webhookSecret, keys.previousWebhookSecret].filter((secret) => secret !== undefined);
  return createGateway({
    client: createRazorpayClient({ ...keys, fetch: globalThis.fetch, log, limits }),
    keyId: keys.keyId,
    scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    isSandbox: false,
    secrets: async () => ({ key: keys.keySecret, webhook }),
  });
}

export function createGateway({ client, secrets, ...facts }: GatewayParts): PaymentGateway {
  async function findPayment(id: string) {
    if (!isId(id)) return undefined;
    const entity = await client.find(`/payments/${id}`, PaymentEntity);
    return entity && toPayment(named(id, entity));
  }

  return {
    ...facts,
    async createOrder({ amount, receipt, notes }) {
      const body = { amount: toPaise(amount), currency, receipt, unique_receipt: true, partial_payment: false, notes };
      try {
        const order = await client.call({ method: 'POST', path: '/orders', body }, OrderEntity);
        if (order.amount === body.amount && order.currency === currency) return order;
        throw new GatewayError('failed', 'the payment provider made another order than was asked for');
      } catch (error) {
        // The provider rejects a known receipt if it created the order at our first
        // attempt and the response was lost.
        if (!(error instanceof GatewayError && error.reason === 'refused')) throw error;
        const made = await client.call(
          { method: 'GET', path: `/orders?receipt=${encodeURIComponent(receipt)}` },
          collectionOf(OrderEntity),
        );
        const order = made.items.find((item) => item.receipt === receipt && item.amount === body.amount);
        if (!order) throw error;
        return order;
      }
    },
    async findOrder(id) {
      const entity = isId(id) ? await client.find(`/orders/${id}`, OrderEntity) : undefined;
      return entity && named(id, entity);
    },
    ...createPaymentLinks(client),
    ...createSettlements(client),
    findPayment,
    async listOrderPayments(orderId, goOn) {
      const list = await client.find(`/orders/${encodeURIComponent(orderId)}/payments`, Collection);
      return readEach(PaymentEntity, list?.items ?? [], goOn).map(toPayment);
    },
    async listPayments(from, to, goOn) {
      const items = await everyPage(async (page) => {
        const path = `/payments?from=${toSeconds(from)}&to=${toSeconds(to) - 1}&${page}`;
        return (await client.call({ method: 'GET', path }, Collection)).items;
      });
      return readEach(PaymentEntity, items, goOn).map(toPayment);
    },
    async capturePayment(id, amount) {
      const path = `/payments/${encodeURIComponent(id)}/capture`;
      try {
        const body = { amount: toPaise(amount), currency };
        return toPayment(named(id, await client.call({ method: 'POST', path, body }, PaymentEntity)));
      } catch (error) {
        // Captured in between by another request of ours or by the provider's auto-capture.
        const payment = error instanceof GatewayError && error.reason === 'refused' ? await findPayment(id) : undefined;
        if (payment?.status === 'captured') return payment;
        throw error;
      }
    },
    async refundPayment(id, { key, amountPaise }) {
      const request = {
        method: 'POST',
        path: `/payments/${encodeURIComponent(id)}/refund`,
        // The same key requires the same body, byte by byte.
        body: amountPaise === null ? { speed: 'normal' } : { amount: amountPaise, speed: 'normal', receipt: key },
        headers: { 'x-refund-idempotency': key },
      } as const;
      return toRefund(await client.call(request, RefundEntity));
    },
    async findRefund(paymentId, refundId) {
      const entity = await client.find(
        `/payments/${encodeURIComponent(paymentId)}/refunds/${encodeURIComponent(refundId)}`,
        RefundEntity,
      );
      return entity && toRefund(entity);
    },
    async listPaymentRefunds(paymentId, goOn) {
      const path = `/payments/${encodeURIComponent(paymentId)}/refunds?count=${pageSize}`;
      const list = await client.find(path, Collection);
      return readEach(RefundEntity, list?.items ?? [], goOn).map(toRefund);
    },
    async listRefunds(from, to, goOn) {
      const items = await everyPage(async (page) => {
        const path = `/refunds?from=${toSeconds(from)}${to ? `&to=${toSeconds(to) - 1}` : ''}&${page}`;
        return (await client.find(path, Collection))?.items ?? [];
      });
      return readEach(RefundEntity, items, goOn).map(toRefund);
    },
    async findDispute(id) {
      const entity = await client.find(`/disputes/${encodeURIComponent(id)}`, DisputeEntity);
      return entity && toDispute(entity);
    },
    async listDisputes(goOn) {
      const items = await everyPage(async (page) => (await client.find(`/disputes?${page}`, Collection))?.items ?? []);
      return readEach(DisputeEntity, items, goOn).map(toDispute);
    },
    answeredAt: client.answeredAt,
    async isPaymentSignature(orderId, paymentId, signature) {
      return isSignature((await secrets()).key, callbackMessage(orderId, paymentId), signature);
    },
    async readEvent(rawBody, { signature, eventId }) {
      const { webhook } = await secrets();
      if (!signature || !webhook.some((secret) => isSignature(secret, rawBody, signature))) return undefined;
      return toEvent(rawBody, eventId);
    },
    readPaymentLinkId(body) {
      const event = PaymentLinkEvent.safeParse(jsonOf(body));
      return event.success ? event.data.payload.payment_link.entity.id : undefined;
    },
    readDispute(body) {
      const event = DisputeEvent.safeParse(jsonOf(body));
      return event.success ? toDispute(event.data.payload.dispute.entity) : undefined;
    },
  };
}

async function everyPage(ask: (page: string) => Promise<unknown[]>): Promise<unknown[]> {
  const all: unknown[] = [];
  for (;;) {
    const items = await ask(`count=${pageSize}&skip=${all.length}`);
    all.push(...items);
    if (items.length < pageSize) return all;
  }
}

/** Ids come from browsers: rejects one that would change the request path. */
const isId = (id: string): boolean => /^[\w-]{1,100}$/.test(id);

/** Checks that the provider returned the requested entity. */
function named<T extends { id: string }>(id: string, entity: T): T {
  if (entity.id === id) return entity;
  throw new GatewayError('failed', 'the payment provider answered something else than was asked for');
}

/** Identical deliveries without a valid event id are recognised by a hash of their bytes. */
function toEvent(rawBody: Buffer, eventId: string | undefined): ProviderEvent {
  const id = eventId && isId(eventId) ? eventId : createHash('sha256').update(rawBody).digest('hex');
  const envelope = EventEnvelope.safeParse(jsonOf(rawBody));
  if (!envelope.success) return { id, event: 'unknown', orderId: undefined, paymentId: undefined };
  const { event, payload } = envelope.data;
  return {
    id,
    event,
    orderId: payload?.order?.entity.id ?? payload?.payment?.entity.order_id ?? undefined,
    paymentId:
      payload?.payment?.entity.id ??
      payload?.refund?.entity.payment_id ??
      payload?.dispute?.entity.payment_id ??
      undefined,
  };
}

function jsonOf(body: Buffer | string): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
