// Undeliverable mails: listed, and tried once more.
import type { UndeliverableMail } from '@taana-baana/contract/admin/schemas/shop/system.ts';
import * as messages from '@taana-baana/contract/admin/texts/messages.ts';
import type { MailRow } from '../../../database/tables/operation-tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { ChangeDeps, Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../audit-log/audit-log.service.ts';
import { listUndeliverable, updateUndeliverableDue } from './mail.repository.ts';

const listed = 100;

export async function listUndeliverableMails({ db }: Pick<Deps, 'db'>): Promise<{ mails: UndeliverableMail[] }> {
  return { mails: (await listUndeliverable(db, listed)).map(toUndeliverable) };
}

/** Sent at once; if that fails, it is undeliverable again. */
export function retryMail(deps: ChangeDeps, id: string, actor: Actor): Promise<undefined> {
  return inTransaction(deps, async (trx) => {
    const isDue = await updateUndeliverableDue(trx, id, deps.clock.now().toISOString());
    if (!isDue) throw new AppError('conflict', messages.mailNotUndeliverable);
    await recordAction(trx, deps.clock, actor, { action: 'mails retry', subject: `mail ${id}` });
    trx.announce({ data: 'mails' });
    return undefined;
  });
}

const toUndeliverable = (row: MailRow): UndeliverableMail => ({
  id: row.id,
  recipient: row.recipient,
  subject: row.subject,
  createdAt: row.created_at,
  tries: row.tries,
  problem: row.problem,
});
