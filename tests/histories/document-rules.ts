// The invariants of tax documents, checked after every history.
import { expect } from 'vitest';
import type { ExchangeRow } from '../../server/database/tables/exchange-tables.ts';
import type { TaxDocumentRow } from '../../server/database/tables/document-tables.ts';
import { toOrderRecord } from '../../server/modules/selling/order/orders.mapping.ts';
import { listCountedRefunds } from '../../server/modules/selling/money/payments/refunds/counted-refunds.service.ts';
import type { Rested } from './world.ts';

const sumOf = (documents: readonly TaxDocumentRow[]): number =>
  documents.reduce((sum, { total_paise: paise }) => sum + paise, 0);

type Replacing = Pick<ExchangeRow, 'order_id' | 'replacement_id'>;

/** The order, the orders that replace goods of it, and those that replace goods of these. */
const withReplacements = (id: string, exchanges: readonly Replacing[]): string[] => [
  id,
  ...exchanges.flatMap(({ order_id: order, replacement_id: replacement }) =>
    order === id && replacement !== null ? withReplacements(replacement, exchanges) : [],
  ),
];

/** No number is missing, no note exceeds its invoice, and the net bills equal the net payments. */
export async function expectSoundDocuments({ db }: Rested): Promise<void> {
  const documents = await db.selectFrom('tax_documents').selectAll().orderBy('serial').execute();
  for (const series of Map.groupBy(documents, (row) => row.series).values()) {
    expect(series.map(({ serial }) => serial)).toEqual(series.map((_, index) => index + 1));
  }
  const notes = documents.filter(({ kind }) => kind === 'credit note');
  const invoices = documents.filter(({ kind }) => kind !== 'credit note');
  for (const invoice of invoices) {
    const credited = sumOf(notes.filter(({ invoice_id: id }) => id === invoice.id));
    expect(credited).toBeLessThanOrEqual(invoice.total_paise);
  }
  const exchanges = await db.selectFrom('exchanges').select(['id', 'order_id', 'state', 'replacement_id']).execute();
  for (const row of await db.selectFrom('orders').selectAll().execute()) {
    const billed = invoices.filter(({ order_id: id }) => id === row.id);
    if (billed.length === 0 || row.parent_id !== null) continue;
    const family = withReplacements(row.id, exchanges);
    const own = (document: TaxDocumentRow) => family.includes(document.order_id);
    const net = sumOf(invoices.filter(own)) - sumOf(notes.filter(own));
    /** Pieces became credit, or wait for an unpacked replacement. */
    const isExchanged = exchanges.some(
      ({ id, order_id: order, state, replacement_id: replacement }) =>
        family.includes(order) &&
        (state === 'credited' ||
          (notes.some(({ cause }) => cause === `exchange:${id}`) &&
            !invoices.some(({ order_id }) => order_id === replacement))),
    );
    const refunds = await db.selectFrom('refunds').select('status').where('order_id', '=', row.id).execute();
    if (row.status === 'Cancelled') expect(net).toBe(0);
    else if (!isExchanged && refunds.every(({ status }) => status !== 'failed')) {
      const counted = await listCountedRefunds(db, toOrderRecord(row));
      expect(net).toBe(counted.reduce((left, { paise }) => left - paise, row.total * 100));
    }
  }
}
