// The invoice in force of an order, with its credit notes and the invoices that it replaces.
import type { TaxDocumentRow } from '../../../../../database/tables/document-tables.ts';
import type { Database } from '../../../../../database/tables.ts';
import { listEndedExchanges } from '../../../goods/exchanges/exchange-records.service.ts';
import type { DocumentLine } from '../document-content.ts';
import { toLine } from '../documents.mapping.ts';
import { listDocumentLines, listDocumentsOfOrders } from '../documents.repository.ts';
import { type IssuedInvoice, type IssuedNote, exchangeCause, isOfExchange, restCause } from './due-notes.ts';

/** The invoice in force of an order, which is not a corrected one. */
export interface CurrentInvoice extends IssuedInvoice {
  readonly row: TaxDocumentRow;
  readonly earlier: readonly IssuedNote[];
  /** The lines of the first of the invoices that it replaces, because credit notes no longer held. */
  readonly first: readonly DocumentLine[];
}

/** Of an invoice that was issued again: the one that it replaces. */
export const reissueCause = (invoiceId: string): string => `instead:${invoiceId}`;
const replacedBy = ({ cause }: Pick<TaxDocumentRow, 'cause'>): string | undefined =>
  cause?.startsWith(reissueCause('')) ? cause.slice(reissueCause('').length) : undefined;

export async function findCurrentInvoice(trx: Database, orderId: string): Promise<CurrentInvoice | undefined> {
  const rows = await listDocumentsOfOrders(trx, [orderId]);
  const gone = new Set(rows.map((row) => replacedBy(row) ?? (row.cause === 'corrected' ? row.invoice_id : undefined)));
  const row = rows.find(({ id, kind }) => kind !== 'credit note' && !gone.has(id));
  if (!row) return undefined;
  const chain = [row.id];
  for (let before = replacedBy(row); before !== undefined;) {
    chain.push(before);
    const id = before;
    const own = rows.find((one) => one.id === id);
    before = own && replacedBy(own);
  }
  const notes = rows.filter(({ invoice_id: invoice }) => invoice !== null && chain.includes(invoice));
  const ids = [...chain, ...notes.map(({ id }) => id)];
  const lines = Map.groupBy(await listDocumentLines(trx, ids), (line) => line.document_id);
  const linesOfDocument = (id: string) => (lines.get(id) ?? []).map(toLine);
  const notesOf = (invoices: readonly string[]) =>
    notes
      .filter(({ invoice_id: invoice }) => invoices.includes(invoice ?? ''))
      .map((note) => ({ cause: note.cause ?? '', lines: linesOfDocument(note.id) }));
  const before = notesOf(chain.slice(1)).filter(isOfExchange);
  return {
    row,
    lines: linesOfDocument(row.id),
    notes: notesOf([row.id]),
    earlier: before.length === 0 ? before : await inForce(trx, orderId, before),
    first: linesOfDocument(chain.at(-1) ?? row.id),
  };
}

/** Without those of rejected exchanges: their goods are billed again. */
const inForce = async (trx: Database, orderId: string, notes: readonly IssuedNote[]): Promise<IssuedNote[]> => {
  const { held, credited } = await sortNotes(trx, orderId, notes);
  return [...held, ...credited];
};

/** Notes of exchanges: of goods that are replaced or wait for it, and of goods that became credit. */
export async function sortNotes(
  trx: Database,
  orderId: string,
  notes: readonly IssuedNote[],
): Promise<{ held: IssuedNote[]; credited: IssuedNote[] }> {
  const ofExchanges = notes.filter(isOfExchange);
  if (ofExchanges.length === 0) return { held: [], credited: [] };
  const ended = await listEndedExchanges(trx, orderId);
  const isOf = (exchanges: typeof ended.credited, { cause }: IssuedNote) =>
    exchanges.some(({ id }) => cause === exchangeCause(id) || cause === restCause(id));
  return {
    held: ofExchanges.filter((note) => !isOf(ended.rejected, note) && !isOf(ended.credited, note)),
    credited: ofExchanges.filter((note) => isOf(ended.credited, note)),
  };
}

export const linesOf = (notes: IssuedInvoice['notes']): (readonly DocumentLine[])[] => notes.map(({ lines }) => lines);
