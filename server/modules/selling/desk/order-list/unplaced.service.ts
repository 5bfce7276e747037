// Payments that made no order: late, of a wrong amount, or for pieces that were sold out. The shop
// gives them back; here staff find them, and send again what the provider refused.
import { isPermitted, type Role } from '@taana-baana/contract/admin/permissions.ts';
import type { UnplacedPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import type { UnplacedPayment } from '@taana-baana/contract/admin/schemas/selling/unplaced.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, listActionsOn } from '../../../shop/audit-log/audit-log.service.ts';
import { orderMoneyOf, readMoneyRows } from '../order-page/order-money.service.ts';
import { listBooks } from '../../money/payments/books.repository.ts';
import { retryRefunds } from '../../actions/orders/refund-order.service.ts';
import { isStray } from '../../../../database/payments/payment-rows.ts';
import { type Books, type Payment, owedRefunds, sumOwed } from '../../money/payments/refunds/refund-sums.ts';
import { listPaymentProblems } from '../../money/payments/payment-problems.service.ts';
import { listMembers } from '../../../people/staff/staff-members.service.ts';
import { canReadContact, withoutContact } from '../../order/customer-contact.service.ts';
import { listLines } from '../../order/order-goods.repository.ts';
import { nameOf } from '../../order/order-records.service.ts';
import { toOrderRecord } from '../../order/orders.mapping.ts';
import { toSearchTerms } from './order-search.service.ts';
import { toCustomerName } from './order-list.mapping.ts';
import { toRefund } from '../order-page/order-page.service.ts';
import { type UnplacedFilter, type UnplacedRow, listUnplaced } from './unplaced.repository.ts';

/** As many as a person reads. */
const most = 20;

/** Newest first. */
export async function listUnplacedPayments(db: Database, filter: UnplacedFilter): Promise<UnplacedPayment[]> {
  return toPayments(db, await listUnplaced(db, filter, most));
}

/** For the operator: those of which a refund is owed, or all that match a search. */
export async function findUnplaced(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  search: string | undefined,
): Promise<UnplacedPayment[]> {
  if (search === undefined) return listUnplacedPayments(db, { ids: (await listPaymentProblems(db)).unplaced });
  const terms = toSearchTerms(search, {
    canReadContact: true,
    canReadDocuments: true,
    shopName: settings.current().name,
  });
  return listUnplacedPayments(db, { terms });
}

/** `reference`: the provider's order id, a payment's id, or our own id. */
export async function readUnplaced(
  deps: Pick<Deps, 'db' | 'settings'>,
  reference: string,
  role: Role,
): Promise<UnplacedPage> {
  const { db } = deps;
  const row = await requireUnplaced(db, reference);
  const order = toOrderRecord(row);
  const [payment] = await toPayments(db, [row]);
  if (!payment) throw new AppError('not-found', texts.unplacedNotFound(reference));
  const lines = await listLines(db, [row.id]);
  const given = await readMoneyRows(db, { order, origin: order, lines });
  const tries = (await listActionsOn(db, nameOf(order))).filter(({ action }) => action === 'orders refund again');
  const members = await listMembers(db, [
    ...[...given.refunds, ...given.credits].map((one) => one.staff_id),
    ...tries.map((one) => one.staffId),
  ]);
  const money = orderMoneyOf(deps, { order, origin: order, lines }, given, { role, members });
  const isVisible = canReadContact(role, order);
  const masked = <T extends string | null>(text: T) => (isVisible || text === null ? text : withoutContact(text));
  const contact = { mobile: row.customer_mobile ?? row.mobile, email: row.customer_email ?? row.email };
  return {
    ...payment,
    contact: isVisible && (contact.mobile ?? contact.email) !== null ? contact : null,
    lines: lines.map(({ title, color_title: color, size, quantity }) => ({ title, color, size, quantity })),
    refunds: money.refunds.map((refund) => {
      const shown = toRefund(refund, lines, members);
      return {
        ...shown,
        reason: masked(shown.reason),
        failure: masked(shown.failure),
        paymentId: refund.provider_payment_id,
      };
    }),
    notCaptured: notCaptured(money).map((stray) => ({
      paymentId: stray.provider_payment_id ?? '',
      at: stray.created_at,
    })),
    retryRefunds: isPermitted(role, 'orders.refund') && money.retriable > 0 ? { refundPaise: money.retriable } : null,
    tries: tries.map(({ at, staffId }) => ({ at, by: staffId === null ? null : (members.get(staffId)?.name ?? null) })),
  };
}

/** Sends again what is owed of its refused refunds. Resolves to paise; 0: nothing is owed any more. */
export async function retryUnplaced(
  deps: Parameters<typeof retryRefunds>[0],
  reference: string,
  actor: Actor,
): Promise<number> {
  return retryRefunds(deps, (await requireUnplaced(deps.db, reference)).id, actor);
}

async function requireUnplaced(db: Database, reference: string): Promise<UnplacedRow> {
  const equal = (column: 'provider_order_id' | 'payment' | 'id') => ({ column, value: reference, isBeginning: false });
  const terms = [equal('provider_order_id'), equal('payment'), equal('id')];
  const [row] = await listUnplaced(db, { terms }, 1);
  if (!row) throw new AppError('not-found', texts.unplacedNotFound(reference));
  return row;
}

/** The provider itself returns their money. Oldest first. */
const notCaptured = ({ others }: Pick<Books, 'others'>): Payment[] =>
  others
    .filter((payment) => isStray(payment) && payment.captured_at === null)
    .toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));

async function toPayments(db: Database, rows: readonly UnplacedRow[]): Promise<UnplacedPayment[]> {
  const booksOf = await listBooks(db, rows);
  return rows.map((row) => {
    const order = toOrderRecord(row);
    const own = booksOf(row);
    return {
      reference: row.provider_order_id ?? row.id,
      at: row.created_at,
      customer: [row.firstname, row.lastname].filter(Boolean).join(' ') || toCustomerName(order, row),
      paymentIds: [...new Set([...own.refunds, ...notCaptured(own)].map((one) => one.provider_payment_id ?? ''))],
      total: row.total,
      owedPaise: sumOwed(owedRefunds(own)),
    };
  });
}
