// A month's tax documents as CSV files: for the accountant's books, and for the tables of GSTR-1.
import type { Readable } from 'node:stream';
import type { AccountingExport } from '@taana-baana/contract/admin/paths/accounting-paths.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { writeCsv } from '../../../../integrations/csv.ts';
import { hasCashOrders } from '../../money/cash-book/cash-figures.repository.ts';
import { type Actor, recordAction } from '../../../shop/audit-log/audit-log.service.ts';
import { creditNoteColumns, readCreditNotes } from './files/credit-notes.service.ts';
import { invoiceLineColumns, readInvoiceLines } from './files/invoice-lines.service.ts';
import { readSupplies, supplyColumns } from './files/listed-supplies.service.ts';
import { hsnColumns, numberColumns, readNumbers, smallSupplyColumns, taxColumns } from './files/summaries.service.ts';
import { listHsn, listSmallSupplies, listTaxes } from './supplies.repository.ts';

export async function exportAccounting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  what: AccountingExport,
  month: string,
  actor: Actor,
): Promise<Readable> {
  await recordAction(db, clock, actor, { action: 'accounting export', subject: 'documents', after: { what, month } });
  return files[what](db, month);
}

const files: Readonly<Record<AccountingExport, (db: Database, month: string) => Readable | Promise<Readable>>> = {
  orders: async (db, month) => writeCsv(invoiceLineColumns(await hasCashOrders(db)), readInvoiceLines(db, month)),
  'credit-notes': (db, month) => writeCsv(creditNoteColumns, readCreditNotes(db, month)),
  taxes: async (db, month) => writeCsv(taxColumns, await listTaxes(db, month)),
  b2b: (db, month) => writeCsv(supplyColumns.b2b, readSupplies(db, month, 'b2b')),
  b2cl: (db, month) => writeCsv(supplyColumns.b2cl, readSupplies(db, month, 'b2cl')),
  b2cs: async (db, month) => writeCsv(smallSupplyColumns, await listSmallSupplies(db, month)),
  cdnr: (db, month) => writeCsv(supplyColumns.cdnr, readSupplies(db, month, 'cdnr')),
  cdnur: (db, month) => writeCsv(supplyColumns.cdnur, readSupplies(db, month, 'cdnur')),
  'hsn-b2b': async (db, month) => writeCsv(hsnColumns, await listHsn(db, month, true)),
  'hsn-b2c': async (db, month) => writeCsv(hsnColumns, await listHsn(db, month, false)),
  documents: async (db, month) => writeCsv(numberColumns, await readNumbers(db, month)),
};
