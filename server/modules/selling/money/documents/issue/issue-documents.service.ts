// Issues the invoice of a packed order, and credit notes for what comes back. Runs in the caller's
// transaction, which has locked the order, as its last part: a number locks its series.
import { listExchangesOfOrders } from '../../../goods/exchanges/exchanges.repository.ts';
import { isDeepStrictEqual } from 'node:util';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import { paidPaise } from '@taana-baana/contract/pricing/paid-value.ts';
import { rateOn } from '@taana-baana/contract/tax/gst-rates.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { Database } from '../../../../../database/tables.ts';
import type { Transaction } from '../../../../../database/transaction.ts';
import {
  type ReturnedPieces,
  findExchangeOfReplacement,
  listOriginPieces,
  listEndedExchanges,
} from '../../../goods/exchanges/exchange-records.service.ts';
import { listLines, listAdjustments } from '../../../order/order-goods.repository.ts';
import { findOrigin, isInvoiceWaiting, lockOrigin, setDoubt } from '../../../order/order-records.service.ts';
import { type OrderRecord, isAdjusted } from '../../../order/orders.mapping.ts';
import { readCountedRefunds } from '../../payments/refunds/counted-refunds.service.ts';
import { listEntriesOfOrders } from '../../store-credit/store-credit.repository.ts';
import { toPaise } from '../../../../../integrations/payment-gateway/paise.ts';
import type { DocumentLine, PrintedParties } from '../document-content.ts';
import { creditAll, creditExchanged, creditableLines } from './credit-lines.ts';
import {
  type CurrentInvoice,
  findCurrentInvoice,
  reissueCause,
  linesOf,
  sortNotes,
} from './current-invoice.service.ts';
import {
  type InvoiceDraft,
  type OrderToBill,
  type ReturnedGood,
  draftInvoice,
  placeOf,
  replacementGoods,
  remainingGoods,
} from './draft-invoice.ts';
import {
  type OrderFacts,
  dueNotes,
  exchangeCause,
  notesOfReplacements,
  refundNotes,
  refundsBefore,
  sumOfNotes,
  totalOf,
} from './due-notes.ts';
import { findBilledOrder, listHsn } from './issue.repository.ts';
import { draftReissue } from './reissued-invoice.ts';
import { type IssueDeps, lockNotes, writeInvoice, writeNote } from './write-document.service.ts';
import { findOrder } from '../../../order/orders.repository.ts';

/**
 * Issues the invoice of a packed order. Packed again, it keeps its invoice if that is still right;
 * otherwise a credit note and a new invoice are issued. Resolves to the number; null if there is
 * nothing to bill, or if nobody knows the place of supply: then the invoice waits, with a note.
 * `origin`: the order that was paid for the goods, locked.
 */
export async function issueForPacked(
  trx: Transaction,
  deps: IssueDeps,
  order: OrderRecord,
  origin: OrderRecord,
): Promise<string | null> {
  const toBill = await readOrderToBill(trx, deps, order);
  if (placeOf(toBill) === undefined) {
    await setDoubt(trx, order, texts.invoiceWaits, true);
    return (await findCurrentInvoice(trx, order.id))?.row.number ?? null;
  }
  const { parentId } = order;
  const came =
    parentId === null
      ? []
      : ((await creditReplaced(trx, deps, { id: order.id, parentId })) ??
        (await billedElsewhere(trx, deps, { order, origin, lines: toBill.lines })));
  const facts = await readFacts(trx, order);
  const draftAfter = (refunds: OrderFacts['refunds']) =>
    draftInvoice(toBill, parentId === null ? remainingGoods(toBill, refunds) : replacementGoods(toBill, came));
  const current = await findCurrentInvoice(trx, order.id);
  if (current) {
    const left = creditAll(creditableLines(current.lines, linesOf(current.notes)));
    const isRight = isSame(current, draftAfter(refundsBefore(facts, totalOf(current.lines))));
    if (isRight || totalOf(left) === 0) return current.row.number;
    await writeNote(trx, deps, current.row, { cause: 'corrected', reason: 'corrected', lines: left });
  }
  const draft = draftAfter(facts.refunds);
  if (!draft) return null;
  // A note may follow the invoice.
  if (parentId !== null) await lockNotes(trx, deps);
  const number = await writeInvoice(trx, deps, order.id, draft);
  if (parentId !== null) await issueDueDocuments(trx, deps, origin.id);
  return number;
}

/**
 * Something on the invoice has changed, such as the address. Issues an invoice that waits; does
 * nothing to another order without one. `order` as it is since the change, and locked.
 */
export async function correctInvoice(trx: Transaction, deps: IssueDeps, order: OrderRecord): Promise<void> {
  const waits = isInvoiceWaiting(order);
  const cleared = await setDoubt(trx, order, texts.invoiceWaits, false);
  if (!waits && !(await findCurrentInvoice(trx, order.id))) return;
  await issueForPacked(trx, deps, cleared, await lockOrigin(trx, cleared));
}

/**
 * Issues the credit notes that are due, and the invoice again if one of its notes no longer holds;
 * also of the order that was paid, if this one replaces its goods. Repeatable; does nothing without
 * an invoice.
 */
export async function issueDueDocuments(trx: Transaction, deps: IssueDeps, orderId: string): Promise<void> {
  const order = await findOrder(trx, orderId);
  if (!order) return;
  const origin = await lockOrigin(trx, order);
  for (const one of order.id === origin.id ? [origin] : [order, origin]) {
    const invoice = await findCurrentInvoice(trx, one.id);
    if (invoice) await issueDueNotes(trx, deps, one, invoice);
  }
}

async function issueDueNotes(
  trx: Transaction,
  deps: IssueDeps,
  order: OrderRecord,
  invoice: CurrentInvoice,
): Promise<void> {
  const facts = await readFacts(trx, order);
  const due = dueNotes(invoice, facts);
  for (const note of due) await writeNote(trx, deps, invoice.row, note);
  const lowered = { ...invoice, notes: [...invoice.notes, ...due] };
  const replacing = await listReplacing(trx, order.id);
  const current = await reissueInvoice(trx, deps, { order, invoice: lowered, facts, replacing });
  for (const { invoice: one, note } of notesOfReplacements(current, facts, replacing)) {
    await writeNote(trx, deps, one.row, note);
  }
}

interface Invoiced {
  readonly order: OrderRecord;
  readonly invoice: CurrentInvoice;
  readonly facts: OrderFacts;
  readonly replacing: readonly CurrentInvoice[];
}

/** Resolves to the invoice in force: the same one if all of its notes hold. */
async function reissueInvoice(
  trx: Transaction,
  deps: IssueDeps,
  { order, invoice, facts, replacing }: Invoiced,
): Promise<CurrentInvoice> {
  const { held, credited } = await sortNotes(trx, order.id, [...invoice.earlier, ...invoice.notes]);
  let elsewhere = sumOfNotes(replacing.flatMap((one) => refundNotes(one, facts)));
  for (const one of replacing) {
    const sorted = await sortNotes(trx, one.row.order_id, [...one.earlier, ...one.notes]);
    elsewhere += sumOfNotes(sorted.credited);
  }
  const draft = draftReissue(await readOrderToBill(trx, deps, order), invoice, { facts, held, credited, elsewhere });
  if (!draft) return invoice;
  const lines = creditAll(creditableLines(invoice.lines, linesOf(invoice.notes)));
  if (totalOf(lines) > 0) await writeNote(trx, deps, invoice.row, { cause: 'corrected', reason: 'corrected', lines });
  // A note may follow the invoice.
  await lockNotes(trx, deps);
  await writeInvoice(trx, deps, order.id, draft, reissueCause(invoice.row.id));
  return (await findCurrentInvoice(trx, order.id)) ?? invoice;
}

/** The invoices in force of the orders that replace goods of this one, directly or indirectly. */
async function listReplacing(trx: Database, orderId: string): Promise<CurrentInvoice[]> {
  const invoices: CurrentInvoice[] = [];
  for (const { replacement_id: id } of await listExchangesOfOrders(trx, [orderId])) {
    if (id === null) continue;
    const invoice = await findCurrentInvoice(trx, id);
    if (invoice) invoices.push(invoice);
    invoices.push(...(await listReplacing(trx, id)));
  }
  return invoices;
}

/**
 * Credits the goods that a replacement replaces, once. Resolves to the credited amount for each
 * line of the replacement; undefined if the original order has no invoice.
 */
async function creditReplaced(
  trx: Transaction,
  deps: IssueDeps,
  replacement: { readonly id: string; readonly parentId: string },
): Promise<readonly (DocumentLine | undefined)[] | undefined> {
  const exchange = await findExchangeOfReplacement(trx, replacement);
  const invoice = await findCurrentInvoice(trx, replacement.parentId);
  if (!exchange || !invoice) return undefined;
  const lines = await noteOfExchange(trx, deps, invoice, exchange);
  return exchange.pieces.map(({ line }) => lines.find(({ lineId }) => lineId === line));
}

/**
 * The order that was paid was packed before the shop issued documents: the owner has billed its goods, so
 * only the fee of sending is left to bill, at the rate of the goods.
 */
async function billedElsewhere(
  trx: Transaction,
  { clock }: IssueDeps,
  { order, origin, lines }: { order: OrderRecord; origin: OrderRecord; lines: OrderToBill['lines'] },
): Promise<readonly ReturnedGood[]> {
  const day = indianDayOf(clock.now());
  const paid = new Map((await listLines(trx, [origin.id])).map((line) => [line.id, line]));
  const pieces = await listOriginPieces(
    trx,
    order,
    lines.map(({ id: line, quantity }) => ({ line, quantity })),
  );
  return pieces.map(({ line: id }) => {
    const line = paid.get(id);
    return { pricePaise: 0, totalPaise: 0, rate: line ? rateOn(day, paidPaise(line), line.quantity) : null };
  });
}

async function noteOfExchange(
  trx: Transaction,
  deps: IssueDeps,
  invoice: CurrentInvoice,
  { id, pieces }: ReturnedPieces,
): Promise<readonly DocumentLine[]> {
  const cause = exchangeCause(id);
  const made = [...invoice.earlier, ...invoice.notes].find((note) => note.cause === cause);
  if (made) return made.lines;
  const lines = creditExchanged(creditableLines(invoice.lines, linesOf(invoice.notes)), pieces);
  if (totalOf(lines) > 0) await writeNote(trx, deps, invoice.row, { cause, reason: 'exchanged', lines });
  return lines;
}

async function readOrderToBill(
  trx: Database,
  { settings, clock }: IssueDeps,
  order: OrderRecord,
): Promise<OrderToBill> {
  const lines = await listLines(trx, [order.id]);
  const lowering = await listAdjustments(trx, [order]);
  const ofShipping = lowering.filter(({ kind }) => kind === 'shipping');
  return {
    order,
    lines,
    shippingDiscountPaise: ofShipping.reduce((sum, { paise }) => sum + paise, 0),
    billed: await findBilledOrder(trx, order.id),
    hsn: await listHsn(
      trx,
      lines.map((line) => line.product_id),
    ),
    settings: settings.current(),
    now: clock.now(),
  };
}

async function readFacts(trx: Database, order: OrderRecord): Promise<OrderFacts> {
  const { counted, possible, exchangedPaise } = await readCountedRefunds(trx, order);
  return {
    isCancelled: order.status === 'Cancelled',
    isReplacement: order.isReplacement,
    totalPaise: toPaise(order.total),
    refunds: counted,
    possible,
    exchangedPaise,
    creditedExchanges: await listCredited(trx, order),
    paidFor: new Map(
      (isAdjusted(order) ? await listLines(trx, [order.id]) : [])
        .filter((line) => line.discount_paise > 0)
        .map((line) => [line.id, paidPaise(line) / line.quantity]),
    ),
  };
}

/** Exchanges that became store credit, with what was credited: it is the paid order's. */
async function listCredited(trx: Database, order: OrderRecord): Promise<OrderFacts['creditedExchanges']> {
  const { credited } = await listEndedExchanges(trx, order.id);
  if (credited.length === 0) return [];
  const given = await listEntriesOfOrders(trx, [(await findOrigin(trx, order)).id], ['exchange']);
  const amounts = new Map(given.map((entry) => [entry.exchange_id, entry.amount]));
  return credited.map((exchange) => ({ ...exchange, paise: toPaise(amounts.get(exchange.id) ?? 0) }));
}

/** Everything except number and day. */
const isSame = ({ row, lines }: CurrentInvoice, draft: InvoiceDraft | undefined): boolean =>
  draft !== undefined &&
  row.kind === draft.kind &&
  row.customer_gstin === draft.customerGstin &&
  isDeepStrictEqual({ ...(JSON.parse(row.printed) as PrintedParties), corrects: null }, draft.printed) &&
  isDeepStrictEqual(lines, draft.lines);
