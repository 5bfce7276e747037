// Fields of calls about a product: id, quantity, size, stars. Separate from fields.ts, so that
// forms need not load them.
import * as z from 'zod/mini';
import { lengths, quantityLimits, sizes, starLimits } from '../limits.ts';
import { serverMessages } from '../messages.ts';
import { numberOrText } from './fields.ts';
import { exactText } from '../typed/exact-text.ts';

/** A whole number within limits, from a number or decimal text. */
export const integerBetween = (min: number, max: number, message: string) =>
  z.pipe(
    numberOrText(message),
    z.transform((value, context) => {
      const text = exactText(String(value));
      const number = Number(text);
      if (/^-?\d+$/.test(text) && number >= min && number <= max) return number;
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    }),
  );

export const quantity = integerBetween(quantityLimits.min, quantityLimits.max, serverMessages.quantityRange);
export const star = (message: string) => integerBetween(starLimits.min, starLimits.max, message);

/** Short, and of one line's letters: a slash parts colour and size elsewhere, a comma parts sizes. */
export const isSizeText = (text: string) =>
  text.length <= lengths.size && /^[\p{L}\p{M}\p{N}][^/,;\p{C}]*$/u.test(text);

/** Whether the product has it is the server's to say: see `sizeNamed`. */
export const size = z
  .string({ error: serverMessages.sizeUnknown })
  .check(
    z.describe(`In any letter case: one of the product's \`sizes\`; where it has none, ${sizes.join(', ')}`),
    z.overwrite(exactText),
    z.refine(isSizeText, serverMessages.sizeUnknown),
  );

/** An id in a body: opaque, never empty. `whenMissing` is the message for a missing one. */
export const identifier = (message: string = serverMessages.notFound, whenMissing = message) =>
  z.string({ error: whenMissing }).check(z.trim(), z.minLength(1, whenMissing), z.maxLength(200, message));

/** The bytes of a picture: the body of the request, with the picture's content type. */
export const PictureBytes = z.instanceof(Uint8Array);

/** A name in a path. Any text is valid; an unknown one gives a 404. */
export const pathName = z.string();
