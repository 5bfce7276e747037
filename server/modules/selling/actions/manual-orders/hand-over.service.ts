// Hands over an order in the shop: straight to Delivered, with its invoice. Nobody packs it, no
// courier brings it, and no mail tells of a parcel.
import type { Transaction } from '../../../../database/transaction.ts';
import { issueForPacked } from '../../money/documents/issue/issue-documents.service.ts';
import type { IssueDeps } from '../../money/documents/issue/write-document.service.ts';
import { lockOrigin } from '../../order/order-records.service.ts';
import { type OrderRecord, toOrderRecord } from '../../order/orders.mapping.ts';
import { type OrderState, transitionOrder } from '../../order/transitions.service.ts';

const steps: readonly (readonly [from: OrderState, to: OrderState])[] = [
  ['Ordered', 'Processing'],
  ['Processing', 'Delivered'],
];

/** Call in the transaction that has placed it. Resolves to the number of its invoice. */
export async function handOver(
  trx: Transaction,
  deps: IssueDeps,
  { id: orderId }: OrderRecord,
  staffId: string | null,
): Promise<string | null> {
  const at = deps.clock.now();
  let order: OrderRecord | undefined;
  for (const [from, to] of steps) {
    const row = await transitionOrder(trx, { orderId, from, to, source: 'handed over', at, staffId });
    if (!row) throw new Error(`order ${orderId} was changed while it was made`);
    order = toOrderRecord(row);
  }
  return order ? issueForPacked(trx, deps, order, await lockOrigin(trx, order)) : null;
}
