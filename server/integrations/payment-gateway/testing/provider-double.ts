// A payment provider for tests, in its own process: Razorpay's REST calls under /v1, test control
// under /control. Run: node provider-double.ts <key id> <key secret>; it prints its port.
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { calls, control, takeFailure } from './provider/control.ts';
import { paymentLink } from './provider/links.ts';
import { capture, refund } from './provider/payments.ts';
import {
  type Answer,
  type Body,
  type Call,
  type Order,
  createdAt,
  disputes,
  list,
  newId,
  ok,
  orders,
  payments,
  refunds,
  refuse,
  unknownId,
} from './provider/records.ts';
import { settlements } from './provider/settlements.ts';

const [, , keyId = 'rzp_test_double', keySecret = 'double-secret'] = process.argv;

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

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Tests have their own clock.
  response.sendDate = false;
  const url = new URL(request.url ?? '/', 'http://double.invalid');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = (chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString('utf8')) : {}) as Body;
  const call = { method: request.method ?? 'GET', query: url.searchParams, body, headers: request.headers };
  if (url.pathname.startsWith('/control')) {
    return send(response, await control({ ...call, path: url.pathname.slice('/control'.length) }, keySecret));
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
