// Tells staff of new orders: their devices at once of each, by mail together above five an hour.
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { type PaidAddress } from '@taana-baana/contract';
import { ordersToldAtOnce } from '@taana-baana/contract/admin/limits/system-limits.ts';
import { newOrder as texts, newOrders as togetherTexts } from '@taana-baana/contract/admin/texts/mails/alerts.ts';
import { type Transaction, inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { type MailNeeds, recipientsOf, tellStaff } from './queue-staff-mail.service.ts';
import { countPlacedSince, deleteUntoldOrders, findFirstUntold, insertUntoldOrder } from './new-orders.repository.ts';

const hourBefore = (now: Date): string => new Date(now.getTime() - 3600_000).toISOString();

export interface NewOrder {
  readonly number: string;
  readonly total: number;
  readonly pieces: number;
  readonly address: PaidAddress | null;
}

/**
 * Mails at once, or with the others of a busy hour (`mailUntoldOrders`); on a device each message
 * takes the place of the one before. Costs one statement when nobody wants it.
 */
export async function mailNewOrder(
  trx: Transaction,
  deps: MailNeeds,
  { number, total, pieces, address }: NewOrder,
): Promise<void> {
  const recipients = await recipientsOf(trx, deps, 'new-order');
  const now = deps.clock.now();
  const isMailedLater =
    recipients.byMail.length > 0 && (await countPlacedSince(trx, hourBefore(now))) > ordersToldAtOnce;
  if (isMailedLater) await insertUntoldOrder(trx, { number, total, at: now.toISOString() });
  await tellStaff(trx, deps, isMailedLater ? { ...recipients, byMail: [] } : recipients, {
    kind: 'new-order',
    subject: texts.subject(number, formatRupees(total)),
    heading: texts.heading,
    parts: [
      {
        rows: [
          { label: texts.order, value: number },
          { label: texts.pieces, value: String(pieces) },
          { label: texts.customer, value: address ? `${address.firstname} ${address.lastname}` : texts.noAddress },
          { label: texts.city, value: address?.city ?? texts.noAddress },
          { label: texts.amount, value: formatRupees(total), isStrong: true },
        ],
      },
    ],
    button: texts.button,
    opens: `/orders/${number}`,
  });
}

/** A job: the orders of a busy hour in one mail, when the first of them has waited for an hour. */
export async function mailUntoldOrders(deps: MailNeeds & Pick<Deps, 'db' | 'changes'>): Promise<void> {
  const first = await findFirstUntold(deps.db);
  if (first === undefined || first > hourBefore(deps.clock.now())) return;
  await inTransaction(deps, async (trx) => {
    // Another process may have been faster.
    const orders = await deleteUntoldOrders(trx);
    if (orders.length === 0) return;
    const sum = orders.reduce((all, { total }) => all + total, 0);
    const { byMail } = await recipientsOf(trx, deps, 'new-order');
    await tellStaff(
      trx,
      deps,
      { byMail, byPush: [] },
      {
        kind: 'new-order',
        subject: togetherTexts.subject(orders.length, formatRupees(sum)),
        heading: togetherTexts.heading,
        parts: [
          { text: togetherTexts.what(orders.length) },
          { rows: orders.map(({ number, total }) => ({ label: number, value: formatRupees(total) })) },
        ],
        button: togetherTexts.button,
        opens: '/orders',
      },
    );
  });
}
