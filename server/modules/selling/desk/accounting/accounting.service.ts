// A month of tax documents for the owner and her accountant: sums, problems, and the list.
import type {
  AccountingMonth,
  DocumentList,
  DocumentListQuery,
} from '@taana-baana/contract/admin/schemas/selling/accounting.ts';
import * as messages from '@taana-baana/contract/admin/texts/messages.ts';
import { documentKinds, sellerKindOf } from '@taana-baana/contract/tax/documents.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import { monthOf } from '@taana-baana/contract/calendar/indian-months.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { cursorOf, placeOf, readPage } from '../../../list-page.ts';
import { initialsOf } from '../../order/orders.mapping.ts';
import { findOrderByReference } from '../../order/orders.repository.ts';
import type { DocumentContent } from '../../money/documents/document-content.ts';
import { toContent } from '../../money/documents/documents.mapping.ts';
import { findDocumentByNumber, listDocumentLines } from '../../money/documents/documents.repository.ts';
import { toListed, toNet, toSums } from './accounting.mapping.ts';
import { hasCashOrders } from '../../money/cash-book/cash-figures.repository.ts';
import * as repository from './accounting.repository.ts';
import { hasRate } from '@taana-baana/contract/tax/gst-rates.ts';

export type { DocumentContent } from '../../money/documents/document-content.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** In ms. */
const fileIsLateAfter = 60 * 60_000;

export async function readAccountingMonth({ db, clock, settings }: Needs, month: string): Promise<AccountingMonth> {
  const rows = await repository.listSums(db, month);
  const series = await repository.listSeries(db, month);
  const codes = new Set(rows.filter(({ rate }) => rate !== null).map(({ hsn }) => hsn));
  const otherCodes = [...codes].filter((hsn) => !hasRate(hsn, `${month}-01`)).toSorted();
  const lateBefore = new Date(clock.now().getTime() - fileIsLateAfter).toISOString();
  const firstDay = await repository.findFirstDay(db);
  const { gstin, tax, cash } = settings.current();
  const issuedOf = (kind: string) =>
    series.filter((one) => one.kind === kind).reduce((sum, { documents }) => sum + documents, 0);
  return {
    month,
    firstMonth: monthOf(firstDay ?? indianDayOf(clock.now())),
    sellerKind: sellerKindOf(gstin, tax.isComposition),
    counts: documentKinds.map((kind) => ({ kind, documents: issuedOf(kind) })).filter(({ documents }) => documents > 0),
    sales: toSums(rows.filter(({ kind }) => kind !== 'credit note')),
    creditNotes: toSums(rows.filter(({ kind }) => kind === 'credit note')),
    net: toNet(rows),
    rates: [...Map.groupBy(rows, ({ rate }) => rate)]
      .map(([rate, some]) => ({ rate, ...toNet(some) }))
      .toSorted((one, other) => (one.rate ?? -1) - (other.rate ?? -1)),
    places: [...Map.groupBy(rows, ({ place_code: place }) => place)]
      .map(([place, some]) => ({ place, ...toNet(some) }))
      .toSorted((one, other) => ((one.place ?? '') < (other.place ?? '') ? -1 : 1)),
    ...((cash.isOn || (await hasCashOrders(db))) && { hasCash: true }),
    attention: {
      otherHsn: {
        codes: otherCodes,
        documents: otherCodes.length > 0 ? await repository.countWithHsn(db, month, otherCodes) : 0,
      },
      lateFiles: await repository.countLateFiles(db, lateBefore),
    },
  };
}

export async function listTaxDocuments(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { month, kind, search, after, limit }: DocumentListQuery,
): Promise<DocumentList> {
  const found = search ? await filterOf(db, search, settings.current().name) : { month };
  if (found === undefined) return { documents: [], next: null };
  const filter = { ...found, kind, after: placeOf(after) };
  const { rows, next } = await readPage(
    limit,
    (most) => repository.listDocuments(db, filter, most),
    ({ day, id }) => cursorOf({ at: day, id }),
  );
  return { documents: rows.map(toListed), next };
}

/** All documents with this number. */
export async function showTaxDocument({ db }: Pick<Deps, 'db'>, number: string): Promise<DocumentContent> {
  const row = await findDocumentByNumber(db, number.toUpperCase());
  if (!row) throw new AppError('not-found', messages.documentNotFound(number));
  return toContent(row, await listDocumentLines(db, [row.id]));
}

/** `INV/26-27/00042`, `42`, `TB-7K3F9Q`, `7k3f9q`. Undefined: no document or order has this name. */
async function filterOf(
  db: Database,
  search: string,
  shopName: string,
): Promise<repository.DocumentFilter | undefined> {
  if (/^\d{1,9}$/.test(search)) return { serial: Number(search) };
  if (search.includes('/')) return { number: search.toUpperCase() };
  const number = search.includes('-') ? search : `${initialsOf(shopName)}-${search}`;
  const order = await findOrderByReference(db, number);
  return order && { orderId: order.id };
}
