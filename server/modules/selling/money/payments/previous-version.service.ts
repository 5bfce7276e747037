// Completes what a process of the previous version writes beside this one, as during an update: payments
// become rows, and documents agree with refunds. Goes with the columns of before.
import { fillFailedAt, fillPayments, listFailedBeside } from '../../../../database/payments/fill-payments.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { lockOrder } from '../../order/orders.repository.ts';
import { issueDueDocuments } from '../documents/issue/issue-documents.service.ts';

const hour = 3600_000;

/** A job. */
export async function fillFromPreviousVersion(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'changes' | 'log'>,
): Promise<void> {
  await fillPayments(deps.db);
  const now = deps.clock.now();
  const lately = new Date(now.getTime() - hour).toISOString();
  for (const id of await listFailedBeside(deps.db, lately)) {
    const done = inTransaction(deps, async (trx) => {
      await lockOrder(trx, id);
      await fillFailedAt(trx, id, now.toISOString());
      await issueDueDocuments(trx, deps, id);
    });
    await done.catch((error: unknown) => deps.log.error({ err: error, order: id }, 'documents do not follow refunds'));
  }
}
