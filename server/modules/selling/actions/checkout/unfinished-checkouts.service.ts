// Forgets checkouts that nobody finished, as the privacy policy says.
import { groupRules } from '@taana-baana/contract/admin/paths/customer-groups.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { ChangeDeps } from '../../../../deps.ts';
import { listKeptCheckouts, updateForgotten } from '../../order/order-customers.repository.ts';

const keptMs = groupRules.unfinishedDays * 24 * 3600_000;
const checkoutsAtOnce = 500;

/** A job. */
export async function forgetCheckouts(deps: ChangeDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - keptMs).toISOString();
  for (;;) {
    const due = await listKeptCheckouts(deps.db, before, checkoutsAtOnce);
    await inTransaction(deps, (trx) => updateForgotten(trx, due));
    if (due.length < checkoutsAtOnce) return;
  }
}
