// SQL for GSTR-1: a month's documents with tax columns, by the tables of the return.
import { sql } from 'kysely';
import type { TaxDocumentRow } from '../../../../database/tables/document-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import { daysOf } from './accounting.repository.ts';

/**
 * From this value on, an invoice to somebody without a GSTIN in another state is listed
 * individually (CGST Rules, rule 59(4), as amended by notification 12/2024-Central Tax, from August
 * 2024). Rs. 1,00,000.
 */
const largeAbovePaise = 10_000_000;

/**
 * What is listed individually. A credit note, which has its customer's GSTIN and place, goes to the
 * same table as its invoice.
 */
export type ListedSection = 'b2b' | 'b2cl' | 'cdnr' | 'cdnur';

const isNote = sql<boolean>`document.kind = 'credit note'`;
const isRegistered = sql<boolean>`document.customer_gstin is not null`;
const isLarge = sql<boolean>`(coalesce(invoice.total_paise, document.total_paise) > ${sql.lit(largeAbovePaise)}
  and exists (select 1 from tax_document_lines as taxed
    where taxed.document_id = coalesce(document.invoice_id, document.id) and taxed.igst_paise > 0))`;

const conditions: Readonly<Record<ListedSection, ReturnType<typeof sql<boolean>>>> = {
  b2b: sql<boolean>`not ${isNote} and ${isRegistered}`,
  b2cl: sql<boolean>`not ${isNote} and not ${isRegistered} and ${isLarge}`,
  cdnr: sql<boolean>`${isNote} and ${isRegistered}`,
  cdnur: sql<boolean>`${isNote} and not ${isRegistered} and ${isLarge}`,
};

/** Documents without tax columns are not part of GSTR-1. */
function suppliesOf(db: Database, month: string) {
  const { from, to } = daysOf(month);
  return db
    .selectFrom('tax_documents as document')
    .leftJoin('tax_documents as invoice', 'invoice.id', 'document.invoice_id')
    .where('document.day', '>=', from)
    .where('document.day', '<=', to)
    .where('document.place_code', 'is not', null);
}

const linesOf = (db: Database, month: string) =>
  suppliesOf(db, month).innerJoin('tax_document_lines as line', 'line.document_id', 'document.id');

type Amount = 'quantity' | 'total_paise' | 'taxable_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise';

/** Net of credit notes. */
const netOf = (amount: Amount) =>
  sql<number>`sum(case when ${isNote} then -line.${sql.raw(amount)} else line.${sql.raw(amount)} end)`;

/** The oldest first. */
export function listSupplies(
  db: Database,
  {
    month,
    section,
    after,
  }: { month: string; section: ListedSection; after: Pick<TaxDocumentRow, 'day' | 'id'> | undefined },
  limit: number,
): Promise<TaxDocumentRow[]> {
  return suppliesOf(db, month)
    .where(conditions[section])
    .$if(after !== undefined, (some) =>
      some.where(sql<boolean>`(document.day, document.id) > (${after?.day ?? ''}, ${after?.id ?? ''})`),
    )
    .selectAll('document')
    .orderBy('document.day')
    .orderBy('document.id')
    .limit(limit)
    .execute();
}

export type SmallSuppliesRow = Awaited<ReturnType<typeof listSmallSupplies>>[number];

/** B2CS, net, by place of supply and rate. */
export function listSmallSupplies(db: Database, month: string) {
  return linesOf(db, month)
    .where(sql<boolean>`not ${isRegistered} and not ${isLarge}`)
    .select(['document.place_code', 'line.rate', netOf('taxable_paise').as('taxable')])
    .groupBy(['document.place_code', 'line.rate'])
    .orderBy('document.place_code')
    .orderBy('line.rate')
    .execute();
}

/** Net of credit notes. */
const sums = [
  netOf('taxable_paise').as('taxable'),
  netOf('cgst_paise').as('cgst'),
  netOf('sgst_paise').as('sgst'),
  netOf('igst_paise').as('igst'),
  netOf('total_paise').as('total'),
] as const;

export type TaxesRow = Awaited<ReturnType<typeof listTaxes>>[number];

/** Net, by section, place of supply and rate. */
export function listTaxes(db: Database, month: string) {
  const section = sql<
    'b2b' | 'b2cl' | 'b2cs'
  >`case when ${isRegistered} then 'b2b' when ${isLarge} then 'b2cl' else 'b2cs' end`;
  return linesOf(db, month)
    .select([section.as('section'), 'document.place_code', 'line.rate', ...sums])
    .groupBy([sql.ref('section'), 'document.place_code', 'line.rate'])
    .orderBy(sql.ref('section'))
    .orderBy('document.place_code')
    .orderBy('line.rate')
    .execute();
}

export type HsnRow = Awaited<ReturnType<typeof listHsn>>[number];

/** Net, by HSN and rate. `isToRegistered`: only customers with a GSTIN; otherwise only the others. */
export function listHsn(db: Database, month: string, isToRegistered: boolean) {
  return linesOf(db, month)
    .where(isToRegistered ? isRegistered : sql<boolean>`not ${isRegistered}`)
    .select(['line.hsn', 'line.rate', netOf('quantity').as('quantity'), ...sums])
    .groupBy(['line.hsn', 'line.rate'])
    .orderBy('line.hsn')
    .orderBy('line.rate')
    .execute();
}
