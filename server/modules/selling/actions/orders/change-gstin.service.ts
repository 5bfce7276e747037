// Staff set the GSTIN of an order's customer, with the name of the business, until the invoice is issued.
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { OrderGstinForm } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { ChangeDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction } from '../../../shop/audit-log/audit-log.service.ts';
import { listOrderDocuments } from '../../money/documents/order-documents.service.ts';
import { isCancellable, nameOf, requireOrder } from '../../order/order-records.service.ts';
import { lockOrder, updateLocked } from '../../order/orders.repository.ts';

/** Null removes both. */
export async function changeGstin(
  deps: ChangeDeps,
  reference: string,
  { gstin, business }: OrderGstinForm,
  actor: Actor,
): Promise<void> {
  const { id } = await requireOrder(deps.db, reference);
  await inTransaction(deps, async (trx) => {
    const order = await lockOrder(trx, id);
    if (!isCancellable(order) || (await listOrderDocuments(trx, [id])).has(id)) {
      throw new AppError('conflict', texts.gstinTooLate(nameOf(order)));
    }
    await updateLocked(trx, id, { customer_gstin: gstin, customer_business: gstin === null ? null : business || null });
    await recordAction(trx, deps.clock, actor, { action: 'orders gstin', subject: nameOf(order) });
  });
}
