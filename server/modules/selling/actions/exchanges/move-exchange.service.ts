// What staff do with an exchange: the goods came back, and the answer.
import type { OrderLineRow, OrderRow } from '../../../../database/tables/order-tables.ts';
import { type ExchangeState } from '@taana-baana/contract/exchanges.ts';
import type { ExchangeMove } from '@taana-baana/contract/admin/schemas/selling/exchanges.ts';
import type { AuditAction } from '@taana-baana/contract/admin/texts/shop/audit-log.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import type { ExchangeRow } from '../../../../database/tables/exchange-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import { type Transaction, lockCustomer, inTransaction } from '../../../../database/transaction.ts';
import type { MailDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { listLines } from '../../order/order-goods.repository.ts';
import { nameOf, requireOrder } from '../../order/order-records.service.ts';
import { type OrderRecord, toOrderRecord } from '../../order/orders.mapping.ts';
import { findOrder, lockOrderRow } from '../../order/orders.repository.ts';
import { expiredStatus } from '../../order/transitions.service.ts';
import { handOver } from '../manual-orders/hand-over.service.ts';
import { insertReplacement } from './replacement-order.service.ts';
import { takeForOrder } from '../../goods/stock/reservations.service.ts';
import { type Pieces, returnPieces } from '../../goods/stock/returns.service.ts';
import { SoldOutError } from '../../goods/stock/sold-out.service.ts';
import { issueDueDocuments } from '../../money/documents/issue/issue-documents.service.ts';
import { mailCustomer } from '../../order/mail-customer.service.ts';
import { receivedWords, rejectedWords, replacedWords } from './exchange-mail.ts';
import { requirePaymentLeft } from '../../money/payments/payment-states.service.ts';
import { isRefunded } from './exchange-facts.service.ts';
import { toStoredLines } from '../../goods/exchanges/exchange-records.service.ts';
import { findExchange, listExchangesOfOrders, updateExchange } from '../../goods/exchanges/exchanges.repository.ts';

/** Those that staff still answer. */
export const openExchanges: readonly ExchangeState[] = ['requested', 'returned', 'received'];
/** Marks the goods as sent back or received; received ones are restocked or written off. */
export async function moveExchange(
  deps: MailDeps,
  id: string,
  { to, goods = 'restock' }: ExchangeMove,
  actor: Actor,
): Promise<void> {
  await change(deps, id, actor, `exchanges ${to}`, async ({ trx, order, row, now }) => {
    const changes = to === 'received' ? { received_at: now } : {};
    if (!(await updateExchange(trx, id, cameBefore(to), { state: to, ...changes }))) return false;
    if (to === 'received') {
      await mailCustomer(trx, deps, order, receivedWords(order));
      const only = toReturnedPieces(row, await listLines(trx, [order.id]));
      const back = { orderId: order.id, reason: 'returned', goods, only } as const;
      await returnPieces(trx, { ...back, staffId: staffIdOf(actor), at: new Date(now) });
    }
    return true;
  });
}

export async function rejectExchange(deps: MailDeps, id: string, why: string, actor: Actor): Promise<void> {
  await change(deps, id, actor, 'exchanges reject', async ({ trx, order, now }) => {
    const ended = { state: 'rejected', rejection: why, ended_at: now } as const;
    if (!(await updateExchange(trx, id, openExchanges, ended))) return false;
    await mailCustomer(trx, deps, order, rejectedWords(deps, order, why));
    // Its goods may have a credit note: a replacement was packed and cancelled.
    await issueDueDocuments(trx, deps, order.id);
    return true;
  });
}

/**
 * Creates an order of Rs. 0 with the wanted goods, to be packed, or handed over if the first ones were and have no
 * address. Counted pieces come from the stock.
 */
export async function replaceExchange(deps: MailDeps, id: string, actor: Actor): Promise<void> {
  await change(deps, id, actor, 'exchanges replace', async ({ trx, order, locked, row, now }) => {
    if (row.state !== 'received') return false;
    const lines = await requireReplaceable(trx, order, row);
    const replacement = await insertReplacement(trx, deps, locked, lines, staffIdOf(actor));
    const ended = { state: 'replaced', replacement_id: replacement.id, ended_at: now } as const;
    if (!(await updateExchange(trx, id, ['received'], ended))) return false;
    if (!replacement.isHandedOver) await mailCustomer(trx, deps, order, replacedWords(deps, order, replacement));
    await takeForOrder(trx, {
      orderId: replacement.id,
      at: new Date(now),
      reason: 'replaced',
    }).catch((error: unknown) => {
      if (!(error instanceof SoldOutError)) throw error;
      throw new AppError('conflict', texts.replacementSoldOut(error.piece, error.available));
    });
    if (replacement.isHandedOver) await handOver(trx, deps, replacement, staffIdOf(actor));
    return true;
  });
}

/** The goods to send. Throws an error once their money went back. */
export async function requireReplaceable(trx: Transaction, order: OrderRecord, row: ExchangeRow) {
  const bought = await listLines(trx, [order.id]);
  await requirePaymentLeft(trx, order);
  if (await isRefunded(trx, order, row, bought)) throw new AppError('conflict', texts.piecesRefunded);
  return toReplacementLines(row, bought);
}

/** Its goods are here, and the order that replaces them waits for the fee of sending again. */
export async function isWaitingForFee(
  db: Database,
  { state, replacement_id: replacement }: ExchangeRow,
): Promise<boolean> {
  if (state !== 'received' || replacement === null) return false;
  // The previous version, which may serve beside this one, ends a link without its exchange.
  return (await findOrder(db, replacement))?.status !== expiredStatus;
}

/** Money that goes back meanwhile would be that of goods which are sent once the fee is paid. */
export async function requireNoFeeWaiting(trx: Database, orderId: string): Promise<void> {
  for (const row of await listExchangesOfOrders(trx, [orderId]))
    // oxlint-disable-next-line no-await-in-loop -- one transaction
    if (await isWaitingForFee(trx, row)) throw new AppError('conflict', texts.feeWaits);
}

export const toReturnedPieces = (row: ExchangeRow, bought: readonly OrderLineRow[]): Pieces[] =>
  toStoredLines(row).flatMap(({ line, quantity }) =>
    bought.filter(({ id }) => id === line).map((own) => ({ ...own, quantity })),
  );

function toReplacementLines(row: ExchangeRow, bought: readonly OrderLineRow[]) {
  return toStoredLines(row).flatMap(({ line, quantity, colorId, color, size }) =>
    bought
      .filter(({ id }) => id === line)
      .map(({ product_id, title }) => ({ product_id, title, color_id: colorId, color_title: color, size, quantity })),
  );
}

interface InTransaction {
  readonly trx: Transaction;
  readonly order: OrderRecord;
  /** The same order, with every column. */
  readonly locked: OrderRow;
  readonly row: ExchangeRow;
  readonly now: string;
}

/** `apply` resolves to false if the exchange is in the wrong state: then nothing changes. */
export async function change(
  deps: MailDeps,
  id: string,
  actor: Actor,
  action: AuditAction,
  apply: (step: InTransaction) => Promise<boolean>,
): Promise<void> {
  const known = await findExchange(deps.db, id);
  if (!known) throw new AppError('not-found', texts.exchangeNotFound);
  await inTransaction(deps, async (trx) => {
    // Store credit may be given: the customer is locked before the order, as in a checkout.
    const { customerId } = await requireOrder(trx, known.order_id);
    await lockCustomer(trx, customerId);
    // Requests, refunds and answers of one order wait for each other.
    const locked = await lockOrderRow(trx, known.order_id);
    const order = toOrderRecord(locked);
    const row = (await findExchange(trx, id)) ?? known;
    if (await isWaitingForFee(trx, row)) throw new AppError('conflict', texts.feeWaits);
    const now = deps.clock.now().toISOString();
    if (!(await apply({ trx, order, locked, row, now }))) throw new AppError('conflict', texts.exchangeChanged);
    const after = await findExchange(trx, id);
    const states = { before: { state: row.state }, after: { state: after?.state } };
    await recordAction(trx, deps.clock, actor, { action, subject: nameOf(order), ...states });
  });
}

const cameBefore = (to: 'returned' | 'received'): readonly ExchangeState[] =>
  to === 'returned' ? ['requested'] : ['requested', 'returned'];

export const movesFrom = (state: ExchangeState) =>
  (['returned', 'received'] as const).filter((to) => cameBefore(to).includes(state));
