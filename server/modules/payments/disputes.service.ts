// Disputes: a customer asks the bank for the money back. They stand beside the order, stop it from being shipped, and the owner is told until when to answer.
import type { DisputeRow, OrderRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { GatewayError, type ProviderDispute } from '../../integrations/payment-gateway/payment-gateway.ts';
import { queueMail } from '../mail/mail.service.ts';
import { lockOrder } from '../orders/placed-orders.service.ts';
import { disputeMail } from './dispute-mail.ts';
import { findDispute, saveDispute } from './disputes.repository.ts';
import { findOrderOfPayment } from './payment-orders.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'shop' | 'gateway' | 'log' | 'changes'>;

/** Whether the money may go, or is gone: a won or closed dispute is over. */
export const isPressing = ({ status }: Pick<DisputeRow, 'status'>): boolean => status !== 'won' && status !== 'closed';

/** A job: a dispute whose event was missed would otherwise be lost by default. */
export async function noticeDisputes(deps: Needs): Promise<void> {
  try {
    for (const dispute of await deps.gateway.listDisputes()) {
      const order = await findOrderOfPayment(deps, dispute.paymentId);
      if (order) await followDispute(deps, order, dispute);
    }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.warn({ reason: error.reason }, 'the provider could not be asked for disputes; the next look asks again');
  }
}

/** What the provider says of a dispute becomes true of its row; the owner is told of each step, once. */
export async function followDispute(deps: Needs, order: OrderRow, dispute: ProviderDispute): Promise<void> {
  const { db, clock, shop, log, changes } = deps;
  const row: DisputeRow = {
    id: dispute.id,
    order_id: order.id,
    provider_payment_id: dispute.paymentId,
    amount_paise: dispute.amountPaise,
    currency: dispute.currency,
    status: dispute.status,
    phase: dispute.phase,
    reason: dispute.reason,
    respond_by: dispute.respondBy?.toISOString() ?? null,
    created_at: clock.now().toISOString(),
  };
  const isNews = await db.transaction().execute(async (trx) => {
    await lockOrder(trx, order.id);
    const known = await findDispute(trx, dispute.id);
    if (known?.status === row.status && known.phase === row.phase && known.respond_by === row.respond_by) return false;
    await saveDispute(trx, row);
    await queueMail(trx, clock, {
      recipient: shop.contact.email,
      ...disputeMail(deps, order, row, writeDeadline(row)),
    });
    return true;
  });
  if (!isNews) return;
  log.warn(
    { order: order.id, dispute: row.id, status: row.status, respondBy: row.respond_by },
    'a payment is disputed',
  );
  changes.publish({ data: 'mails' });
}

/** In India's time: `25 Nov 2026, 6:30 pm`. */
export function writeDeadline({ respond_by: respondBy }: Pick<DisputeRow, 'respond_by'>): string {
  if (respondBy === null) return 'no date given';
  const inIndia = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
  return new Intl.DateTimeFormat('en-IN', inIndia).format(new Date(respondBy));
}
