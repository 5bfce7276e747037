// Exchanges for staff: the list, the status of the goods, and the answer.
import type { OrderLineRow, OrderRow } from '../../../../database/tables/order-tables.ts';
import { type ExchangeState, exchangeStates, isReturnFree } from '@taana-baana/contract/exchanges.ts';
import type { MessageKind } from '@taana-baana/contract/content/customer-messages.ts';
import { exchangeWithinWorkingDays } from '@taana-baana/contract/limits.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import type {
  ExchangeList,
  ExchangeListQuery,
  ExchangeMove,
  ExchangePage,
  ExchangeRow as WireRow,
} from '@taana-baana/contract/admin/schemas/selling/exchanges.ts';
import type { AuditAction } from '@taana-baana/contract/admin/texts/shop/audit-log.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import type { ExchangeRow } from '../../../../database/tables/exchange-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import { type Transaction, holdCustomer, inTransaction } from '../../../../database/transaction.ts';
import type { Deps, MailDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { listProductPictures } from '../../../catalog/products/catalog.service.ts';
import { listLines } from '../../order/order-goods.repository.ts';
import { nameOf, requireOrder } from '../../order/order-records.service.ts';
import { type OrderRecord, toOrderRecord } from '../../order/orders.mapping.ts';
import { findOrder, lockOrderRow } from '../../order/orders.repository.ts';
import { expiredStatus } from '../../order/transitions.service.ts';
import { handOver } from '../take-order/hand-over.service.ts';
import { insertReplacement } from './replacement-order.service.ts';
import { takeForOrder } from '../../goods/stock/reservations.service.ts';
import { type Pieces, countFromStock, returnPieces } from '../../goods/stock/returns.service.ts';
import { SoldOutError } from '../../goods/stock/sold-out.service.ts';
import { issueDueDocuments } from '../../money/documents/issue/issue-documents.service.ts';
import { inColor } from '@taana-baana/contract/colors/picture-colors.ts';
import { toOwnOrigin } from '../../../picture.mapping.ts';
import { creditFor } from './exchange-credit.service.ts';
import { writeMessage } from '../../order/customer-messages.service.ts';
import { mailCustomer } from '../../order/mail-customer.service.ts';
import { receivedWords, rejectedWords, replacedWords, returnAddress } from './exchange-mail.ts';
import { requirePaymentLeft } from '../../money/payments/payment-states.service.ts';
import { isRefunded } from './exchange-facts.service.ts';
import { readPhotoIds, toExchangedLines, toStoredLines } from '../../goods/exchanges/exchange-records.service.ts';
import { workingDaysAfter } from '../../goods/exchanges/exchange-window.service.ts';
import {
  findExchange,
  listExchanges,
  listExchangesOfOrders,
  listOrderNames,
  type OrderNames,
  updateExchange,
} from '../../goods/exchanges/exchanges.repository.ts';

const open: readonly ExchangeState[] = ['requested', 'returned', 'received'];
const listed = 100;

export async function listExchangesOfTab(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { tab }: ExchangeListQuery,
): Promise<ExchangeList> {
  const isOpen = tab === 'open';
  const states = exchangeStates.filter((state) => open.includes(state) === isOpen);
  const rows = await listExchanges(deps.db, { states, direction: isOpen ? 'asc' : 'desc', limit: listed });
  const orders = await listOrderNames(
    deps.db,
    rows.map((row) => row.order_id),
  );
  return { exchanges: rows.map((row) => toRow(row, orders.get(row.order_id), deps)) };
}

/** Of these orders, oldest first. */
export async function listExchangesOf(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  orderIds: readonly string[],
): Promise<WireRow[]> {
  const rows = await listExchangesOfOrders(deps.db, orderIds);
  const orders = await listOrderNames(
    deps.db,
    rows.map((row) => row.order_id),
  );
  return rows.map((row) => toRow(row, orders.get(row.order_id), deps));
}

export async function readExchangePage(deps: MailDeps, id: string): Promise<ExchangePage> {
  const { db } = deps;
  const row = await findExchange(db, id);
  if (!row) throw new AppError('not-found', texts.exchangeNotFound);
  const orders = await listOrderNames(db, [row.order_id, row.replacement_id ?? '']);
  const lines = await listLines(db, [row.order_id]);
  const stored = toStoredLines(row);
  const productOf = new Map(lines.map((line) => [line.id, line.product_id]));
  const pictures = await listProductPictures(deps, [...new Set(productOf.values())]);
  const { state } = row;
  const isWaiting = await isWaitingForFee(db, row);
  const isPaidBack = state === 'received' && (await isRefunded(db, await requireOrder(db, row.order_id), row, lines));
  return {
    ...toRow(row, orders.get(row.order_id), deps),
    contact: contactOf(deps, row, orders.get(row.order_id)),
    comment: row.comment,
    photos: (await readPhotoIds(db, [row])).get(id) ?? [],
    isReturnFree: isReturnFree(row.reason),
    lines: toExchangedLines(row, lines).map((line, index) => {
      const wanted = stored[index];
      const [picture] = inColor(pictures.get(productOf.get(wanted?.line ?? '') ?? '') ?? [], wanted?.colorId ?? '');
      return { ...line, picture: picture ? toOwnOrigin(deps, picture) : null };
    }),
    receivedAt: row.received_at,
    waiting: isWaiting ? row.replacement_id : null,
    rejection: row.rejection,
    fromStock: await countFromStock(db, row.order_id, toReturnedPieces(row, lines)),
    replacement: (row.replacement_id && orders.get(row.replacement_id)?.number) || null,
    actions: {
      moves: (['returned', 'received'] as const).filter((to) => cameBefore(to).includes(state)),
      replace: state === 'received' && !isPaidBack && !isWaiting,
      credit:
        state === 'received' && !isWaiting
          ? await creditFor(db, await requireOrder(db, row.order_id), row, lines)
          : null,
      reject: open.includes(state) && !isWaiting,
    },
  };
}

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
    if (!(await updateExchange(trx, id, open, ended))) return false;
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
  // The version before, which may serve beside this one, ends a link without its exchange.
  return (await findOrder(db, replacement))?.status !== expiredStatus;
}

/** Money that goes back meanwhile would be that of goods which are sent once the fee is paid. */
export async function requireNoFeeWaiting(trx: Database, orderId: string): Promise<void> {
  for (const row of await listExchangesOfOrders(trx, [orderId]))
    // oxlint-disable-next-line no-await-in-loop -- one transaction
    if (await isWaitingForFee(trx, row)) throw new AppError('conflict', texts.feeWaits);
}

function contactOf(deps: Pick<Deps, 'settings'>, { state }: ExchangeRow, order?: OrderNames): ExchangePage['contact'] {
  if (!order || (order.mobile === null && order.email === null)) return null;
  const { mobile, email, number, customer } = order;
  const kind = kindOf[state];
  const values = { name: customer, order: number, address: returnAddress(deps) };
  return { mobile, email, messages: kind ? [{ ...writeMessage(deps, kind, values), isNow: true }] : [] };
}

const kindOf: Readonly<Partial<Record<ExchangeState, MessageKind>>> = {
  requested: 'sendBack',
  received: 'exchange',
};

const toReturnedPieces = (row: ExchangeRow, bought: readonly OrderLineRow[]): Pieces[] =>
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
    await holdCustomer(trx, customerId);
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

function toRow(
  row: ExchangeRow,
  order: Pick<OrderNames, 'number' | 'customer'> | undefined,
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
): WireRow {
  const dueOn =
    row.state === 'received' && row.received_at
      ? workingDaysAfter(row.received_at, exchangeWithinWorkingDays, settings.current().daysOff)
      : null;
  return {
    id: row.id,
    orderNumber: order?.number ?? '',
    customer: order?.customer ?? '',
    state: row.state,
    ...(row.withdrawn_at && { isWithdrawn: true }),
    reason: row.reason,
    pieces: toStoredLines(row).reduce((sum, { quantity }) => sum + quantity, 0),
    requestedAt: row.requested_at,
    dueOn,
    isLate: dueOn !== null && dueOn < indianDayOf(clock.now()),
  };
}
