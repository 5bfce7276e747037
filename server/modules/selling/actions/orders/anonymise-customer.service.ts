// Anonymises the orders of a customer who deletes the account: unpaid ones expire, open ones keep
// the data that delivery needs.
import { paymentPendingStatus } from '@taana-baana/contract';
import type { CustomerRow } from '../../../../database/tables/account-tables.ts';
import type { Transaction } from '../../../../database/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { expireOrder } from '../checkout/unpaid-orders.service.ts';
import { deleteUpiIds } from '../../money/payments/refunds/refunds.repository.ts';
import { deleteNotes } from '../../order/order-notes.repository.ts';
import { isFinal } from '../../order/transitions.service.ts';
import { listPlacedOrders, updateNote } from '../../order/orders.repository.ts';
import { listUnplacedOrders, updateForgotten, updateWithoutCustomer } from '../../order/order-customers.repository.ts';

/** A late payment for an order that expires here is refunded. */
export async function anonymiseCustomer(
  trx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  { id, email, mobile }: Pick<CustomerRow, 'id' | 'email' | 'mobile'>,
): Promise<void> {
  const at = clock.now();
  const unplaced = await listUnplacedOrders(trx, id);
  for (const order of unplaced) {
    if (order.status !== paymentPendingStatus) continue;
    const changes = { check_at: at.toISOString() };
    await expireOrder(trx, { orderId: order.id, source: 'account deleted', at, changes });
  }
  await updateForgotten(
    trx,
    unplaced.map((order) => order.id),
  );
  await updateWithoutCustomer(trx, id);
  await deleteUpiIds(trx, id);
  // The courier needs somebody to call. All notes are deleted with the order's last transition.
  for (const order of await listPlacedOrders(trx, id)) {
    if (isFinal(order.status)) {
      await deleteNotes(trx, order.id);
      continue;
    }
    const contact = `The account was deleted; for the delivery: ${mobile}, ${email}.`;
    await updateNote(trx, order.id, [order.note, contact].filter(Boolean).join(' '));
  }
}
