// How much managers may give back of one order. It counts all their refunds of the order together,
// so that nobody gets around it in small steps.
import * as texts from '@taana-baana/contract/admin/texts/order-messages.ts';
import type { Database, RefundRow } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { toPaise, writePaise } from '../../../integrations/payment-gateway/paise.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, staffIdOf } from '../../audit-log/audit-log.service.ts';
import type { OrderRecord } from '../../orders/order-records.service.ts';
import { type Members, listMembers } from '../../staff/staff-members.service.ts';
import { ownPayment } from './refund-records.ts';
import { listRefundsOfOrders } from './refunds.repository.ts';

type Needs = Pick<Deps, 'settings'>;

/** Paise. */
const managerLimit = ({ settings }: Needs): number => toPaise(settings.current().orders.managerRefundLimit);

/** Paise that managers may still give back. The refund of a cancelled order does not count. */
export function leftForManagers(
  deps: Needs,
  order: OrderRecord,
  refunds: readonly RefundRow[],
  members: Members,
): number {
  const counted = refunds.filter(
    ({ staff_id: staffId, reason }) =>
      staffId !== null && members.get(staffId)?.role === 'manager' && reason !== 'order cancelled',
  );
  const paise = ({ status, amount_paise: amount, credit }: RefundRow) =>
    toPaise(credit) + (status === 'failed' ? 0 : (amount ?? ownPayment(order).amountPaise));
  return counted.reduce((left, refund) => left - paise(refund), managerLimit(deps));
}

/** Call in the transaction that has locked the order and recorded the refund: it rolls back. */
export async function requireWithinLimit(trx: Database, deps: Needs, order: OrderRecord, actor: Actor): Promise<void> {
  const staffId = staffIdOf(actor);
  if (staffId === null) return;
  const refunds = await listRefundsOfOrders(trx, [order.id]);
  const members = await listMembers(trx, [staffId, ...refunds.map((refund) => refund.staff_id)]);
  if (members.get(staffId)?.role !== 'manager' || leftForManagers(deps, order, refunds, members) >= 0) return;
  throw new AppError('forbidden', texts.overManagerLimit(writePaise(managerLimit(deps))));
}
