// Accounting: a month's tax documents as sums, as a list, and as files. Amounts are paise.
import * as z from 'zod/mini';
import { documentKinds } from '../../../tax/documents.ts';
import { integerBetween } from '../../../schemas/choices.ts';
import { optionalText } from '../../../schemas/fields.ts';
import { accountingExports } from '../../paths/accounting-paths.ts';
import * as messages from '../../texts/messages.ts';
import { IndianMonth } from '../fields.ts';

/** Documents per page: maximum and default. */
const maxDocumentsListed = 100;
const usualDocumentsListed = 50;

export const AccountingQuery = z.object({ month: IndianMonth });

const Sums = z.object({
  /** Of documents with tax columns. */
  taxablePaise: z.int(),
  cgstPaise: z.int(),
  /** SGST, or UTGST. */
  sgstPaise: z.int(),
  igstPaise: z.int(),
  /** Sums of all documents: paid, or refunded. */
  totalPaise: z.int(),
});
export type Sums = z.infer<typeof Sums>;

export const AccountingMonth = z.object({
  month: IndianMonth,
  /** The month of the first document, or this one. */
  firstMonth: IndianMonth,
  /** The kind of document that the shop issues now for a sale. */
  sellerKind: z.enum(['invoice', 'bill of supply', 'bill']),
  /** Kinds without a document are left out. */
  counts: z.array(z.object({ kind: z.enum(documentKinds), documents: z.int() })),
  /** Invoices and bills. */
  sales: Sums,
  creditNotes: Sums,
  /** Sales without credit notes. */
  net: Sums,
  /** Net; rate in percent, null for documents without tax columns. The lowest first. */
  rates: z.array(z.extend(Sums, { rate: z.nullable(z.int()) })),
  /** Net, by place of supply; null for documents without one. By code. */
  places: z.array(z.extend(Sums, { place: z.nullable(z.string()) })),
  /** The shop takes cash on delivery, or has. */
  hasCash: z.optional(z.literal(true)),
  attention: z.object({
    /**
     * HSN codes of the month for which the shop's rates may be wrong, and the number of their
     * documents.
     */
    otherHsn: z.object({ codes: z.array(z.string()), documents: z.int() }),
    /** In the whole shop: documents whose PDF is not made after an hour. */
    lateFiles: z.int(),
  }),
});
export type AccountingMonth = z.infer<typeof AccountingMonth>;

export const DocumentListQuery = z.object({
  month: z.optional(IndianMonth),
  kind: z.optional(z.enum(documentKinds, { error: messages.documentKindUnknown })),
  /** A document's number, or the end of it in digits; or an order's number. In all months. */
  search: optionalText(),
  /** `next` of the previous page. */
  after: z.optional(z.string().check(z.maxLength(100, messages.pageUnknown))),
  limit: z.prefault(integerBetween(1, maxDocumentsListed, messages.limitRange), usualDocumentsListed),
});
export type DocumentListQuery = z.infer<typeof DocumentListQuery>;

export const ListedDocument = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  number: z.string(),
  /** India's day. */
  day: z.string(),
  orderNumber: z.string(),
  /** Blank: unknown. */
  customer: z.string(),
  customerGstin: z.nullable(z.string()),
  /** `10-Bihar` */
  place: z.nullable(z.string()),
  totalPaise: z.int(),
  /** Of a credit note: the number of the document that it corrects. */
  corrects: z.nullable(z.string()),
});
export type ListedDocument = z.infer<typeof ListedDocument>;

export const DocumentList = z.object({
  /** The newest first. */
  documents: z.array(ListedDocument),
  next: z.nullable(z.string()),
});
export type DocumentList = z.infer<typeof DocumentList>;

export const ExportParams = z.object({
  what: z.enum(accountingExports, { error: messages.exportUnknown }),
});

export const DocumentCounters = z.object({
  /** `26-27` */
  year: z.string(),
  /** Of each prefix that has a series. */
  counters: z.array(z.object({ prefix: z.string(), last: z.int() })),
});
export type DocumentCounters = z.infer<typeof DocumentCounters>;
