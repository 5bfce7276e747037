// Everything that happened to an order, as one list: changes of status, refunds, credit, disputes,
// mails, and what staff did.
import type { TimelineEntry } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatPaise, formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/orders.ts';
import { nameOf as nameOfAction } from '@taana-baana/contract/admin/texts/shop/audit-log.ts';
import type { OrderEventRow, RefundRow } from '../../../../database/tables/order-tables.ts';
import type { OrderMail } from '../../../shop/mail/mail.service.ts';
import type { OrderMoney } from '../../money/payments/order-money.service.ts';
import { paiseOf, wordFor } from '../../actions/orders/refund-order.service.ts';
import type { Source } from '../../order/order-transitions.ts';
import type { Members } from '../../../people/staff/staff-members.service.ts';

interface Happened {
  readonly history: readonly OrderEventRow[];
  readonly money: OrderMoney;
  readonly mails: readonly OrderMail[];
  /** Of the audit log. */
  readonly actions: readonly { at: string; staffId: string | null; action: string }[];
  readonly members: Members;
}

/** These actions are on the timeline already, as history or refunds with their author. */
const toldElsewhere = new Set([
  'orders move',
  'orders undo',
  'orders cancel',
  'orders credit',
  'orders refund',
  'orders returned',
  'orders reship',
  'orders address',
  'orders new',
  'orders paid by hand',
]);

/** Oldest first. */
export function toTimeline({ history, money, mails, actions, members }: Happened): TimelineEntry[] {
  const nameOf = (staffId: string) => members.get(staffId)?.name ?? '';
  const actor = (staffId: string | null) => (staffId === null ? texts.commandLine : nameOf(staffId));
  const entries: TimelineEntry[] = [
    ...history.map((event) => ({
      at: event.created_at,
      kind: event.what === null ? ('status' as const) : ('event' as const),
      text: event.what === null ? texts.statusName(event.to_status) : capitalised(event.what),
      detail: texts.causes[event.cause] ?? null,
      by: isByStaff(event) ? actor(event.staff_id) : null,
    })),
    ...money.refunds.map((refund) => ({
      at: refund.created_at,
      kind: 'refund' as const,
      text: texts.refundEntry(sumOf(refund), wordFor(refund)),
      detail: refund.failure ?? refund.reason,
      by: refund.staff_id === null ? null : nameOf(refund.staff_id),
    })),
    ...money.goodwill.map(({ created_at: at, amount, note, staff_id: staffId }) => ({
      at,
      kind: 'credit' as const,
      text: texts.creditEntry(formatRupees(Math.abs(amount)), amount < 0),
      detail: note === null ? null : texts.creditReason(note),
      by: actor(staffId),
    })),
    ...money.disputes.map((dispute) => ({
      at: dispute.created_at,
      kind: 'dispute' as const,
      text: texts.disputeEntry(formatPaise(dispute.amount_paise, dispute.currency), texts.statusName(dispute.status)),
      detail: capitalised(texts.spoken(dispute.reason)),
      by: null,
    })),
    ...mails.map((mail) => ({
      at: mail.at,
      kind: 'mail' as const,
      text: texts.mailEntry(mail.subject),
      detail: texts.mailStates[mail.state],
      by: null,
    })),
    ...actions
      .filter(({ action }) => !toldElsewhere.has(action))
      .map(({ at, staffId, action }) => ({
        at,
        kind: 'action' as const,
        text: nameOfAction(action),
        detail: null,
        by: actor(staffId),
      })),
  ];
  return entries.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

const byStaff: readonly string[] = [
  'operator',
  'undo',
  'reship',
  'returned',
  'by hand',
  'withdrawn',
] satisfies Source[];
const isByStaff = ({ cause }: OrderEventRow): boolean => byStaff.includes(cause);

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const sumOf = (refund: RefundRow): string =>
  refund.amount_paise === null ? texts.wholePayment : formatPaise(paiseOf(refund), refund.currency);
