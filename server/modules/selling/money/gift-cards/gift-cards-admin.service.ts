// Gift cards for the owner: sold, sent again with a new code, cancelled.
import { v7 } from 'uuid';
import type {
  GiftCard,
  GiftCardForm,
  GiftCardList,
  GiftCardQuery,
} from '@taana-baana/contract/admin/schemas/selling/gift-cards.ts';
import type { AuditAction } from '@taana-baana/contract/admin/texts/shop/audit-log.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/gift-cards.ts';
import {
  type GiftCardPayment,
  type GiftCardState,
  giftCardCodeLength,
  giftCardExpiry,
  lastDayOf,
} from '@taana-baana/contract/gift-cards.ts';
import { hashToken, readableCode } from '../../../../credentials/secret-tokens.ts';
import type { GiftCardRow } from '../../../../database/tables/money/credit-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import { type Transaction, inTransaction } from '../../../../database/transaction.ts';
import type { Deps, MailDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { queueGiftCardMail } from './gift-card-mail.ts';
import * as giftCards from './gift-cards.repository.ts';

const listed = 100;

export async function listGiftCards({ db, clock }: Pick<Deps, 'db' | 'clock'>, { q }: GiftCardQuery) {
  const search = q === undefined || q === '' ? undefined : q;
  const rows = await giftCards.listGiftCards(db, search, listed);
  const total = await giftCards.countGiftCards(db, search);
  return { giftCards: rows.map((row) => toGiftCard(row, clock.now())), total } satisfies GiftCardList;
}

/** Mails the code to the recipient. A repeated call with the same key sells nothing more. */
export function sellGiftCard(deps: MailDeps, form: GiftCardForm, actor: Actor): Promise<GiftCard> {
  return inTransaction(deps, async (trx) => {
    const now = deps.clock.now();
    const { code, ...stored } = newCode();
    const card: GiftCardRow = {
      id: v7(),
      ...stored,
      amount: form.amount,
      paid_by: form.paidBy,
      recipient_email: form.recipientEmail,
      recipient_name: form.recipientName || null,
      message: form.message || null,
      staff_id: staffIdOf(actor),
      request_key: form.key,
      created_at: now.toISOString(),
      expires_at: giftCardExpiry(now),
      redeemed_at: null,
      cancelled_at: null,
    };
    if (!(await giftCards.insertGiftCard(trx, card))) return requireSame(trx, deps, form);
    await queueGiftCardMail(trx, deps, card, { code, isNewCode: false });
    const after = { amount: card.amount, paidBy: card.paid_by };
    await record(trx, deps, actor, 'gift-cards sell', card, { after });
    return toGiftCard(card, now);
  });
}

/** The recipient gets a new code; the previous one stops working. */
export function resendGiftCard(deps: MailDeps, id: string, actor: Actor): Promise<GiftCard> {
  const { code, ...stored } = newCode();
  return change(deps, id, actor, 'gift-cards resend', stored, (trx, card) =>
    queueGiftCardMail(trx, deps, card, { code, isNewCode: true }),
  );
}

/** Nobody can use it any more. The owner refunds the buyer outside the shop. */
export function cancelGiftCard(deps: MailDeps, id: string, actor: Actor): Promise<GiftCard> {
  return change(deps, id, actor, 'gift-cards cancel', { cancelled_at: deps.clock.now().toISOString() });
}

/** Only for an open card; throws an error for another one. */
async function change(
  deps: MailDeps,
  id: string,
  actor: Actor,
  action: AuditAction,
  changes: Partial<GiftCardRow>,
  alsoDo: (trx: Transaction, card: GiftCardRow) => Promise<void> = async () => {},
): Promise<GiftCard> {
  const now = deps.clock.now();
  return inTransaction(deps, async (trx) => {
    const before = await giftCards.findGiftCard(trx, { id });
    if (!before) throw new AppError('not-found', texts.notFound);
    const after = await giftCards.updateOpenGiftCard(trx, before, now.toISOString(), changes);
    if (!after) throw new AppError('conflict', texts.notOpen);
    const isRenamed = before.code_end !== after.code_end;
    await record(trx, deps, actor, action, before, isRenamed ? { after: { codeEnd: after.code_end } } : {});
    await alsoDo(trx, after);
    return toGiftCard(after, now);
  });
}

async function requireSame(trx: Database, { clock }: MailDeps, form: GiftCardForm): Promise<GiftCard> {
  const made = await giftCards.findGiftCard(trx, { request_key: form.key });
  const isSame =
    made?.amount === form.amount && made.paid_by === form.paidBy && made.recipient_email === form.recipientEmail;
  if (!isSame) throw new AppError('conflict', texts.keyUsed);
  return toGiftCard(made, clock.now());
}

/** By its last four characters: the recipient is personal data. */
function record(
  trx: Database,
  { clock }: MailDeps,
  actor: Actor,
  action: AuditAction,
  { code_end: codeEnd }: GiftCardRow,
  fields: { readonly after?: Readonly<Record<string, unknown>> },
): Promise<void> {
  return recordAction(trx, clock, actor, { action, subject: `gift-card ${codeEnd}`, ...fields });
}

/** 79 random bits. */
function newCode() {
  const code = readableCode(giftCardCodeLength);
  return { code, code_hash: hashToken(code), code_end: code.slice(-4) };
}

export function stateOf(card: GiftCardRow, now: Date): GiftCardState {
  if (card.cancelled_at !== null) return 'cancelled';
  if (card.redeemed_at !== null) return 'used';
  return card.expires_at <= now.toISOString() ? 'expired' : 'open';
}

const toGiftCard = (row: GiftCardRow, now: Date): GiftCard => ({
  id: row.id,
  codeEnd: row.code_end,
  amount: row.amount,
  paidBy: row.paid_by as GiftCardPayment,
  state: stateOf(row, now),
  recipientEmail: row.recipient_email,
  recipientName: row.recipient_name,
  createdAt: row.created_at,
  validUntil: lastDayOf(row.expires_at),
  endedAt: row.cancelled_at ?? row.redeemed_at,
});
