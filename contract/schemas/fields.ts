// The fields that several forms and calls share, with the specification's messages. Numbers may arrive as text; blank text counts as missing.
import * as z from 'zod/mini';
import { lengths } from '../limits.ts';
import { fieldMessages } from '../messages.ts';

/** A trimmed text that must not be blank. */
export const requiredText = (message: string, max: number = lengths.name) =>
  z.string({ error: message }).check(z.trim(), z.minLength(1, message), z.maxLength(max, fieldMessages.tooLong));

/** A trimmed text that may be missing; a blank one counts as missing. */
export const optionalText = (max: number = lengths.addressLine) =>
  z.optional(z.string().check(z.trim(), z.maxLength(max, fieldMessages.tooLong)));

/** An e-mail address, in lower case: the shop ignores letter case everywhere. */
export const email = z
  .string({ error: fieldMessages.emailRequired })
  .check(
    z.trim(),
    z.minLength(1, fieldMessages.emailRequired),
    z.toLowerCase(),
    z.maxLength(lengths.email, fieldMessages.emailInvalid),
    z.regex(z.regexes.email, fieldMessages.emailInvalid),
  );

/** What a field gives, and what a program may send. */
export const numberOrText = (message: string) => z.union([z.string(), z.number()], { error: message });

/** An Indian mobile number; +91, a leading 0, spaces and dashes are taken off. Gives a string of 10 digits. */
export const mobile = z.pipe(
  numberOrText(fieldMessages.mobileRequired),
  z.transform((value, context) => {
    const text = String(value).trim();
    // Between digits only: a minus in front is no dash.
    const digits = text.replace(/(\d)[\s-]+(?=\d)/g, '$1').replace(/^(\+91|91(?=\d{10}$)|0)/, '');
    const refuse = (message: string) => {
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    };
    if (text === '' || /^\d+[.,]\d+$/.test(text)) return refuse(fieldMessages.mobileRequired);
    return /^[6-9]\d{9}$/.test(digits) ? digits : refuse(fieldMessages.mobileInvalid);
  }),
);

/** A password that is only compared (login). */
export const givenPassword = z.string({ error: fieldMessages.passwordRequired }).check(
  z.refine((value) => value.trim() !== '', fieldMessages.passwordRequired),
  z.maxLength(1000, fieldMessages.passwordTooLong),
);

/** A password that is set: sign-up and reset. */
export const newPassword = z.string({ error: fieldMessages.passwordRequired }).check(
  z.refine((value) => value.trim() !== '', fieldMessages.passwordRequired),
  z.minLength(lengths.passwordMin, fieldMessages.passwordTooShort),
  z.maxLength(lengths.passwordMax, fieldMessages.passwordTooLong),
);
