// Staff correct an order's address until it is shipped, after it came back, or while its invoice waits
// for the state.
import { type Address, serverMessages } from '@taana-baana/contract';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { MailDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { correctInvoice } from '../../money/documents/issue/issue-documents.service.ts';
import { isReturned } from '../fulfilment/ship-parcels.service.ts';
import { isCancellable, isInvoiceWaiting, nameOf, requireOrder } from '../../order/order-records.service.ts';
import { toAddressText } from '../../order/orders.mapping.ts';
import { insertEvent, lockOrder, updateLocked } from '../../order/orders.repository.ts';
import { isStateServed, reviseNote } from '../../order/paid-address.ts';
import { queueOrderMail } from '../checkout/place-order.service.ts';
import { eventOf } from '../../order/transitions.service.ts';

/** Later addresses from the customer's browser do not replace it. */
export async function changeAddress(deps: MailDeps, reference: string, address: Address, actor: Actor): Promise<void> {
  if (!isStateServed(deps, address.state)) {
    throw new AppError('invalid', serverMessages.checkFields, { fields: { state: serverMessages.stateNotServed } });
  }
  const { id } = await requireOrder(deps.db, reference);
  const at = deps.clock.now();
  await inTransaction(deps, async (trx) => {
    const order = await lockOrder(trx, id);
    const isOpen = isCancellable(order) || isInvoiceWaiting(order) || (await isReturned(trx, order));
    if (!isOpen) throw new AppError('conflict', texts.addressTooLate(nameOf(order), order.status));
    const fields = [...new Set([...Object.keys(order.address ?? {}), ...Object.keys(address)])].filter(
      (field) => valueOf(order.address, field) !== valueOf(address, field),
    );
    if (fields.length === 0) return;
    const updated = await updateLocked(trx, id, {
      address: toAddressText(address),
      note: reviseNote(deps, order, address),
      acknowledged_at: order.confirmedAt ?? at.toISOString(),
      order_mail_at: null,
    });
    await insertEvent(trx, {
      ...eventOf(id, order.status, order.status, 'operator', at),
      what: order.address === null ? 'address came' : 'address changed',
      staff_id: staffIdOf(actor),
    });
    if (order.orderMailAt !== null) await queueOrderMail(trx, deps, updated);
    await recordAction(trx, deps.clock, actor, { action: 'orders address', subject: nameOf(order), after: { fields } });
    await correctInvoice(trx, deps, updated);
  });
}

const valueOf = (address: object | null, field: string): unknown =>
  (address as Readonly<Record<string, unknown>> | null)?.[field];
