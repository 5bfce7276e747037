// Payments of a wrong amount: the owner is told once of each, captured or not, because usually a
// setting of the provider's dashboard is the cause.
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import { type Transaction, inTransaction } from '../../../../../database/transaction.ts';
import type { Deps } from '../../../../../deps.ts';
import type { ProviderPayment } from '../../../../../integrations/payment-gateway/payment-gateway.ts';
import { queueMail } from '../../../../shop/mail/mail.service.ts';
import type { OrderRecord } from '../../../order/orders.mapping.ts';
import { wrongAmountMail } from '../../payments/refunds/refund-mail.ts';
import { noteStray } from '../../payments/payments.service.ts';
import * as repository from './wrong-amounts.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'changes' | 'log'>;

/** In the caller's transaction. True for the first call about this payment. */
export async function tellOwner(
  trx: Transaction,
  { clock, config, settings }: Pick<Deps, 'clock' | 'config' | 'settings'>,
  order: OrderRecord,
  payment: ProviderPayment,
): Promise<boolean> {
  const row = { provider_payment_id: payment.id, order_id: order.id, noticed_at: clock.now().toISOString() };
  if (!(await repository.insertWrongAmount(trx, row))) return false;
  const sum = formatPaise(payment.amountPaise, payment.currency);
  const mail = wrongAmountMail({ config, settings }, order, { id: payment.id, sum });
  await queueMail(trx, clock, { recipient: settings.current().contact.email, ...mail });
  return true;
}

/** It is not captured: the provider itself returns the money. */
export async function noticeUncaptured(deps: Needs, order: OrderRecord, payment: ProviderPayment): Promise<void> {
  const at = deps.clock.now().toISOString();
  const isNew = await inTransaction(deps, async (trx) => {
    const isFirst = await tellOwner(trx, deps, order, payment);
    if (isFirst) await noteStray(trx, order.id, payment, { at, isCaptured: false });
    return isFirst;
  });
  if (isNew) deps.log.warn({ order: order.id, payment: payment.id }, 'a payment of a wrong amount is not captured');
}
