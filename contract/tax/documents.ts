// Tax documents: what the shop gives out for a sale, and for what comes back.

/**
 * `invoice`: of a seller registered for GST. `bill of supply`: of one under the composition scheme.
 * `bill`: of one who is not registered. `credit note`: lowers one of the three.
 */
export const documentKinds = ['invoice', 'bill of supply', 'bill', 'credit note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What a seller gives out for a sale. Without a GSTIN no tax may be charged (CGST Act, section 32). */
export const sellerKindOf = (gstin: string | null, isComposition: boolean): Exclude<DocumentKind, 'credit note'> =>
  gstin === null ? 'bill' : isComposition ? 'bill of supply' : 'invoice';
