// The documents of an order, as a customer sees them.
import * as z from 'zod/mini';
import { documentKinds } from '../../tax/documents.ts';

/** The PDF of a document. */
export const DocumentFile = z.instanceof(Uint8Array);

export const OrderDocument = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  /** `INV/26-27/00001` */
  number: z.string(),
  /** India's day: `2026-11-24`. */
  date: z.string(),
  /** Paise. Of a credit note: what is refunded. */
  totalPaise: z.int(),
});
export type OrderDocument = z.infer<typeof OrderDocument>;
