// The sandbox's orders, and payments of them as the provider would have made them.
import { v7 } from 'uuid';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import {
  type SandboxOrder,
  type SandboxPayment,
  entityId,
  insertEntity,
  lockOrder,
  updateEntity,
} from './sandbox-entities.ts';

export async function createOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  body: Record<string, unknown>,
): Promise<SandboxOrder | Response> {
  const amount = Number(body.amount);
  const receipt = typeof body.receipt === 'string' ? body.receipt : '';
  if (!Number.isInteger(amount) || amount < 100) return refused('The amount must be atleast INR 1.00');
  if (receipt === '' || receipt.length > 40) return refused('The receipt may not be greater than 40 characters.');
  const id = entityId('order', receipt);
  return insertEntity(db, 'order', id, receipt, {
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
    notes: (body.notes ?? []) as SandboxOrder['notes'],
    created_at: seconds(clock),
  });
}

/** Call inside a transaction. Undefined if the order does not exist or is paid. `now` in seconds. */
export async function payOrder(
  trx: Database,
  orderId: string,
  outcome: 'captured' | 'authorized' | 'failed',
  now: number,
): Promise<SandboxPayment | undefined> {
  const order = await lockOrder(trx, orderId);
  if (!order || order.status === 'paid') return undefined;
  const made = newPayment(order, outcome, now);
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

export function refused(description: string): Response {
  return Response.json({ error: { code: 'BAD_REQUEST_ERROR', description } }, { status: 400 });
}

export function seconds(clock: Deps['clock']): number {
  return Math.floor(clock.now().getTime() / 1000);
}
