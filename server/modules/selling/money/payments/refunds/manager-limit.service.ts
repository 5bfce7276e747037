// How much managers may refund of one order, take off one that they make, and give an offer to
// spend. All their refunds, goodwill and credit for exchanged pieces of an order count together, so
// that small steps cannot exceed it.
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import { overManagerDiscount } from '@taana-baana/contract/admin/texts/selling/manual-order-messages.ts';
import { overManagerBudget } from '@taana-baana/contract/admin/texts/selling/offer-messages.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { StoreCreditEntryRow } from '../../../../../database/tables/money/credit-tables.ts';
import type { Database } from '../../../../../database/tables.ts';
import type { RefundRow } from '../../../../../database/tables/order-tables.ts';
import type { Deps } from '../../../../../deps.ts';
import { toPaise } from '../../../../../integrations/payment-gateway/paise.ts';
import { AppError } from '../../../../app-error.ts';
import { type Actor, staffIdOf } from '../../../../shop/audit-log/audit-log.service.ts';
import type { OrderRecord } from '../../../order/orders.mapping.ts';
import { sumOf } from '../../store-credit/store-credit.service.ts';
import { type Members, listMembers } from '../../../../people/staff/staff-members.service.ts';
import { readBooks } from '../books.repository.ts';
import { paiseOf } from './refund-sums.ts';
import { listEntriesOfOrders } from '../../store-credit/store-credit.repository.ts';

type Needs = Pick<Deps, 'settings'>;

/** Paise. */
const managerLimit = ({ settings }: Needs): number => toPaise(settings.current().orders.managerRefundLimit);

/** Given by staff for one order. */
interface Given {
  readonly refunds: readonly RefundRow[];
  readonly goodwill: readonly StoreCreditEntryRow[];
  /** Credit for pieces that came back. */
  readonly exchanged: readonly StoreCreditEntryRow[];
}

/** Paise that managers may still refund. The refund of a cancelled order does not count. */
export function leftForManagers(deps: Needs, { refunds, goodwill, exchanged }: Given, members: Members): number {
  const isManagers = ({ staff_id: id }: { staff_id: string | null }) =>
    id !== null && members.get(id)?.role === 'manager';
  const counted = refunds.filter((refund) => isManagers(refund) && refund.reason !== 'order cancelled');
  const paise = (refund: RefundRow) => (refund.status === 'failed' ? toPaise(refund.credit) : paiseOf(refund));
  const credit = Math.max(0, sumOf(goodwill.filter(isManagers))) + sumOf(exchanged.filter(isManagers));
  return counted.reduce((left, refund) => left - paise(refund), managerLimit(deps) - toPaise(credit));
}

/**
 * `order`: the one that was paid. Call in the transaction that has locked it and recorded what is
 * given: an error rolls it back.
 */
export async function requireWithinLimit(trx: Database, deps: Needs, order: OrderRecord, actor: Actor): Promise<void> {
  const staffId = staffIdOf(actor);
  if (staffId === null) return;
  const { refunds } = await readBooks(trx, order);
  const entries = await listEntriesOfOrders(trx, [order.id], ['goodwill', 'exchange']);
  const { goodwill = [], exchange: exchanged = [] } = Object.groupBy(entries, ({ kind }) => kind);
  const rows = [...refunds, ...entries];
  const members = await listMembers(trx, [staffId, ...rows.map((row) => row.staff_id)]);
  if (members.get(staffId)?.role !== 'manager') return;
  if (leftForManagers(deps, { refunds, goodwill, exchanged }, members) >= 0) return;
  throw new AppError('forbidden', texts.overManagerLimit(formatPaise(managerLimit(deps))));
}

/** `rupees`: taken off an order that staff make. */
export const requireDiscountWithinLimit = (db: Database, deps: Needs, rupees: number, actor: Actor): Promise<void> =>
  requireLow(db, deps, { rupees, sentence: overManagerDiscount }, actor);

/** `budget`: rupees; an offer without one may take off any sum. */
export const requireBudgetWithinLimit = (
  db: Database,
  deps: Needs,
  budget: number | null,
  actor: Actor,
): Promise<void> => requireLow(db, deps, { rupees: budget ?? Infinity, sentence: overManagerBudget }, actor);

async function requireLow(
  db: Database,
  deps: Needs,
  { rupees, sentence }: { readonly rupees: number; readonly sentence: (limit: string) => string },
  actor: Actor,
): Promise<void> {
  const staffId = staffIdOf(actor);
  if (staffId === null || toPaise(rupees) <= managerLimit(deps)) return;
  if ((await listMembers(db, [staffId])).get(staffId)?.role !== 'manager') return;
  throw new AppError('forbidden', sentence(formatPaise(managerLimit(deps))));
}
