// What calls say of a product: which one, how many, in what size, how many stars. Apart from the fields, so that a form does not carry it.
import * as z from 'zod/mini';
import { quantityLimits, type Size, sizes, starLimits } from '../limits.ts';
import { serverMessages } from '../messages.ts';
import { numberOrText } from './fields.ts';

/** A whole number within bounds, from a number or its decimal text. */
export const integerBetween = (min: number, max: number, message: string) =>
  z.pipe(
    numberOrText(message),
    z.transform((value, context) => {
      const text = String(value).trim();
      const number = Number(text);
      if (/^-?\d+$/.test(text) && number >= min && number <= max) return number;
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    }),
  );

export const quantity = integerBetween(quantityLimits.min, quantityLimits.max, serverMessages.quantityRange);
export const star = (message: string) => integerBetween(starLimits.min, starLimits.max, message);

/** In any letter case, with spaces around it. */
export const size = z.pipe(
  z.transform((value: string) => (typeof value === 'string' ? value.trim().toUpperCase() : value) as Size),
  z.enum(sizes, { error: serverMessages.sizeUnknown }).check(z.describe('In any letter case')),
);

/** An identifier in a body: opaque, never empty. `whenMissing` is said of a missing one. */
export const identifier = (message: string = serverMessages.notFound, whenMissing = message) =>
  z.string({ error: whenMissing }).check(z.trim(), z.minLength(1, whenMissing), z.maxLength(200, message));

/** A name in a path: whatever it is, the shop has something of that name or it has not. */
export const pathName = z.string();
