// Disputes: a customer asks the bank for the money back. An open dispute blocks shipping, and the
// owner gets a mail with the deadline.
import type { DisputeRow } from '../../../../../database/tables/order-tables.ts';
import { inTransaction } from '../../../../../database/transaction.ts';
import type { PaymentDeps } from '../../../../../deps.ts';
import { GatewayError, type ProviderDispute } from '../../../../../integrations/payment-gateway/payment-gateway.ts';
import { writeMail } from '../../../../shop/mail/mail-template.service.ts';
import { queueMail } from '../../../../shop/mail/mail.service.ts';
import { mailDispute } from '../../../../shop/notifications/alerts.service.ts';
import type { OrderRecord } from '../../../order/orders.mapping.ts';
import { lockOrder } from '../../../order/orders.repository.ts';
import { locale, timeZone } from '@taana-baana/contract/locale.ts';
import * as disputeTexts from '@taana-baana/contract/texts/mails/selling/dispute.ts';
import { disputeNews } from './dispute-mail.ts';
import { findDispute, saveDispute } from './disputes.repository.ts';
import { leaveOut } from './provider-unavailable.ts';
import { findOrderOfPayment } from './payment-orders.service.ts';

/** The money may be taken, or was taken. A won or closed dispute is over. */
export const isPressing = ({ status }: Pick<DisputeRow, 'status'>): boolean => status !== 'won' && status !== 'closed';

/** A job: without it, a dispute whose event was missed would be lost for want of an answer. */
export async function noticeDisputes(deps: PaymentDeps): Promise<void> {
  const goOn = leaveOut(deps);
  try {
    for (const dispute of await deps.gateway.listDisputes(goOn)) {
      const order = await findOrderOfPayment(deps, dispute.paymentId, goOn);
      if (order) await recordDispute(deps, order, dispute);
    }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.warn({ reason: error.reason }, 'the provider could not be asked for disputes; the next run asks again');
  }
}

/** Stores the provider's state of a dispute, and tells the owner and staff once per step. */
export async function recordDispute(deps: PaymentDeps, order: OrderRecord, dispute: ProviderDispute): Promise<void> {
  const { clock, settings, log } = deps;
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
  const isNews = await inTransaction(deps, async (trx) => {
    await lockOrder(trx, order.id);
    const known = await findDispute(trx, dispute.id);
    if (known?.status === row.status && known.phase === row.phase && known.respond_by === row.respond_by) return false;
    await saveDispute(trx, row);
    const news = disputeNews(order, row, formatDeadline(row));
    await queueMail(trx, clock, { recipient: settings.current().contact.email, ...writeMail(deps, news) });
    await mailDispute(trx, deps, { orderNumber: order.number, news });
    return true;
  });
  if (!isNews) return;
  log.warn(
    { order: order.id, dispute: row.id, status: row.status, respondBy: row.respond_by },
    'a payment is disputed',
  );
}

/** In India's time: `25 Nov 2026, 6:30 pm`. */
export function formatDeadline({ respond_by: respondBy }: Pick<DisputeRow, 'respond_by'>): string {
  if (respondBy === null) return disputeTexts.noDeadline;
  const inIndia = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(locale, inIndia).format(new Date(respondBy));
}
