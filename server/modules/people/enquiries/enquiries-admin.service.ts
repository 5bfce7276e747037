// Lists, reads, answers, closes and reopens enquiries, for staff.
import { enquiriesListed } from '@taana-baana/contract/admin/paths/enquiry-tabs.ts';
import type {
  EnquiryAnswerForm,
  EnquiryList,
  EnquiryListQuery,
  EnquiryPage,
} from '@taana-baana/contract/admin/schemas/people/enquiries.ts';
import type { AuditAction } from '@taana-baana/contract/admin/texts/shop/audit-log.ts';
import * as messages from '@taana-baana/contract/admin/texts/people/enquiries.ts';
import type { EnquiryRow } from '../../../database/tables/enquiry-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, MailDeps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { readPage } from '../../list-page.ts';
import { type Actor, recordAction, staffIdOf } from '../../shop/audit-log/audit-log.service.ts';
import { queueMail } from '../../shop/mail/mail.service.ts';
import { listMembers } from '../staff/staff-members.service.ts';
import { ticketOf, toEnquiryPage, toWireRow } from './enquiries.mapping.ts';
import {
  findAnswer,
  findEnquiry,
  insertAnswer,
  listAnswers,
  listEnquiries,
  updateEnquiryStatus,
} from './enquiries.repository.ts';
import { answerMail } from './enquiry-mails.ts';

export async function listEnquiriesOfTab(
  { db }: Pick<Deps, 'db'>,
  { tab, search, after }: EnquiryListQuery,
): Promise<EnquiryList> {
  const which = search ? { search } : { status: tab === 'open' ? ('Submitted' as const) : ('Answered' as const) };
  const order = !search && tab === 'open' ? 'asc' : 'desc';
  const { rows, next } = await readPage(enquiriesListed, (limit) => listEnquiries(db, which, { order, after, limit }));
  return { enquiries: rows.map(toWireRow), next };
}

/** Throws a 404 error for an unknown enquiry, as the other functions here do. */
export async function readEnquiry({ db }: Pick<Deps, 'db'>, id: string): Promise<EnquiryPage> {
  const row = await requireEnquiry(db, id);
  const answers = await listAnswers(db, [id]);
  const members = await listMembers(
    db,
    answers.map(({ staff_id }) => staff_id),
  );
  return toEnquiryPage(row, answers, (staffId) => (staffId === null ? null : (members.get(staffId)?.name ?? null)));
}

/**
 * Mails the answer to the sender; the enquiry then counts as answered. Repeated with the same key
 * and text, it changes nothing; another text is a conflict.
 */
export async function answerEnquiry(
  deps: MailDeps,
  id: string,
  { key, text }: EnquiryAnswerForm,
  actor: Actor,
): Promise<void> {
  await inTransaction(deps, async (trx) => {
    const row = await requireEnquiry(trx, id);
    const created_at = deps.clock.now().toISOString();
    const answer = { id: key, enquiry_id: id, text, staff_id: staffIdOf(actor), created_at };
    if (!(await insertAnswer(trx, answer))) {
      const before = await findAnswer(trx, key);
      if (before?.enquiry_id !== id || before.text !== text) throw new AppError('conflict', messages.keyUsed);
      return;
    }
    await updateEnquiryStatus(trx, id, 'Answered');
    await queueMail(trx, deps.clock, answerMail(deps, row, text));
    await recordAction(trx, deps.clock, actor, { action: 'enquiries answer', subject: subjectOf(row) });
  });
}

/** Answered without a mail, such as by phone. Repeatable. */
export function closeEnquiry(deps: MailDeps, id: string, actor: Actor): Promise<void> {
  return setStatus(deps, id, 'Answered', 'enquiries close', actor);
}

/** Marks it as unanswered again. Repeatable. */
export function reopenEnquiry(deps: MailDeps, id: string, actor: Actor): Promise<void> {
  return setStatus(deps, id, 'Submitted', 'enquiries reopen', actor);
}

async function setStatus(deps: MailDeps, id: string, status: EnquiryRow['status'], action: AuditAction, actor: Actor) {
  await inTransaction(deps, async (trx) => {
    const row = await requireEnquiry(trx, id);
    if (!(await updateEnquiryStatus(trx, id, status))) return;
    await recordAction(trx, deps.clock, actor, { action, subject: subjectOf(row) });
  });
}

async function requireEnquiry(db: Database, id: string): Promise<EnquiryRow> {
  const row = await findEnquiry(db, id);
  if (!row) throw new AppError('not-found', messages.notFound);
  return row;
}

const subjectOf = (row: EnquiryRow): string => `enquiry ${ticketOf(row)}`;
