// A payment provider for tests, in its own process: Razorpay's REST calls under /v1, test control
// under /control. Run: node provider-double.ts <key id> <key secret>; it prints its port.
import { createHmac, randomBytes } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { setTimeout as pauseFor } from 'node:timers/promises';

interface Order {
  id: string;
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string;
  status: string;
  [field: string]: unknown;
}
interface Payment {
  id: string;
  order_id: string | null;
  amount: number;
  currency: string;
  status: string;
  created_at: number;
  amount_refunded: number;
  [field: string]: unknown;
}
interface Refund {
  id: string;
  payment_id: string;
  amount: number;
  status: string;
  created_at: number;
  [field: string]: unknown;
}
interface Link {
  id: string;
  amount: number;
  currency: string;
  reference_id: string;
  status: string;
  expire_by: number;
  order_id?: string;
  [field: string]: unknown;
}
interface Dispute {
  id: string;
  payment_id: string;
  status: string;
  [field: string]: unknown;
}

/** Makes the next calls fail. `path`: only calls that contain it; `times`: only that many. */
interface Failure {
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

/** The fields that the double reads. */
type Body = Record<string, string | number | boolean | undefined>;
interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Body;
  headers: IncomingMessage['headers'];
}
interface Answer {
  status: number;
  body: unknown;
}

const [, , keyId = 'rzp_test_double', keySecret = 'double-secret'] = process.argv;
const orders = new Map<string, Order>();
const payments = new Map<string, Payment>();
const refunds = new Map<string, Refund>();
const refundKeys = new Map<string, string>();
const disputes = new Map<string, Dispute>();
const links = new Map<string, Link>();
/**
 * Errors of the settlement report, by the id of payment or refund; `missing`: it has no such line.
 */
const settlementFaults = new Map<string, Body>();
const calls: { line: string; body: Body; idempotency: string | undefined }[] = [];
let failures: Failure[] = [];
let refundStatus = 'processed';

const ok = (body: unknown): Answer => ({ status: 200, body });
const refuse = (description: string): Answer => ({
  status: 400,
  body: {
    error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: null, reason: null, metadata: {} },
  },
});
const unknownId = () => refuse('The id provided does not exist');
const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex').slice(0, 14)}`;
const list = (items: unknown[]) => ok({ entity: 'collection', count: items.length, items });
/** Seconds. The default when a test gives none. */
const createdAt = 1_795_000_000;

function provider({ method, path, query, body, headers }: Call): Answer {
  const [, noun, id = '', deed, detail] = path.split('/');
  const line = `${method} ${noun} ${deed ?? ''}`.trim();
  if (line === 'POST orders') return createOrder(body);
  if (line === 'GET orders' && id === '') {
    return list([...orders.values()].filter((order) => order.receipt === query.get('receipt')));
  }
  const order = orders.get(id);
  if (line === 'GET orders') return order ? ok(order) : unknownId();
  if (line === 'GET orders payments') {
    return order ? list([...payments.values()].filter((payment) => payment.order_id === id)) : unknownId();
  }
  if (line === 'GET payments' && id === '') return newestFirst(payments, query);
  if (line === 'GET refunds' && id === '') return newestFirst(refunds, query);
  if (line === 'GET settlements combined') return settlements(query);
  if (line === 'GET disputes') {
    if (id === '') return newestFirst(disputes, query);
    const dispute = disputes.get(id);
    return dispute ? ok(dispute) : unknownId();
  }
  if (noun === 'payment_links') return paymentLink(line, id, query, body);
  const payment = payments.get(id);
  if (!payment) return unknownId();
  if (line === 'GET payments') return ok(payment);
  if (line === 'POST payments capture') return capture(payment, body);
  if (line === 'POST payments refund') return refund(payment, body, String(headers['x-refund-idempotency'] ?? ''));
  if (line === 'GET payments refunds' && detail === undefined) {
    return list([...refunds.values()].filter((made) => made.payment_id === id).toReversed());
  }
  const known = refunds.get(detail ?? '');
  return line === 'GET payments refunds' && known ? ok(known) : unknownId();
}

/** Newest first; 10 by default, at most 100. */
function newestFirst(made: ReadonlyMap<string, { [field: string]: unknown }>, query: URLSearchParams): Answer {
  const from = Number(query.get('from') ?? 0);
  const to = Number(query.get('to') ?? Infinity);
  const skip = Number(query.get('skip') ?? 0);
  const count = Math.min(100, Number(query.get('count') ?? 10));
  const inPeriod = [...made.values()].filter(({ created_at: at = from }) => Number(at) >= from && Number(at) <= to);
  return list(inPeriod.toReversed().slice(skip, skip + count));
}

const twoDays = 2 * 86_400;
const indianOffset = 330 * 60;

/** Payments and refunds of the double are settled two days later. */
function settlements(query: URLSearchParams): Answer {
  const month = `${query.get('year')}-${String(query.get('month')).padStart(2, '0')}`;
  const skip = Number(query.get('skip') ?? 0);
  const count = Math.min(1000, Number(query.get('count') ?? 10));
  const items = [
    ...[...payments.values()].filter(({ captured }) => captured === true),
    ...[...refunds.values()].filter(({ status }) => status === 'processed'),
  ].map(settlementItem);
  const inMonth = items.filter(
    ({ entity_id, settled_at }) =>
      new Date((settled_at + indianOffset) * 1000).toISOString().startsWith(month) &&
      settlementFaults.get(entity_id)?.missing !== true,
  );
  return list(inMonth.slice(skip, skip + count));
}

function settlementItem(made: Payment | Refund) {
  const isRefund = 'payment_id' in made;
  const [fee, tax] = isRefund ? [0, 0] : [Number(made.fee ?? 0), Number(made.tax ?? 0)];
  return {
    entity_id: made.id,
    type: isRefund ? 'refund' : 'payment',
    debit: isRefund ? made.amount : 0,
    credit: isRefund ? 0 : made.amount - fee,
    amount: made.amount,
    currency: made.currency,
    fee,
    tax,
    on_hold: false,
    settled: true,
    created_at: made.created_at,
    settled_at: made.created_at + twoDays,
    settlement_id: 'setl_double',
    settlement_utr: 'UTR1',
    payment_id: isRefund ? made.payment_id : null,
    ...settlementFaults.get(made.id),
  };
}

function createOrder(body: Body): Answer {
  const receipt = String(body.receipt);
  const amount = Number(body.amount);
  if (!Number.isInteger(amount) || amount < 100) return refuse('The amount must be atleast INR 1.00');
  if (receipt.length > 40) return refuse('The receipt may not be greater than 40 characters.');
  const same = [...orders.values()].find((order) => order.receipt === receipt);
  if (same && body.unique_receipt === true) return ok(same);
  const id = newId('order');
  const order: Order = {
    id,
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: String(body.currency),
    receipt,
    offer_id: null,
    status: 'created',
    attempts: 0,
    // Razorpay returns empty notes as a list.
    notes: [],
    created_at: createdAt,
  };
  orders.set(id, order);
  return ok(order);
}

function paymentLink(line: string, id: string, query: URLSearchParams, body: Body): Answer {
  if (line === 'POST payment_links' && id === '') return createLink(body);
  if (line === 'GET payment_links' && id === '') {
    return ok({ payment_links: [...links.values()].filter((one) => one.reference_id === query.get('reference_id')) });
  }
  const link = links.get(id);
  if (!link) return unknownId();
  if (line === 'GET payment_links') return ok(link);
  if (link.status === 'paid') return refuse('cannot cancel or expire an already paid/partially paid link');
  if (link.status !== 'created') return refuse('cannot cancel or expire an expired link');
  return ok(Object.assign(link, { status: 'cancelled' }));
}

function createLink(body: Body): Answer {
  const reference_id = String(body.reference_id);
  if (!Number.isInteger(body.amount)) return refuse('The amount must be an integer.');
  if (reference_id.length > 40) return refuse('The reference id may not be greater than 40 characters.');
  if ([...links.values()].some((one) => one.reference_id === reference_id)) {
    return refuse(`payment link already exists with reference id: ${reference_id}`);
  }
  const id = newId('plink');
  const link: Link = {
    accept_partial: body.accept_partial,
    amount: Number(body.amount),
    amount_paid: 0,
    currency: String(body.currency),
    customer: body.customer,
    description: body.description,
    expire_by: Number(body.expire_by),
    id,
    notes: null,
    payments: null,
    reference_id,
    short_url: `https://rzp.io/i/${id.slice(-7)}`,
    status: 'created',
    created_at: createdAt,
  };
  links.set(id, link);
  return ok(link);
}

/** The order of the payment comes with the first attempt; the link names it once it is paid. */
function payLink(id: string, status: string): Payment {
  const link = links.get(id) as Link;
  const order_id = `order_${id.slice('plink_'.length)}`;
  if (!orders.has(order_id)) {
    const { amount, currency } = link;
    const order = { id: order_id, entity: 'order', amount, amount_paid: 0, amount_due: amount, currency, receipt: id };
    orders.set(order_id, { ...order, status: 'created', created_at: createdAt });
  }
  const payment = newPayment({ order_id, status });
  if (status === 'captured') {
    const { id: payment_id, amount, method } = payment;
    const made = [{ payment_id, amount, method, plink_id: id, status }];
    Object.assign(link, { status: 'paid', amount_paid: link.amount, order_id, payments: made });
  }
  return payment;
}

function capture(payment: Payment, body: Body): Answer {
  if (payment.status !== 'authorized') return refuse('This payment has already been captured');
  if (body.amount !== payment.amount) return refuse('Capture amount must be equal to the amount authorized');
  return ok(setStatus(payment, 'captured'));
}

function refund(payment: Payment, body: Body, key: string): Answer {
  const sent = JSON.stringify([payment.id, body]);
  const seen = [...refunds.values()].find((made) => made.key === key);
  if (seen) return refundKeys.get(key) === sent ? ok(seen) : refuse('Different request with the same idempotency key');
  if (!/^[\w-]{10,}$/.test(key)) return refuse('The idempotency key is not valid');
  if (refundStatus === 'refused') return refuse('Your account does not have enough balance to carry out the refund');
  const made = makeRefund(payment, {
    amount: body.amount === undefined ? left(payment) : Number(body.amount),
    status: refundStatus,
    receipt: body.receipt ?? null,
    created_at: createdAt,
    key,
  });
  if ('body' in made) return made as Answer;
  refundKeys.set(key, sent);
  return ok(made);
}

const left = (payment: Payment): number => payment.amount - payment.amount_refunded;

function makeRefund(payment: Payment, given: Partial<Refund>): Refund | Answer {
  const { amount = left(payment) } = given;
  if (payment.status !== 'captured') return refuse('The payment has been fully refunded already');
  if (!Number.isInteger(amount) || amount < 100 || amount > left(payment)) {
    return refuse('The total refund amount is greater than the refund payment amount');
  }
  const made: Refund = {
    id: newId('rfnd'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: [],
    receipt: null,
    status: 'processed',
    created_at: Math.floor(Date.now() / 1000),
    ...given,
  };
  refunds.set(made.id, made);
  countRefunds(payment);
  return made;
}

/** A failed refund leaves the money with the payment. */
function countRefunds(payment: Payment): void {
  const made = [...refunds.values()].filter(
    ({ payment_id, status }) => payment_id === payment.id && status !== 'failed',
  );
  const amount_refunded = made.reduce((sum, { amount }) => sum + amount, 0);
  const isFull = amount_refunded === payment.amount;
  const refund_status = isFull ? 'full' : amount_refunded > 0 ? 'partial' : null;
  Object.assign(payment, { amount_refunded, refund_status, status: isFull ? 'refunded' : 'captured' });
}

function setStatus(payment: Payment, status: string): Payment {
  Object.assign(payment, { status, captured: status === 'captured' });
  if (status === 'captured')
    Object.assign(payment, { fee: Math.round(payment.amount * 0.0236), tax: Math.round(payment.amount * 0.0036) });
  const order = orders.get(payment.order_id ?? '');
  if (order && status === 'captured')
    Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 });
  else if (order?.status === 'created') order.status = 'attempted';
  return payment;
}

/** Test control. */
async function control({ method, path, body }: Call): Promise<Answer> {
  const line = `${method} ${path}`;
  if (line === 'POST /failure') return ok((failures = [body as unknown as Failure]));
  if (line === 'DELETE /failure') return ok((failures = []));
  if (line === 'POST /refunds') return ok((refundStatus = String(body.status)));
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

function newPayment(given: Body | Partial<Payment>): Payment {
  const order = orders.get(String(given.order_id));
  const payment: Payment = {
    id: newId('pay'),
    entity: 'payment',
    order_id: null,
    amount: order?.amount ?? 0,
    currency: order?.currency ?? 'INR',
    method: 'upi',
    notes: [],
    created_at: createdAt,
    amount_refunded: 0,
    refund_status: null,
    fee: null,
    tax: null,
    status: 'created',
    ...given,
  };
  payments.set(payment.id, payment);
  return setStatus(payment, payment.status);
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

function takeFailure(path: string): Failure | undefined {
  const failure = failures.find((candidate) => path.includes(candidate.path ?? ''));
  if (failure?.times !== undefined && --failure.times <= 0) failures = failures.filter((other) => other !== failure);
  return failure;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Tests have their own clock.
  response.sendDate = false;
  const url = new URL(request.url ?? '/', 'http://double.invalid');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = (chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString('utf8')) : {}) as Body;
  const call = { method: request.method ?? 'GET', query: url.searchParams, body, headers: request.headers };
  if (url.pathname.startsWith('/control')) {
    return send(response, await control({ ...call, path: url.pathname.slice('/control'.length) }));
  }
  const path = url.pathname.replace(/^\/v1/, '');
  calls.push({
    line: `${call.method} ${path}`,
    body,
    idempotency: request.headers['x-refund-idempotency'] as string | undefined,
  });
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const failure = takeFailure(path);
  if (failure?.kind === 'refuses keys' || request.headers.authorization !== expected) {
    const error = { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' };
    return send(response, { status: 401, body: { error } });
  }
  if (failure?.kind === 'down') return void request.socket.destroy();
  if (failure?.kind === 'busy') return send(response, { status: 429, body: { error: { code: 'BAD_REQUEST_ERROR' } } });
  if (failure?.kind === 'error') return send(response, { status: 500, body: { error: { code: 'SERVER_ERROR' } } });
  if (failure?.kind === 'knows no such call') {
    return send(response, refuse('The requested URL was not found on the server.'));
  }
  if (failure?.kind === 'garbage') return void response.end('<html>We will be back soon</html>');
  if (failure?.kind === 'answers something else') {
    const other = { id: 'other_1', order_id: 'order_1', amount: 100, amount_due: 100, currency: 'INR', receipt: null };
    return send(response, ok({ ...other, entity: 'order', status: 'captured', items: [] }));
  }
  if (failure?.kind === 'tells its time') response.setHeader('date', new Date(failure.milliseconds ?? 0).toUTCString());
  if (failure?.kind === 'slow') await pauseFor(failure.milliseconds ?? 1000);
  const result = provider({ ...call, path });
  if (failure?.kind === 'forgets to answer after doing it') return void request.socket.destroy();
  send(response, result);
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const server = createServer((request, response) => {
  answer(request, response).catch(() => request.socket.destroy());
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as { port: number }).port}\n`);
});
// The parent process is gone.
process.stdin.on('end', () => process.exit(0)).resume();
