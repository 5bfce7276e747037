// Issues the invoice of a packed order, and credit notes for what comes back. Runs in the caller's
// transaction, which has locked the order, as its last part: a number locks its series.
import { isDeepStrictEqual } from 'node:util';
import * as texts from '@taana-baana/contract/admin/texts/orders/order-messages.ts';
import type { TaxDocumentRow } from '../../../database/tables/document-tables.ts';
import type { Database } from '../../../database/tables.ts';
import type { Changed } from '../../../database/transaction.ts';
import {
  type ReturnedPieces,
  findExchangeOfReplacement,
  listCreditedExchanges,
  listReplacements,
} from '../../exchanges/exchange-records.service.ts';
import {
  type OrderRecord,
  findOrder,
  isInvoiceWaiting,
  listOrderLines,
  lockOrder,
  lockOrigin,
  setDoubt,
} from '../../orders/order-records.service.ts';
import { listCountedRefunds } from '../../payments/refunds/counted-refunds.service.ts';
import { toPaise } from '../../../integrations/payment-gateway/paise.ts';
import type { DocumentLine } from '../document-content.ts';
import { toLine } from '../documents.mapping.ts';
import { listDocumentLines, listDocumentsOfOrders } from '../documents.repository.ts';
import { creditAll, creditExchanged, creditableLines } from './credit-lines.ts';
import {
  type InvoiceDraft,
  type Sale,
  draftInvoice,
  placeOf,
  replacementGoods,
  remainingGoods,
} from './draft-invoice.ts';
import {
  type IssuedInvoice,
  type OrderFacts,
  dueNotes,
  exchangeCause,
  notesOfReplacements,
  refundsBefore,
  totalOf,
} from './due-notes.ts';
import { findBilledOrder, listHsn } from './issue.repository.ts';
import { type IssueDeps, lockNotes, writeInvoice, writeNote } from './write-document.ts';

/** The invoice in force of an order, which is not a corrected one. */
interface CurrentInvoice extends IssuedInvoice {
  readonly row: TaxDocumentRow;
}

/**
 * Issues the invoice of a packed order. Packed again, it keeps its invoice if that is still right;
 * otherwise a credit note and a new invoice are issued. Resolves to the number; null if there is
 * nothing to bill, or if nobody knows the place of supply: then the invoice waits, with a note.
 */
export async function issueForPacked(
  trx: Database,
  changed: Changed,
  deps: IssueDeps,
  order: OrderRecord,
): Promise<string | null> {
  const sale = await readSale(trx, deps, order);
  if (placeOf(sale) === undefined) {
    await setDoubt(trx, order, texts.invoiceWaits, true);
    return (await findCurrentInvoice(trx, order.id))?.row.number ?? null;
  }
  const { parentId } = order;
  const origin = parentId === null ? undefined : (await lockOrigin(trx, order)).id;
  const came = parentId === null ? undefined : await creditReplaced(trx, changed, deps, { id: order.id, parentId });
  const facts = await readFacts(trx, order);
  const draftAfter = (refunds: OrderFacts['refunds']) =>
    draftInvoice(sale, parentId === null ? remainingGoods(sale, refunds) : replacementGoods(sale, came ?? []));
  const current = await findCurrentInvoice(trx, order.id);
  if (current) {
    const left = creditAll(creditableLines(current.lines, linesOf(current.notes)));
    const isRight = isSame(current, draftAfter(refundsBefore(facts, totalOf(current.lines))));
    if (isRight || totalOf(left) === 0) return current.row.number;
    await writeNote(trx, changed, deps, current.row, { cause: 'corrected', reason: 'corrected', lines: left });
  }
  const draft = draftAfter(facts.refunds);
  if (!draft) return null;
  // A note may follow the invoice.
  if (origin !== undefined) await lockNotes(trx, deps);
  const number = await writeInvoice(trx, changed, deps, order.id, draft);
  if (origin !== undefined) await followOrder(trx, changed, deps, origin);
  return number;
}

/**
 * Something on the invoice has changed, such as the address. Issues an invoice that waits; does
 * nothing to another order without one.
 */
export async function correctInvoice(
  trx: Database,
  changed: Changed,
  deps: IssueDeps,
  order: OrderRecord,
): Promise<void> {
  const waits = isInvoiceWaiting(order);
  await setDoubt(trx, order, texts.invoiceWaits, false);
  if (waits || (await findCurrentInvoice(trx, order.id)))
    await issueForPacked(trx, changed, deps, await lockOrder(trx, order.id));
}

/** Issues the credit notes that are due. Repeatable; does nothing to an order without an invoice. */
export async function followOrder(trx: Database, changed: Changed, deps: IssueDeps, orderId: string): Promise<void> {
  const order = await findOrder(trx, orderId);
  if (order) await lockOrigin(trx, order);
  const invoice = order && (await findCurrentInvoice(trx, orderId));
  if (!invoice) return;
  const facts = await readFacts(trx, order);
  const due = dueNotes(invoice, facts);
  for (const note of due) await writeNote(trx, changed, deps, invoice.row, note);
  const lowered = { ...invoice, notes: [...invoice.notes, ...due] };
  for (const { invoice: one, note } of notesOfReplacements(lowered, facts, await listReplacing(trx, orderId))) {
    await writeNote(trx, changed, deps, one.row, note);
  }
}

/** The invoices in force of the orders that replace goods of this one, directly or indirectly. */
async function listReplacing(trx: Database, orderId: string): Promise<CurrentInvoice[]> {
  const invoices: CurrentInvoice[] = [];
  for (const id of await listReplacements(trx, orderId)) {
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
  trx: Database,
  changed: Changed,
  deps: IssueDeps,
  replacement: { readonly id: string; readonly parentId: string },
): Promise<readonly (DocumentLine | undefined)[] | undefined> {
  const exchange = await findExchangeOfReplacement(trx, replacement);
  const invoice = await findCurrentInvoice(trx, replacement.parentId);
  if (!exchange || !invoice) return undefined;
  const lines = await noteOfExchange(trx, changed, deps, invoice, exchange);
  return exchange.pieces.map(({ line }) => lines.find(({ lineId }) => lineId === line));
}

async function noteOfExchange(
  trx: Database,
  changed: Changed,
  deps: IssueDeps,
  invoice: CurrentInvoice,
  { id, pieces }: ReturnedPieces,
): Promise<readonly DocumentLine[]> {
  const cause = exchangeCause(id);
  const made = invoice.notes.find((note) => note.cause === cause);
  if (made) return made.lines;
  const lines = creditExchanged(creditableLines(invoice.lines, linesOf(invoice.notes)), pieces);
  if (totalOf(lines) > 0) await writeNote(trx, changed, deps, invoice.row, { cause, reason: 'exchanged', lines });
  return lines;
}

async function readSale(trx: Database, { settings, clock }: IssueDeps, order: OrderRecord): Promise<Sale> {
  const lines = await listOrderLines(trx, order.id);
  return {
    order,
    lines,
    billed: await findBilledOrder(trx, order.id),
    hsn: await listHsn(
      trx,
      lines.map((line) => line.product_id),
    ),
    settings: settings.current(),
    now: clock.now(),
  };
}

const readFacts = async (trx: Database, order: OrderRecord): Promise<OrderFacts> => ({
  isCancelled: order.status === 'Cancelled',
  totalPaise: toPaise(order.total),
  refunds: await listCountedRefunds(trx, order),
  creditedExchanges: await listCreditedExchanges(trx, order.id),
});

async function findCurrentInvoice(trx: Database, orderId: string): Promise<CurrentInvoice | undefined> {
  const rows = await listDocumentsOfOrders(trx, [orderId]);
  const corrected = new Set(rows.filter(({ cause }) => cause === 'corrected').map((row) => row.invoice_id));
  const row = rows.find(({ id, kind }) => kind !== 'credit note' && !corrected.has(id));
  if (!row) return undefined;
  const notes = rows.filter(({ invoice_id: invoiceId }) => invoiceId === row.id);
  const ids = [row, ...notes].map(({ id }) => id);
  const lines = Map.groupBy(await listDocumentLines(trx, ids), (line) => line.document_id);
  const linesOfDocument = ({ id }: TaxDocumentRow) => (lines.get(id) ?? []).map(toLine);
  return {
    row,
    lines: linesOfDocument(row),
    notes: notes.map((note) => ({ cause: note.cause ?? '', lines: linesOfDocument(note) })),
  };
}

const linesOf = (notes: IssuedInvoice['notes']): (readonly DocumentLine[])[] => notes.map(({ lines }) => lines);

/** Everything except number and day. */
const isSame = ({ row, lines }: CurrentInvoice, draft: InvoiceDraft | undefined): boolean =>
  draft !== undefined &&
  row.kind === draft.kind &&
  row.customer_gstin === draft.customerGstin &&
  row.printed === JSON.stringify(draft.printed) &&
  isDeepStrictEqual(lines, draft.lines);
