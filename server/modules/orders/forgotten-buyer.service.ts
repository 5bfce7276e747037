// The orders of somebody who deletes the account: unpaid ones end, those on their way keep what their delivery needs.
import { paymentPendingStatus } from '@taana-baana/contract';
import type { CustomerRow, Database } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { advanceOrder } from './advance-order.ts';
import { expiredStatus, isFinal } from './order-moves.ts';
import { listPlacedOrders, listUnplacedOrders, updateNote, updateUnplacedWithoutAddress } from './orders.repository.ts';

/** Call inside a transaction, with its handle. Money that still comes for an order ended here goes back. */
export async function forgetBuyer(
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  { id, email, mobile }: Pick<CustomerRow, 'id' | 'email' | 'mobile'>,
): Promise<void> {
  const at = clock.now();
  for (const order of await listUnplacedOrders(trx, id)) {
    if (order.status !== paymentPendingStatus) continue;
    await advanceOrder(trx, {
      orderId: order.id,
      from: paymentPendingStatus,
      to: expiredStatus,
      cause: 'account deleted',
      at,
      changes: { check_at: at.toISOString() },
    });
  }
  await updateUnplacedWithoutAddress(trx, id);
  // Without an account the courier has nobody to call. The note goes with the order's last move.
  for (const order of await listPlacedOrders(trx, id)) {
    if (isFinal(order.status)) continue;
    const contact = `The account was deleted; for the delivery: ${mobile}, ${email}.`;
    await updateNote(trx, order.id, [order.note, contact].filter(Boolean).join(' '));
  }
}
