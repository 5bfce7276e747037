// Addresses of the accounting screen and names of its files. Without schemas, so that the browser
// can load it alone.
import { type DocumentKind, documentKinds } from '../../tax/documents.ts';
import { indianDayOf } from '../../calendar/indian-days.ts';
import { isMonth, monthOf } from '../../calendar/indian-months.ts';

/**
 * Files of a month. `orders`: invoices and bills, line by line. `credit-notes`: one row each.
 * `taxes`: sums by state and rate. The others are tables of GSTR-1, by the names of the sheets of
 * GSTN's offline tool.
 */
export const accountingExports = [
  'orders',
  'credit-notes',
  'taxes',
  'b2b',
  'b2cl',
  'b2cs',
  'cdnr',
  'cdnur',
  'hsn-b2b',
  'hsn-b2c',
  'documents',
] as const;
export type AccountingExport = (typeof accountingExports)[number];

/** `b2cs-2026-11.csv` */
export const exportFile = (what: AccountingExport, month: string): string => `${what}-${month}.csv`;

/** The PDF of a document. */
export const documentFilePath = (id: string): string => `/api/documents/${encodeURIComponent(id)}`;

export const reconciliationPath = (month: string): string => `/accounting/reconciliation?month=${month}`;

export interface AccountingFilter {
  readonly month: string;
  readonly kind?: DocumentKind;
  readonly search?: string;
}

/** Invalid values in the address are ignored; the default month is the current one. */
export function readAccountingFilter(params: URLSearchParams, now: number): AccountingFilter {
  const wanted = params.get('month') ?? '';
  const kind = documentKinds.find((one) => one === params.get('kind'));
  const search = params.get('search');
  return {
    month: isMonth(wanted) ? wanted : monthOf(indianDayOf(new Date(now))),
    ...(kind ? { kind } : {}),
    ...(search ? { search } : {}),
  };
}
