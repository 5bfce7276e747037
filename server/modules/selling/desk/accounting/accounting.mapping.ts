// Maps rows of documents to sums and to the list.
import type { ListedDocument, Sums } from '@taana-baana/contract/admin/schemas/selling/accounting.ts';
import type { TaxDocumentRow } from '../../../../database/tables/document-tables.ts';
import type { PrintedParties } from '../../money/documents/document-content.ts';
import type { SumsRow } from './accounting.repository.ts';

export function toListed(row: TaxDocumentRow): ListedDocument {
  const { orderNumber, customer, placeOfSupply, corrects } = JSON.parse(row.printed) as PrintedParties;
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    day: row.day,
    orderNumber,
    customer: customer.name,
    customerGstin: row.customer_gstin,
    place: placeOfSupply && `${placeOfSupply.code}-${placeOfSupply.state}`,
    totalPaise: row.total_paise,
    corrects: corrects?.number ?? null,
  };
}

/** Credit notes are subtracted. */
export function toNet(rows: readonly SumsRow[]): Sums {
  return rows.reduce((sums, row) => add(sums, row, row.kind === 'credit note' ? -1 : 1), nothing);
}

/** Unsigned. */
export const toSums = (rows: readonly SumsRow[]): Sums => rows.reduce((sums, row) => add(sums, row, 1), nothing);

const nothing: Sums = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 0 };

function add(sums: Sums, row: SumsRow, sign: 1 | -1): Sums {
  return {
    // A bill has no taxable value: no tax is charged on it.
    taxablePaise: sums.taxablePaise + (row.rate === null ? 0 : sign * row.taxable),
    cgstPaise: sums.cgstPaise + sign * row.cgst,
    sgstPaise: sums.sgstPaise + sign * row.sgst,
    igstPaise: sums.igstPaise + sign * row.igst,
    totalPaise: sums.totalPaise + sign * row.total,
  };
}
