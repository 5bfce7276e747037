// Test control of the provider double: what tests do to it, and what it sends to the shop.
import { createHmac } from 'node:crypto';
import { payLink } from './links.ts';
import { countRefunds, makeRefund, newPayment, setRefundStatus, setStatus } from './payments.ts';
import {
  type Answer,
  type Body,
  type Call,
  type Dispute,
  type Link,
  createdAt,
  disputes,
  links,
  newId,
  ok,
  orders,
  payments,
  refundKeys,
  refunds,
} from './records.ts';
import { settlementFaults } from './settlements.ts';

/** Makes the next calls fail. `path`: only calls that contain it; `times`: only that many. */
export interface Failure {
  kind:
    | 'slow'
    | 'down'
    | 'busy'
    | 'error'
    | 'garbage'
    | 'answers something else'
    | 'refuses keys'
    | 'tells its time'
    | 'knows no such call'
    | 'forgets to answer after doing it';
  path?: string;
  times?: number;
  milliseconds?: number;
}

/** Every call, in order. */
export const calls: { line: string; body: Body; idempotency: string | undefined }[] = [];
let failures: Failure[] = [];

/** `keySecret` signs what the browser hands over after a payment. */
export async function control({ method, path, body }: Call, keySecret: string): Promise<Answer> {
  const line = `${method} ${path}`;
  if (line === 'POST /failure') return ok((failures = [body as unknown as Failure]));
  if (line === 'DELETE /failure') return ok((failures = []));
  if (line === 'POST /refunds') {
    setRefundStatus(String(body.status));
    return ok({});
  }
  if (line === 'PUT /refunds') {
    const of = body.payments === undefined ? undefined : String(body.payments).split(',');
    for (const made of refunds.values()) {
      if (made.status !== 'pending' || of?.includes(made.payment_id) === false) continue;
      made.status = String(body.status);
      const payment = payments.get(made.payment_id);
      if (payment) countRefunds(payment);
    }
    return ok({});
  }
  if (line === 'POST /refunds-by-hand') {
    const { payment_id, ...given } = body;
    const payment = payments.get(String(payment_id));
    const made = payment && makeRefund(payment, given);
    return made && !('body' in made) ? ok(made) : { status: 409, body: { error: 'there is not so much left' } };
  }
  if (line === 'POST /disputes') {
    const payment = payments.get(String(body.payment_id));
    const id = String(body.id ?? newId('disp'));
    const known = disputes.get(id) ?? {
      entity: 'dispute',
      amount: payment?.amount,
      currency: 'INR',
      amount_deducted: 0,
      reason_code: 'chargeback_authorization_error',
      respond_by: createdAt + 7 * 86_400,
      phase: 'chargeback',
      created_at: createdAt,
    };
    const dispute = { ...known, ...body, id } as Dispute;
    disputes.set(id, dispute);
    return ok(dispute);
  }
  if (line === 'POST /settlements') return ok(settlementFaults.set(String(body.entity_id), body).size);
  if (line === 'DELETE /state') {
    for (const made of [orders, payments, refunds, refundKeys, disputes, links, settlementFaults]) made.clear();
    calls.length = 0;
    return ok({});
  }
  if (line === 'GET /state') {
    return ok({
      orders: [...orders.values()],
      payments: [...payments.values()],
      refunds: [...refunds.values()],
      disputes: [...disputes.values()],
      links: [...links.values()],
      calls,
    });
  }
  if (line === 'POST /payments') {
    const known = payments.get(String(body.id));
    if (known) return ok(setStatus(Object.assign(known, body), String(body.status)));
    return ok(newPayment(body));
  }
  if (line === 'POST /links') return ok(payLink(String(body.id), String(body.status)));
  if (line === 'PUT /links') return ok(Object.assign(links.get(String(body.id)) as Link, body));
  if (line === 'POST /signature') return ok({ signature: sign(keySecret, `${body.order_id}|${body.payment_id}`) });
  if (line === 'POST /webhook') return ok(await deliver(body));
  return { status: 404, body: { error: { code: 'BAD_REQUEST_ERROR', description: 'not a control' } } };
}

async function deliver(wanted: Body): Promise<{ status: number }> {
  const payment = payments.get(String(wanted.payment_id));
  const order = orders.get(payment?.order_id ?? '');
  const event = String(wanted.event);
  const link =
    event === 'payment_link.paid' ? [...links.values()].find((one) => one.order_id === order?.id) : undefined;
  const latest = [...refunds.values()].findLast(({ payment_id }) => payment_id === payment?.id);
  // As at the time of the event, which may be long ago.
  const dispute = { ...disputes.get(String(wanted.dispute_id)), ...(wanted.was && { status: wanted.was }) };
  const payload = {
    payment: { entity: payment },
    ...(event === 'order.paid' || link ? { order: { entity: order } } : {}),
    ...(link ? { payment_link: { entity: link } } : {}),
    ...(event.startsWith('refund.') ? { refund: { entity: latest } } : {}),
    ...(event.startsWith('payment.dispute.') ? { dispute: { entity: dispute } } : {}),
  };
  const text = JSON.stringify({
    entity: 'event',
    account_id: 'acc_double',
    event,
    contains: Object.keys(payload),
    payload,
  });
  const response = await fetch(String(wanted.url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': String(wanted.event_id ?? newId('evt')),
      'x-razorpay-signature': sign(String(wanted.secret), text),
    },
    body: text,
  });
  return { status: response.status };
}

function sign(secret: string, message: string): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}

export function takeFailure(path: string): Failure | undefined {
  const failure = failures.find((candidate) => path.includes(candidate.path ?? ''));
  if (failure?.times !== undefined && --failure.times <= 0) failures = failures.filter((other) => other !== failure);
  return failure;
}
