// Manual refunds: of money that the shop itself received, in cash, or by UPI from its own account.
import * as texts from '@taana-baana/contract/admin/texts/selling/manual-order-messages.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { ChangeDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction } from '../../../shop/audit-log/audit-log.service.ts';
import { nameOf, requireOrder } from '../../order/order-records.service.ts';
import { updateManuallyRefunded } from '../../money/payments/refunds/refunds.repository.ts';

/** Records that a member of staff has refunded it. Repeatable. */
export async function recordManualRefund(
  deps: ChangeDeps,
  reference: string,
  refundId: string,
  actor: Actor,
): Promise<void> {
  const order = await requireOrder(deps.db, reference);
  await inTransaction(deps, async (trx) => {
    const given = await updateManuallyRefunded(trx, order.id, refundId);
    if (!given) throw new AppError('conflict', texts.refundUnknown);
    if (given === 'before') return;
    const after = { refundPaise: given.amount_paise };
    await recordAction(trx, deps.clock, actor, { action: 'orders given back', subject: nameOf(order), after });
  });
}
