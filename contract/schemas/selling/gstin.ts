// The GSTIN of the shop, of a customer, of an order.
import * as z from 'zod/mini';
import { isGstin } from '../../tax/gstin.ts';
import { fieldMessages } from '../../messages.ts';
import { exactCode } from '../../typed/exact-text.ts';
import { visibleText } from '../../typed/visible-text.ts';

/** In any letter case, with or without spaces. */
export const gstinField = (message: string) =>
  z.string({ error: message }).check(z.overwrite(exactCode), z.refine(isGstin, message));

/** A blank one removes it. */
export const GstinForm = z.object({
  gstin: z.pipe(
    z.transform((text: unknown): unknown => (typeof text === 'string' && visibleText(text) === '' ? null : text)),
    z.nullable(gstinField(fieldMessages.gstinInvalid)),
  ),
});
export type GstinForm = z.output<typeof GstinForm>;

export const CustomerGstin = z.object({ gstin: z.nullable(z.string()) });
export type CustomerGstin = z.infer<typeof CustomerGstin>;
