// The mail to the owner that a payment is disputed, and until when to answer.
import type { DisputeRow, OrderRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { writePaise } from '../../integrations/payment-gateway/paise.ts';
import { type MailBodies, writeMail } from '../mail/mail.service.ts';

export function disputeMail(
  deps: Pick<Deps, 'shop'>,
  order: Pick<OrderRow, 'number' | 'provider_order_id' | 'status'>,
  dispute: DisputeRow,
  until: string,
): MailBodies & { subject: string } {
  const name = `order ${order.number ?? order.provider_order_id}`;
  const sum = writePaise(dispute.amount_paise, dispute.currency);
  const isOpen = dispute.status === 'open';
  return {
    subject: isOpen
      ? `Dispute of ${sum} for ${name}: answer by ${until}`
      : `Dispute of ${sum} for ${name}: ${word(dispute)}`,
    ...writeMail(deps, {
      heading: isOpen ? 'A payment is disputed' : `A dispute is ${word(dispute)}`,
      parts: [
        { text: next(dispute.status, until) },
        {
          rows: [
            { label: 'Order', value: `${order.number ?? order.provider_order_id} (${order.status})` },
            { label: 'Payment', value: dispute.provider_payment_id },
            { label: 'Dispute', value: `${dispute.id}, ${dispute.phase}, ${dispute.reason}` },
            { label: 'Amount', value: sum, isStrong: true },
            { label: 'Answer by', value: until },
          ],
        },
      ],
    }),
  };
}

function next(status: string, until: string): string {
  switch (status) {
    case 'won':
      return 'The bank has decided for you. The money stays with you, and the order can go on.';
    case 'lost':
      return 'The bank has decided for the customer, and the money is taken from your account. The order is not shipped unless you say so.';
    case 'closed':
      return 'The dispute is closed. The order can go on.';
    case 'under_review':
      return 'The bank is looking at your evidence. The order is not shipped meanwhile, unless you say so.';
    default:
      return `The customer has asked the bank for the money back. Open the dispute in the payment provider's dashboard and accept it, or send your evidence (invoice, tracking, messages), by ${until}. Without an answer the money is lost. The order is not shipped meanwhile, unless you say so.`;
  }
}

const words: Record<string, string> = { under_review: 'under review' };
const word = ({ status }: DisputeRow): string => words[status] ?? status;
