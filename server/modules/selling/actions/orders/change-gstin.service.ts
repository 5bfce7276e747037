// Staff set the GSTIN of an order's customer until the invoice is issued.
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction } from '../../../shop/audit-log/audit-log.service.ts';
import { listOrderDocuments } from '../../money/documents/order-documents.service.ts';
import { isCancellable, nameOf, requireOrder } from '../../order/order-records.service.ts';
import { lockOrder, updateLocked } from '../../order/orders.repository.ts';

/** Null removes it. */
export async function changeGstin(
  deps: Pick<Deps, 'db' | 'clock' | 'changes'>,
  reference: string,
  gstin: string | null,
  actor: Actor,
): Promise<void> {
  const { id } = await requireOrder(deps.db, reference);
  await inTransaction(deps, async (trx) => {
    const order = await lockOrder(trx, id);
    if (!isCancellable(order) || (await listOrderDocuments(trx, [id])).has(id)) {
      throw new AppError('conflict', texts.gstinTooLate(nameOf(order)));
    }
    await updateLocked(trx, id, { customer_gstin: gstin });
    await recordAction(trx, deps.clock, actor, { action: 'orders gstin', subject: nameOf(order) });
  });
}
