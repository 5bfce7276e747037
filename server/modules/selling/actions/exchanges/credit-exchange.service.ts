// Gives store credit instead of a replacement: what was paid for the returned pieces.
import * as texts from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import type { MailDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { issueDueDocuments } from '../../money/documents/issue/issue-documents.service.ts';
import { listLines } from '../../order/order-goods.repository.ts';
import { lockOrigin } from '../../order/order-records.service.ts';
import { requireWithinLimit } from '../../money/payments/refunds/manager-limit.service.ts';
import { addEntry } from '../../money/store-credit/store-credit.service.ts';
import { change } from './move-exchange.service.ts';
import { creditFor } from './exchange-credit.service.ts';
import { mailCustomer } from '../../order/mail-customer.service.ts';
import { creditedWords } from './exchange-mail.ts';
import { updateExchange } from '../../goods/exchanges/exchanges.repository.ts';

/**
 * Of an exchange whose goods have arrived. Never more than the remaining payment of the order that
 * was paid, whose credit it is; managers have a limit for it.
 */
export async function creditExchange(deps: MailDeps, id: string, actor: Actor): Promise<void> {
  await change(deps, id, actor, 'exchanges credit', async ({ trx, order, row, now }) => {
    if (!(await updateExchange(trx, id, ['received'], { state: 'credited', ended_at: now }))) return false;
    const origin = await lockOrigin(trx, order);
    const amount = await creditFor(trx, order, row, await listLines(trx, [order.id]));
    if (amount === null) throw new AppError('conflict', texts.noCredit);
    const entry = { customer_id: order.customerId, order_id: origin.id, exchange_id: id, staff_id: staffIdOf(actor) };
    await addEntry(trx, { ...entry, amount, kind: 'exchange' }, deps.clock.now());
    await requireWithinLimit(trx, deps, origin, actor);
    await mailCustomer(trx, deps, order, creditedWords(deps, order, amount));
    await issueDueDocuments(trx, deps, order.id);
    return true;
  });
}
