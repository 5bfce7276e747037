// The GSTIN of the shop, of a customer, of an order.
import * as z from 'zod/mini';
import { fieldMessages } from '../../messages.ts';
import { exactCode } from '../../typed/exact-text.ts';
import { visibleText } from '../../typed/visible-text.ts';

/** GSTIN, the number of a business registered for GST: state code, PAN, entity, Z, check digit. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const format = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** In capitals, without spaces. */
export const isGstin = (text: string): boolean => format.test(text) && checkDigitOf(text.slice(0, -1)) === text.at(-1);

/**
 * GSTN's mod-36 checksum: digits are multiplied by 1 and 2 alternately, and quotient and remainder
 * of each product by 36 are added.
 */
function checkDigitOf(text: string): string | undefined {
  const sum = Array.from(text).reduce((total, digit, position) => {
    const product = digits.indexOf(digit) * (position % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36];
}

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
