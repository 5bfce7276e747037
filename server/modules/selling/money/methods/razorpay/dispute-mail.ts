// What the owner and staff are mailed about a disputed payment.
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import { spoken, statusName } from '@taana-baana/contract/admin/texts/selling/orders.ts';
import * as texts from '@taana-baana/contract/texts/mails/selling/dispute.ts';
import type { DisputeRow } from '../../../../../database/tables/order-tables.ts';
import type { OrderRecord } from '../../../order/orders.mapping.ts';
import type { News } from '../../../../shop/notifications/queue-staff-mail.service.ts';

export function disputeNews(
  order: Pick<OrderRecord, 'number' | 'providerOrderId' | 'status'>,
  dispute: DisputeRow,
  until: string,
): News {
  const name = String(order.number ?? order.providerOrderId);
  const sum = formatPaise(dispute.amount_paise, dispute.currency);
  const isOpen = dispute.status === 'open';
  return {
    subject: isOpen ? texts.subjectOpen(sum, name, until) : texts.subject(sum, name, word(dispute)),
    heading: isOpen ? texts.headingOpen : texts.heading(word(dispute)),
    parts: [
      { text: next(dispute.status, until) },
      {
        rows: [
          { label: texts.order, value: `${name} (${statusName(order.status)})` },
          { label: texts.payment, value: dispute.provider_payment_id },
          { label: texts.dispute, value: [dispute.id, spoken(dispute.phase), spoken(dispute.reason)].join(', ') },
          { label: texts.amount, value: sum, isStrong: true },
          { label: texts.answerBy, value: until },
        ],
      },
    ],
  };
}

function next(status: string, until: string): string {
  switch (status) {
    case 'won':
      return texts.whatWon;
    case 'lost':
      return texts.whatLost;
    case 'closed':
      return texts.whatClosed;
    case 'under_review':
      return texts.whatUnderReview;
    default:
      return texts.whatOpen(until);
  }
}

const word = ({ status }: DisputeRow): string => statusName(status);
