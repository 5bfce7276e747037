// The sandbox's payment links. As at the provider, a link names its order once it is paid.
import type { Deps } from '../../../deps.ts';
import {
  type SandboxLink,
  type SandboxOrder,
  type SandboxPayment,
  entityId,
  findEntity,
  insertEntity,
  listEntities,
  lockLink,
  updateEntity,
} from './sandbox-entities.ts';
import { createOrder, payOrder, refused, seconds } from './sandbox-orders.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Where a link can be paid. */
export const linkPath = (id: string): string => `/payment-sandbox/links/${id}`;

export async function createLink(deps: Needs, body: Record<string, unknown>): Promise<SandboxLink | Response> {
  const { db, clock, config } = deps;
  const reference = String(body.reference_id);
  const id = entityId('plink', reference);
  if (await findEntity(db, 'link', id)) return refused(`payment link already exists with reference id: ${reference}`);
  const order = await createOrder(deps, { amount: body.amount, currency: body.currency, receipt: id });
  if (order instanceof Response) return order;
  return insertEntity(db, 'link', id, reference, {
    id,
    accept_partial: false,
    amount: order.amount,
    amount_paid: 0,
    currency: order.currency,
    customer: body.customer as SandboxLink['customer'],
    description: String(body.description),
    expire_by: Number(body.expire_by),
    reference_id: reference,
    short_url: config.publicUrl + linkPath(id),
    status: 'created',
    payments: null,
    created_at: seconds(clock),
  });
}

export async function findLink(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  id: string,
): Promise<SandboxLink | undefined> {
  const link = await findEntity(db, 'link', id);
  return link && asNow(link, clock);
}

export async function listLinks({ db, clock }: Needs, reference: string) {
  return { payment_links: (await listEntities(db, 'link', reference)).map((link) => asNow(link, clock)) };
}

export function cancelLink({ db, clock }: Needs, id: string): Promise<SandboxLink | Response | undefined> {
  return db.transaction().execute(async (trx) => {
    const kept = await lockLink(trx, id);
    const link = kept && asNow(kept, clock);
    if (!link) return undefined;
    if (link.status === 'paid') return refused('cannot cancel or expire an already paid/partially paid link');
    if (link.status !== 'created') return refused('cannot cancel or expire an expired link');
    const cancelled: SandboxLink = { ...link, status: 'cancelled' };
    await updateEntity(trx, cancelled);
    return cancelled;
  });
}

/** Undefined if nobody can pay by it. */
export function payLink(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  id: string,
  outcome: 'captured' | 'failed',
): Promise<{ link: SandboxLink; order: SandboxOrder; payment: SandboxPayment } | undefined> {
  return db.transaction().execute(async (trx) => {
    const kept = await lockLink(trx, id);
    const link = kept && asNow(kept, clock);
    if (link?.status !== 'created') return undefined;
    const orderId = entityId('order', id);
    const payment = await payOrder(trx, orderId, outcome, seconds(clock));
    const order = await findEntity(trx, 'order', orderId);
    if (!payment || !order) return undefined;
    if (outcome === 'failed') return { link, order, payment };
    const { id: payment_id, amount, method, status } = payment;
    const paid: SandboxLink = {
      ...link,
      status: 'paid',
      amount_paid: amount,
      order_id: orderId,
      payments: [{ payment_id, amount, method, plink_id: id, status }],
    };
    await updateEntity(trx, paid);
    return { link: paid, order, payment };
  });
}

const asNow = (link: SandboxLink, clock: Deps['clock']): SandboxLink =>
  link.status === 'created' && link.expire_by <= seconds(clock) ? { ...link, status: 'expired' } : link;
