// Kinds of tax documents for sales and returns.

/**
 * `invoice`: of a seller registered for GST. `bill of supply`: under the composition scheme.
 * `bill`: of an unregistered seller. `credit note`: corrects one of the three.
 */
export const documentKinds = ['invoice', 'bill of supply', 'bill', 'credit note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/**
 * The document of a seller for a sale. Without a GSTIN no tax may be charged (CGST Act, section
 * 32).
 */
export const sellerKindOf = (gstin: string | null, isComposition: boolean): Exclude<DocumentKind, 'credit note'> =>
  gstin === null ? 'bill' : isComposition ? 'bill of supply' : 'invoice';
