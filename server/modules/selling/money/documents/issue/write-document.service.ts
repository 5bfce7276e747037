// Gives an invoice or a credit note its number, and writes it.
import { v7 } from 'uuid';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import { creditReasons } from '@taana-baana/contract/texts/documents.ts';
import type { TaxDocumentRow } from '../../../../../database/tables/document-tables.ts';
import type { Database } from '../../../../../database/tables.ts';
import type { Transaction } from '../../../../../database/transaction.ts';
import type { Deps } from '../../../../../deps.ts';
import { AppError } from '../../../../app-error.ts';
import type { DocumentLine, PrintedParties } from '../document-content.ts';
import { toLineRow } from '../documents.mapping.ts';
import { insertDocument, lockSeries, takeSerial } from '../documents.repository.ts';
import { financialYearOf } from '@taana-baana/contract/calendar/indian-months.ts';
import type { InvoiceDraft } from './draft-invoice.ts';
import { type DueNote, totalOf } from './due-notes.ts';

export type IssueDeps = Pick<Deps, 'clock' | 'settings'>;

/** Resolves to the number. */
export function writeInvoice(
  trx: Transaction,
  deps: IssueDeps,
  orderId: string,
  { kind, customerGstin, printed, lines }: InvoiceDraft,
  cause: string | null = null,
): Promise<string> {
  const { invoicePrefix, billPrefix } = deps.settings.current().tax;
  return write(trx, deps, kind === 'invoice' ? invoicePrefix : billPrefix, printed, lines, {
    kind,
    order_id: orderId,
    invoice_id: null,
    cause,
    customer_gstin: customerGstin,
  });
}

/** With the parties and the place of supply of its invoice. */
export async function writeNote(
  trx: Transaction,
  deps: IssueDeps,
  invoice: TaxDocumentRow,
  { cause, reason, lines }: DueNote,
): Promise<void> {
  if (invoice.kind === 'credit note') throw new Error('a credit note does not lower another');
  const { kind, number, day } = invoice;
  const printed: PrintedParties = {
    ...(JSON.parse(invoice.printed) as PrintedParties),
    corrects: { kind, number, day, reason: creditReasons[reason] },
  };
  await write(trx, deps, deps.settings.current().tax.creditNotePrefix, printed, lines, {
    kind: 'credit note',
    order_id: invoice.order_id,
    invoice_id: invoice.id,
    cause,
    customer_gstin: invoice.customer_gstin,
  });
}

/** For a transaction that writes a credit note after an invoice. */
export const lockNotes = (trx: Database, { clock, settings }: IssueDeps): Promise<void> =>
  lockSeries(trx, seriesOf(settings.current().tax.creditNotePrefix, clock.now()));

const seriesOf = (prefix: string, at: Date): string => `${prefix}/${financialYearOf(indianDayOf(at))}`;

/** CGST rule 46. */
const maxNumberLength = 16;

/**
 * The series' counter stays locked until the transaction ends: call it last. A transaction that
 * writes both writes the credit note first, so that no two deadlock.
 */
async function write(
  trx: Transaction,
  { clock }: IssueDeps,
  prefix: string,
  printed: PrintedParties,
  lines: readonly DocumentLine[],
  about: Pick<TaxDocumentRow, 'kind' | 'order_id' | 'invoice_id' | 'cause' | 'customer_gstin'>,
): Promise<string> {
  const now = clock.now();
  const day = indianDayOf(now);
  const series = seriesOf(prefix, now);
  const serial = await takeSerial(trx, series);
  const number = `${series}/${String(serial).padStart(5, '0')}`;
  if (number.length > maxNumberLength) throw new AppError('conflict', texts.documentNumberTooLong(number));
  const id = v7();
  const row: TaxDocumentRow = {
    id,
    ...about,
    series,
    serial,
    number,
    issued_at: now.toISOString(),
    day,
    place_code: printed.placeOfSupply?.code ?? null,
    total_paise: totalOf(lines),
    printed: JSON.stringify(printed),
    pdf_hash: null,
    due_at: now.toISOString(),
    attempts: 0,
  };
  await insertDocument(
    trx,
    row,
    lines.map((line, position) => toLineRow(id, position, line)),
  );
  trx.announce({ data: 'documents' });
  return number;
}
