// Mails to the customer of an order, about it.
import { greetingTo } from '@taana-baana/contract/texts/mails/greetings.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { type QueuedMail, queueMail } from '../../shop/mail/mail.service.ts';
import { type MailContent, writeMail } from '../../shop/mail/mail-template.service.ts';
import type { OrderRecord } from './orders.mapping.ts';
import { findRecipient } from './order-customers.repository.ts';

/** What it says after the greeting. */
export type OrderMail = MailContent & Pick<QueuedMail, 'subject' | 'eventId' | 'documentId'>;

/**
 * Without a known e-mail, and once the account is deleted, there is no mail. `known`: the buyer, if
 * the caller has read who it is.
 */
export async function mailCustomer(
  trx: Transaction,
  deps: Pick<Deps, 'clock' | 'config' | 'settings'>,
  order: Pick<OrderRecord, 'id'>,
  { heading, parts, ...mail }: OrderMail,
  known?: Awaited<ReturnType<typeof findRecipient>>,
): Promise<void> {
  const recipient = known ?? (await findRecipient(trx, order));
  if (!recipient) return;
  const written = writeMail(deps, { ...mail, heading, parts: [{ text: greetingTo(recipient.firstname) }, ...parts] });
  await queueMail(trx, deps.clock, { recipient: recipient.email, orderId: order.id, ...written });
}
