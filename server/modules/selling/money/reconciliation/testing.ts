// For tests: orders with documents, refunds and credit of any time, without the usual steps.
import { v7 } from 'uuid';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import type { TaxDocumentRow } from '../../../../database/tables/document-tables.ts';
import { fillOrders } from '../../../../database/payments/fill-payments.ts';
import type { Database } from '../../../../database/tables.ts';
import type { RefundRow } from '../../../../database/tables/order-tables.ts';
import { insertDocument, takeSerial } from '../documents/documents.repository.ts';
import { documentLineRow, documentRow } from '../documents/testing.ts';

const isNote = (row: Partial<TaxDocumentRow>) => row.kind === 'credit note';

/** The next one of its series, issued at `at`. */
export async function addDocument(
  db: Database,
  orderId: string,
  at: string,
  totalPaise: number,
  row: Partial<TaxDocumentRow> = {},
): Promise<TaxDocumentRow> {
  const series = row.series ?? (isNote(row) ? 'CRN/26-27' : 'INV/26-27');
  const serial = await takeSerial(db, series);
  const issued = { issued_at: at, day: indianDayOf(new Date(at)), total_paise: totalPaise };
  const document = documentRow({ order_id: orderId, series, serial, ...issued, ...row });
  await insertDocument(db, document, [documentLineRow({ document_id: document.id, total_paise: totalPaise })]);
  return document;
}

export const addCreditNote = (
  db: Database,
  bill: Pick<TaxDocumentRow, 'id' | 'order_id'>,
  at: string,
  totalPaise: number,
  cause: string,
): Promise<TaxDocumentRow> =>
  addDocument(db, bill.order_id, at, totalPaise, { kind: 'credit note', invoice_id: bill.id, cause });

/** Resolves to its id. */
export async function addRefund(
  db: Database,
  order: { readonly id: string; readonly paymentId: string },
  at: string,
  refund: Partial<RefundRow>,
): Promise<string> {
  const id = v7();
  await db
    .insertInto('refunds')
    .values({
      id,
      provider_payment_id: order.paymentId,
      order_id: order.id,
      reason: 'part refund',
      amount_paise: 0,
      currency: 'INR',
      status: 'refunded',
      provider_refund_id: null,
      created_at: at,
      tries: 1,
      credit: 0,
      ...refund,
    })
    .execute();
  await fillOrders(db, [order.id]);
  return id;
}

export async function addExchangeCredit(db: Database, orderId: string, at: string, amount: number): Promise<void> {
  const entry = {
    id: v7(),
    customer_id: 'nobody',
    amount,
    kind: 'exchange',
    order_id: orderId,
    created_at: at,
  } as const;
  const empty = { exchange_id: null, gift_card_id: null, staff_id: null, note: null, request_key: null };
  await db
    .insertInto('store_credit_entries')
    .values({ ...entry, ...empty })
    .execute();
}

/** Of the order, ended in `replacementId`. Resolves to its id. */
export async function addReplacedExchange(
  db: Database,
  orderId: string,
  replacementId: string,
  at: string,
): Promise<string> {
  const id = v7();
  await db
    .insertInto('exchanges')
    .values({
      id,
      order_id: orderId,
      state: 'replaced',
      reason: 'size',
      comment: null,
      lines: '[]',
      rejection: null,
      replacement_id: replacementId,
      requested_at: at,
      received_at: at,
      ended_at: at,
      request_key: null,
    })
    .execute();
  return id;
}

export async function addPacking(db: Database, orderId: string, at: string): Promise<void> {
  const event = { from_status: 'Ordered', to_status: 'Processing', cause: 'operator', what: null, staff_id: null };
  await db
    .insertInto('order_events')
    .values({ id: v7(), order_id: orderId, created_at: at, ...event })
    .execute();
}
