// Manual refunds: of money that the shop itself received, in cash, or by UPI from its own account; and of
// what the provider could not give back. The customer says behind a link where it goes.
import * as texts from '@taana-baana/contract/admin/texts/selling/manual-order-messages.ts';
import type { HandRefund } from '@taana-baana/contract/schemas/selling/hand-refund.ts';
import * as messages from '@taana-baana/contract/texts/messages/refund-messages.ts';
import { recordChange } from '../../../../database/changes.ts';
import { type Transaction, inTransaction } from '../../../../database/transaction.ts';
import type { ChangeDeps, Deps, MailDeps, PaymentDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { consumeAttempt } from '../../../people/rate-limits/rate-limits.service.ts';
import { type Actor, recordAction } from '../../../shop/audit-log/audit-log.service.ts';
import { orderOfToken, tokenOf } from '../../money/order-links.service.ts';
import {
  askForUpiMail,
  isToGive,
  toHandRefund,
  upiChangedMail,
} from '../../money/payments/refunds/hand-refunds.service.ts';
import {
  findUpiId,
  listHandRefunds,
  updateAsked,
  updateGivenByHand,
  updateUpiId,
} from '../../money/payments/refunds/refunds.repository.ts';
import { mailCustomer } from '../../order/mail-customer.service.ts';
import { findRecipient } from '../../order/order-customers.repository.ts';
import { nameOf, requireOrder } from '../../order/order-records.service.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import { findOrder, insertEvent, lockOrder } from '../../order/orders.repository.ts';
import { eventOf } from '../../order/transitions.service.ts';
import { retryRefunds } from './refund-order.service.ts';

/** Records that a member of staff has refunded it. Repeatable. `upiId`: where to, as the member saw it. */
export async function recordHandRefund(
  deps: ChangeDeps,
  reference: string,
  refundId: string,
  actor: Actor,
  upiId?: string | null,
): Promise<void> {
  const order = await requireOrder(deps.db, reference);
  await inTransaction(deps, async (trx) => {
    await lockOrder(trx, order.id);
    const now = (await listHandRefunds(trx, [order.id])).find(({ id }) => id === refundId);
    if (now && isToGive(now) && upiId !== undefined && upiId !== (now.upi_id ?? null))
      throw new AppError('conflict', texts.upiIdChanged);
    const given = await updateGivenByHand(trx, order.id, refundId, deps.clock.now().toISOString());
    if (!given) throw new AppError('conflict', texts.refundUnknown);
    if (given === 'before') return;
    const after = { refundPaise: given.amount_paise };
    await recordAction(trx, deps.clock, actor, { action: 'orders given back', subject: nameOf(order), after });
  });
}

/** By the link. Changes nothing. */
export async function readHandRefund({ db }: Pick<Deps, 'db'>, token: string): Promise<HandRefund> {
  const order = await findOfLink({ db }, token);
  const refund = toHandRefund(order, await listHandRefunds(db, [order.id]));
  if (!refund) throw new AppError('not-found', messages.linkUnknown);
  return refund;
}

/** By the link, until the refund is recorded as paid. Repeatable. */
export async function saveUpiId(deps: MailDeps, token: string, upiId: string): Promise<HandRefund> {
  const order = await findOfLink(deps, token);
  await inTransaction(deps, async (trx) => {
    await lockOrder(trx, order.id);
    const open = (await listHandRefunds(trx, [order.id])).filter(isToGive);
    if (open.length === 0) throw new AppError('conflict', messages.paidBefore);
    const before = open.find(({ upi_id: id }) => id)?.upi_id;
    if (open.every(({ upi_id: id }) => id === upiId)) return;
    const isFirst = (await findUpiId(trx)) === undefined;
    await updateUpiId(trx, order.id, upiId);
    const event = eventOf(order.id, order.status, order.status, 'customer', deps.clock.now());
    await insertEvent(trx, { ...event, what: before ? 'UPI id changed' : 'UPI id entered' });
    if (before && before !== upiId) await mailCustomer(trx, deps, order, upiChangedMail(deps, order, upiId));
    // From now on the privacy policy says that there are UPI ids.
    if (isFirst) trx.announce(await recordChange(trx, { data: 'content' }));
  });
  return readHandRefund(deps, token);
}

/** An order's mails that ask; staff may call as well. */
const asked = { name: 'ask for a UPI id', attempts: 3, minutes: 24 * 60 };

/** Mails the customer the link. */
export async function askForUpiId(deps: MailDeps, reference: string, actor: Actor): Promise<void> {
  const order = await requireOrder(deps.db, reference);
  await inTransaction(deps, async (trx) => {
    await ask(trx, deps, order);
    await recordAction(trx, deps.clock, actor, { action: 'orders ask upi', subject: nameOf(order) });
  });
}

/** What the provider could not give back, staff give back; the customer is asked where to. Resolves to paise. */
export const giveByHand = (deps: PaymentDeps, reference: string, actor: Actor): Promise<number> =>
  retryRefunds(deps, reference, actor, {
    status: 'by hand',
    action: 'orders refund by hand',
    beside: async (trx, order) => {
      if (await findRecipient(trx, order)) await ask(trx, deps, order);
    },
  });

async function ask(
  trx: Transaction,
  deps: Pick<Deps, 'clock' | 'config' | 'settings'>,
  order: OrderRecord,
): Promise<void> {
  const refunds = await updateAsked(trx, order.id, deps.clock.now().toISOString());
  if (refunds.length === 0) throw new AppError('conflict', texts.refundUnknown);
  const recipient = await findRecipient(trx, order);
  if (!recipient) throw new AppError('conflict', texts.noEmailToAsk);
  const left = await consumeAttempt({ db: trx, clock: deps.clock }, { limit: asked, subject: order.id });
  if (left === undefined) throw new AppError('conflict', texts.askedEnough);
  const token = await tokenOf(trx, 'refund', order.id);
  await mailCustomer(trx, deps, order, askForUpiMail(deps, order, { refunds, token }), recipient);
}

async function findOfLink({ db }: Pick<Deps, 'db'>, token: string): Promise<OrderRecord> {
  const id = await orderOfToken(db, 'refund', token);
  const order = id === undefined ? undefined : await findOrder(db, id);
  if (!order) throw new AppError('not-found', messages.linkUnknown);
  return order;
}
