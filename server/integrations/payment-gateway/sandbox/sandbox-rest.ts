// The provider's REST calls that the shop uses, answered in process: a
// `fetch` for the Razorpay client.
import type { Deps } from '../../../deps.ts';
import type { Fetch } from '../razorpay-client.ts';
import { entityId, findEntity, insertEntity, listEntities, lockOrder, updateEntity } from './sandbox-entities.ts';
import { cancelLink, createLink, findLink, listLinks } from './sandbox-links.ts';
import { createOrder, refused, seconds } from './sandbox-orders.ts';
import { listSettlementItems } from './sandbox-settlements.ts';

type SandboxDeps = Pick<Deps, 'db' | 'clock'>;

interface Call {
  readonly ids: readonly string[];
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

export function createSandboxFetch(deps: SandboxDeps & Pick<Deps, 'config'>): Fetch {
  const routes: [RegExp, (call: Call) => Promise<unknown>][] = [
    [/^POST \/orders$/, (call) => createOrder(deps, call.body)],
    [
      /^GET \/orders$/,
      async ({ query }) => collection(await listEntities(deps.db, 'order', query.get('receipt') ?? '')),
    ],
    [/^GET \/orders\/([^/]+)$/, ({ ids: [id = ''] }) => findEntity(deps.db, 'order', id)],
    [/^GET \/orders\/([^/]+)\/payments$/, ({ ids: [id = ''] }) => listPayments(deps, id)],
    [/^GET \/payments$/, async ({ query }) => collection(pageOf(await listEntities(deps.db, 'payment'), query))],
    [/^GET \/payments\/([^/]+)$/, ({ ids: [id = ''] }) => findEntity(deps.db, 'payment', id)],
    [/^POST \/payments\/([^/]+)\/capture$/, ({ ids: [id = ''], body }) => capture(deps, id, body)],
    [/^POST \/payments\/([^/]+)\/refund$/, ({ ids: [id = ''], body, headers }) => refund(deps, id, body, headers)],
    [
      /^GET \/payments\/([^/]+)\/refunds$/,
      async ({ ids: [id = ''] }) => collection(await listEntities(deps.db, 'refund', id)),
    ],
    [/^GET \/payments\/[^/]+\/refunds\/([^/]+)$/, ({ ids: [id = ''] }) => findEntity(deps.db, 'refund', id)],
    [/^GET \/refunds$/, async ({ query }) => collection(pageOf(await listEntities(deps.db, 'refund'), query))],
    [/^POST \/payment_links$/, (call) => createLink(deps, call.body)],
    [/^GET \/payment_links$/, ({ query }) => listLinks(deps, query.get('reference_id') ?? '')],
    [/^GET \/payment_links\/([^/]+)$/, ({ ids: [id = ''] }) => findLink(deps, id)],
    [/^POST \/payment_links\/([^/]+)\/cancel$/, ({ ids: [id = ''] }) => cancelLink(deps, id)],
    [/^GET \/settlements\/recon\/combined$/, async ({ query }) => collection(await listSettlementItems(deps, query))],
    [/^GET \/disputes$/, async () => collection([])],
  ];

  return async (address, init) => {
    const url = new URL(address);
    const line = `${init.method ?? 'GET'} ${url.pathname.replace(/^\/v1/, '')}`;
    for (const [pattern, answer] of routes) {
      const match = pattern.exec(line);
      if (!match) continue;
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
      const ids = match.slice(1).map(decodeURIComponent);
      const entity = await answer({ ids, query: url.searchParams, body, headers: new Headers(init.headers) });
      return entity instanceof Response
        ? entity
        : entity
          ? Response.json(entity)
          : refused('The id provided does not exist');
    }
    return refused('The requested URL was not found on the server.');
  };
}

async function listPayments({ db }: SandboxDeps, orderId: string) {
  const order = await findEntity(db, 'order', orderId);
  return order && collection(await listEntities(db, 'payment', orderId));
}

async function capture({ db }: SandboxDeps, id: string, body: Record<string, unknown>) {
  const known = await findEntity(db, 'payment', id);
  if (!known) return undefined;
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, known.order_id);
    const payment = await findEntity(trx, 'payment', id);
    if (!order || payment?.status !== 'authorized') return refused('This payment has already been captured');
    if (body.amount !== payment.amount) return refused('Capture amount must be equal to the amount authorized');
    const captured = { ...payment, status: 'captured' as const, captured: true };
    await updateEntity(trx, captured);
    await updateEntity(trx, { ...order, status: 'paid' as const, amount_paid: payment.amount, amount_due: 0 });
    return captured;
  });
}

async function refund({ db, clock }: SandboxDeps, paymentId: string, body: Record<string, unknown>, headers: Headers) {
  const key = headers.get('x-refund-idempotency') ?? `${paymentId} ${clock.now().toISOString()}`;
  const id = entityId('rfnd', key);
  const known = await findEntity(db, 'payment', paymentId);
  if (!known) return undefined;
  return db.transaction().execute(async (trx) => {
    await lockOrder(trx, known.order_id);
    const earlier = await findEntity(trx, 'refund', id);
    if (earlier) return earlier;
    const payment = await findEntity(trx, 'payment', paymentId);
    if (payment?.status !== 'captured') return refused('The payment has been fully refunded already');
    const left = payment.amount - payment.amount_refunded;
    const amount = body.amount === undefined ? left : Number(body.amount);
    if (!Number.isInteger(amount) || amount < 100 || amount > left) {
      return refused('The total refund amount is greater than the refund payment amount');
    }
    const isFull = amount === left;
    await updateEntity(trx, {
      ...payment,
      status: isFull ? 'refunded' : 'captured',
      refund_status: isFull ? 'full' : 'partial',
      amount_refunded: payment.amount_refunded + amount,
    });
    return insertEntity(trx, 'refund', id, paymentId, {
      id,
      entity: 'refund',
      amount,
      currency: payment.currency,
      payment_id: paymentId,
      notes: [],
      receipt: typeof body.receipt === 'string' ? body.receipt : null,
      created_at: seconds(clock),
      status: 'processed',
      speed_requested: 'normal',
      speed_processed: 'normal',
    });
  });
}

/** From `from` to `to`, both included, in seconds; the default for `to` is now. */
function pageOf(made: readonly { id: string; created_at: number }[], query: URLSearchParams) {
  const number = (name: string) => Number(query.get(name));
  const to = query.has('to') ? number('to') : Number.POSITIVE_INFINITY;
  return made
    .filter(({ created_at }) => created_at >= number('from') && created_at <= to)
    .toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? -1 : 1))
    .slice(number('skip'), number('skip') + number('count'));
}

function collection(items: readonly unknown[]) {
  return { entity: 'collection', count: items.length, items };
}
