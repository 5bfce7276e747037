// Everything that happened to an order, as one list: changes of status, refunds, credit, disputes,
// mails, and what staff did.
import type { TimelineEntry } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatPaise, formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/orders.ts';
import { nameOf as nameOfAction } from '@taana-baana/contract/admin/texts/shop/audit-log.ts';
import { mailStateOf } from '../../../shop/mail/mail.service.ts';
import type { OrderMoney } from './order-money.service.ts';
import { sumText, wordFor } from '../../actions/orders/refund-order.service.ts';
import type { Source } from '../../order/transitions.service.ts';
import type { Members } from '../../../people/staff/staff-members.service.ts';
import type { HappenedRow } from './order-page.repository.ts';

interface Happened {
  readonly happened: readonly HappenedRow[];
  readonly money: OrderMoney;
  readonly members: Members;
  /** It waits to be confirmed, or did. */
  readonly wasToConfirm: boolean;
}

/** These actions are on the timeline already, as history or refunds with their author. */
const toldElsewhere = new Set([
  'orders move',
  'orders confirm',
  'orders undo',
  'orders cancel',
  'orders credit',
  'orders refund',
  'orders returned',
  'orders reship',
  'orders address',
  'orders piece',
  'orders new',
  'orders paid by hand',
  'exchanges start',
]);

/** Oldest first. */
export function toTimeline({ happened, money, members, wasToConfirm }: Happened): TimelineEntry[] {
  const of = (source: HappenedRow['source']) => happened.filter((row) => row.source === source);
  const nameOf = (staffId: string) => members.get(staffId)?.name ?? '';
  const actor = (staffId: string | null) => (staffId === null ? texts.commandLine : nameOf(staffId));
  const entries: TimelineEntry[] = [
    ...of('event').map((event) => ({
      at: event.created_at,
      kind: event.text === '' ? ('status' as const) : ('event' as const),
      text: event.text === '' ? toStep(event, wasToConfirm) : (texts.cashEvents[event.text] ?? capitalised(event.text)),
      detail: event.text in texts.cashEvents ? null : (texts.causes[event.cause] ?? null),
      by: isByStaff(event) ? actor(event.staff_id) : null,
    })),
    ...money.refunds.map((refund) => ({
      at: refund.created_at,
      kind: 'refund' as const,
      text: texts.refundEntry(sumText(refund, texts.wholePayment), wordFor(refund)),
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
    ...of('mail').map((mail) => ({
      at: mail.created_at,
      kind: 'mail' as const,
      text: texts.mailEntry(mail.text),
      detail: texts.mailStates[mailStateOf(mail)],
      by: null,
    })),
    ...of('action')
      .filter(({ text }) => !toldElsewhere.has(text))
      .map(({ created_at: at, staff_id: staffId, text: action }) => ({
        at,
        kind: 'action' as const,
        text: nameOfAction(action),
        detail: null,
        by: actor(staffId),
      })),
  ];
  return entries.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** What it was to be done with since then. */
const toStep = ({ cause, to_status: to }: HappenedRow, wasToConfirm: boolean): string =>
  wasToConfirm && cause === 'checkout' && to === 'Ordered' ? texts.tabLabels['to-confirm'] : texts.statusName(to);

const byStaff: readonly string[] = [
  'operator',
  'undo',
  'reship',
  'returned',
  'by hand',
  'handed over',
  'withdrawn',
] satisfies Source[];
const isByStaff = ({ cause }: HappenedRow): boolean => byStaff.includes(cause);

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
