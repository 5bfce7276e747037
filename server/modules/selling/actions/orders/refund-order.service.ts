// Refunds by the operator: lines of an order, an amount, the whole rest, or failed refunds again.
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import { type OperatorRefundReason, isGoodAgain } from '@taana-baana/contract/admin/paths/order-choices.ts';
import type { AuditAction } from '@taana-baana/contract/admin/texts/shop/audit-log.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { Database } from '../../../../database/tables.ts';
import type { OrderLineRow, RefundRow } from '../../../../database/tables/order-tables.ts';
import { type Transaction, lockCustomer, inTransaction } from '../../../../database/transaction.ts';
import type { Deps, PaymentDeps } from '../../../../deps.ts';
import { toPaise } from '../../../../integrations/payment-gateway/paise.ts';
import { AppError } from '../../../app-error.ts';
import { listExchangesOfOrders } from '../../goods/exchanges/exchanges.repository.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { sumPieces } from '../../goods/exchanges/exchange-records.service.ts';
import { listLines } from '../../order/order-goods.repository.ts';
import { isCancellable, nameOf, requireOrder } from '../../order/order-records.service.ts';
import { issueDueDocuments } from '../../money/documents/issue/issue-documents.service.ts';
import { returnPieces } from '../../goods/stock/returns.service.ts';
import { requireNoFeeWaiting } from '../exchanges/move-exchange.service.ts';
import { syncPayments } from '../../money/methods/razorpay/provider-refunds.service.ts';
import { requireWithinLimit } from '../../money/payments/refunds/manager-limit.service.ts';
import { type LinePieces, linesText, priceLines } from '../../money/payments/refunds/refund-lines.ts';
import type { RefundedLine } from '../../money/payments/refunds/refund-mail.ts';
import { piecesBack, readCreditedPieces } from '../../money/payments/refunds/refunded-pieces.service.ts';
import { readBooks } from '../../money/payments/books.repository.ts';
import { recordRefund, splitRefund, tryAgain } from '../../money/payments/refunds/refund-records.service.ts';
import {
  type Books,
  leftToGive,
  owedRefunds,
  paiseOf,
  refundsThatCount,
  sumOwed,
} from '../../money/payments/refunds/refund-sums.ts';
import { listRefundsOfRequest } from '../../money/payments/refunds/refunds.repository.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import { lockOrder } from '../../order/orders.repository.ts';

export interface WantedRefund {
  /** Without an amount and lines, the whole rest. */
  readonly amountRupees?: number | undefined;
  readonly lines?: readonly LinePieces[] | undefined;
  readonly reason?: OperatorRefundReason | undefined;
  /** Random, one for each refund: a repeated call with it refunds nothing more. */
  readonly key?: string | undefined;
}

/**
 * Refunds an amount or lines of the order, or the whole rest of its payment: first to the payment,
 * then as store credit. Managers have a limit per order. Resolves to paise.
 */
export async function refundOrder(
  deps: PaymentDeps,
  reference: string,
  actor: Actor,
  wanted: WantedRefund = {},
): Promise<number> {
  const { amountRupees, key } = wanted;
  const order = await requireOrder(deps.db, reference);
  if (order.isReplacement && order.total > 0) throw new AppError('conflict', texts.replacementRefund(nameOf(order)));
  await syncPayments(deps, order);
  return inTransaction(deps, async (trx) => {
    if (order.credit > 0) await lockCustomer(trx, order.customerId);
    const locked = await lockOrder(trx, order.id);
    const [made, ...parts] = key === undefined ? [] : await listRefundsOfRequest(trx, key);
    if (made) {
      if (!isSame(made, locked, await listLines(trx, [order.id]), wanted)) {
        throw new AppError('conflict', texts.refundKeyUsed);
      }
      return [made, ...parts].reduce((sum, refund) => sum + paiseOf(refund), 0);
    }
    await requireNoFeeWaiting(trx, order.id);
    const books = await readBooks(trx, order);
    const { paise, isAll, text, lines } = await requireRefundable(trx, locked, books, wanted);
    const reason = wanted.reason ?? (isAll ? 'goods returned' : 'part refund');
    const origin = {
      staff_id: staffIdOf(actor),
      request_key: key ?? null,
      request_amount: key === undefined ? null : (amountRupees ?? null),
      lines: text,
    };
    if (wanted.lines && isCancellable(locked)) await keepHere(trx, deps, locked, wanted, actor);
    await recordRefund(trx, deps, locked, books, { reason, ...splitRefund(books, paise), origin, lines });
    await requireWithinLimit(trx, deps, locked, actor);
    await record(trx, deps, actor, locked, 'orders refund', paise);
    await issueDueDocuments(trx, deps, locked.id);
    return paise;
  });
}

interface Retry {
  readonly status: 'due' | 'by hand';
  readonly action: AuditAction;
  /** In the same transaction. */
  readonly beside?: (trx: Transaction, order: OrderRecord) => Promise<void>;
}

/** Asks again for what is owed of an order's failed refunds. Resolves to paise; 0: nothing is owed. */
export async function retryRefunds(
  deps: PaymentDeps,
  reference: string,
  actor: Actor,
  { status: next, action, beside }: Retry = { status: 'due', action: 'orders refund again' },
): Promise<number> {
  const order = await requireOrder(deps.db, reference);
  const failed = (await readBooks(deps.db, order)).refunds.filter(({ status }) => status === 'failed');
  await syncPayments(
    deps,
    order,
    failed.map((refund) => refund.provider_payment_id),
  );
  return inTransaction(deps, async (trx) => {
    const locked = await lockOrder(trx, order.id);
    const books = await readBooks(trx, order);
    const owed = owedRefunds(books);
    if (owed.length === 0) return 0;
    for (const standing of owed) await tryAgain(trx, deps, locked, books, standing, next);
    trx.announce({ data: 'refunds' });
    const paise = sumOwed(owed);
    await requireWithinLimit(trx, deps, locked, actor);
    await record(trx, deps, actor, locked, action, paise);
    await beside?.(trx, locked);
    return paise;
  });
}

/** Paise of failed refunds that trying again would ask for, as far as we know now. */
export async function readOwed({ db }: Pick<Deps, 'db'>, order: OrderRecord): Promise<number> {
  return sumOwed(owedRefunds(await readBooks(db, order)));
}

/** Pieces refunded before the parcel is sent stay in the shop: others can buy them. */
async function keepHere(
  trx: Transaction,
  { clock }: PaymentDeps,
  { id }: OrderRecord,
  { lines = [], reason }: WantedRefund,
  actor: Actor,
): Promise<void> {
  const bought = new Map((await listLines(trx, [id])).map((line) => [line.id, line]));
  const only = lines.flatMap(({ line, quantity }) => {
    const own = bought.get(line);
    return own ? [{ ...own, quantity }] : [];
  });
  const goods = isGoodAgain(reason) ? 'restock' : 'write-off';
  const back = { orderId: id, reason: 'refunded', goods, only } as const;
  await returnPieces(trx, { ...back, staffId: staffIdOf(actor), at: clock.now() });
}

function record(
  trx: Database,
  { clock }: PaymentDeps,
  actor: Actor,
  order: OrderRecord,
  action: AuditAction,
  refundPaise: number,
): Promise<void> {
  return recordAction(trx, clock, actor, { action, subject: nameOf(order), after: { refundPaise } });
}

/** The call that made the refund had the same content. */
function isSame(
  made: RefundRow,
  { id }: OrderRecord,
  orderLines: readonly OrderLineRow[],
  { amountRupees, lines, reason }: WantedRefund,
): boolean {
  return (
    made.order_id === id &&
    made.request_amount === (amountRupees ?? null) &&
    made.lines === (lines ? linesText(lines, orderLines) : null) &&
    (reason === undefined || made.reason === reason)
  );
}

/** The requested amount or lines, or else the whole rest. */
async function requireRefundable(
  trx: Database,
  order: OrderRecord,
  books: Books,
  { amountRupees, lines }: WantedRefund,
): Promise<{ paise: number; isAll: boolean; text: string | null; lines: readonly RefundedLine[] }> {
  const name = nameOf(order);
  if (books.payments.length === 0) throw new AppError('conflict', texts.noPayment(name));
  const left = leftToGive(books);
  if (left <= 0) throw new AppError('conflict', texts.allRefunded(name));
  const priced = lines && (await priceWanted(trx, order, books, lines));
  if (priced?.paise === 0) throw new AppError('conflict', texts.nothingPaid(name));
  const wanted = priced?.paise ?? (amountRupees === undefined ? left : toPaise(amountRupees));
  if (wanted > left) throw new AppError('conflict', texts.moreThanLeft(name, formatPaise(left), formatPaise(wanted)));
  const isAll = wanted === left;
  if ((isAll || priced?.isEvery) && isCancellable(order)) throw new AppError('conflict', texts.cancelInstead(name));
  return { paise: wanted, isAll, text: priced?.text ?? null, lines: priced?.lines ?? [] };
}

async function priceWanted(trx: Database, order: OrderRecord, books: Books, wanted: readonly LinePieces[]) {
  const lines = await listLines(trx, [order.id]);
  const taken = {
    refunds: refundsThatCount(books),
    exchanged: sumPieces(await listExchangesOfOrders(trx, [order.id])),
    back: piecesBack(books, await readCreditedPieces(trx, order, lines)),
  };
  return priceLines(order, lines, taken, wanted);
}

/** Of a refund in a history: its sum, or `whole` for all of its payment. */
export const sumText = (refund: RefundRow, whole: string): string =>
  refund.amount_paise === null ? whole : formatPaise(paiseOf(refund), refund.currency);

const words: Record<string, string> = {
  refunded: 'refunded',
  failed: 'refund failed',
  'by hand': 'to be given back by hand',
};
/** The operator's name of a refund's status. */
export const wordFor = ({ status }: Pick<RefundRow, 'status'>): string => words[status] ?? 'refund pending';
