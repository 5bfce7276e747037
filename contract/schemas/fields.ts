// Fields that several forms and calls share, with the specification's messages. Numbers may be
// text; blank text counts as missing.
import * as z from 'zod/mini';
import { lengths } from '../limits.ts';
import { fieldMessages } from '../messages.ts';
import { exactText, mobileDigits } from '../typed/exact-text.ts';
import { visibleText } from '../typed/visible-text.ts';

/** Trimmed text that must not be blank. */
export const requiredText = (message: string, max: number = lengths.name) =>
  z
    .string({ error: message })
    .check(z.overwrite(visibleText), z.minLength(1, message), z.maxLength(max, fieldMessages.tooLong));

/** A code or a number that somebody pastes, cleaned. */
export const requiredExact = (message: string, max: number = lengths.name) =>
  z
    .string({ error: message })
    .check(z.overwrite(exactText), z.minLength(1, message), z.maxLength(max, fieldMessages.tooLong));

/** Trimmed text that may be missing; a blank one counts as missing. */
export const optionalText = (max: number = lengths.addressLine) =>
  z.optional(z.string().check(z.overwrite(visibleText), z.maxLength(max, fieldMessages.tooLong)));

/** As `optionalText`, cleaned. */
export const optionalExact = (max: number = lengths.addressLine) =>
  z.optional(z.string().check(z.overwrite(exactText), z.maxLength(max, fieldMessages.tooLong)));

/** A missing value sent as blank text. */
export const blankText = z.pipe(
  z.string().check(z.refine((text) => visibleText(text) === '')),
  z.transform((): undefined => undefined),
);

/** An e-mail address in lower case: letter case is ignored everywhere. */
export const email = z
  .string({ error: fieldMessages.emailRequired })
  .check(
    z.overwrite(exactText),
    z.minLength(1, fieldMessages.emailRequired),
    z.toLowerCase(),
    z.maxLength(lengths.email, fieldMessages.emailInvalid),
    z.regex(z.regexes.email, fieldMessages.emailInvalid),
  );

/** The value of a form field, or the number that a program sends. */
export const numberOrText = (message: string) => z.union([z.string(), z.number()], { error: message });

/** An Indian mobile number, as 10 digits: see `mobileDigits`. */
export const mobile = z.pipe(
  numberOrText(fieldMessages.mobileRequired),
  z.transform((value, context) => {
    const text = exactText(String(value));
    const digits = mobileDigits(text);
    const fail = (message: string) => {
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    };
    if (text === '' || /^\d+[.,]\d+$/.test(text)) return fail(fieldMessages.mobileRequired);
    return /^[6-9]\d{9}$/.test(digits) ? digits : fail(fieldMessages.mobileInvalid);
  }),
);

/** A password to compare (login). */
export const givenPassword = z.string({ error: fieldMessages.passwordRequired }).check(
  z.refine((value) => value.trim() !== '', fieldMessages.passwordRequired),
  z.maxLength(1000, fieldMessages.passwordTooLong),
);

/** A password to set (sign-up and reset). */
export const newPassword = z.string({ error: fieldMessages.passwordRequired }).check(
  z.normalize('NFC'),
  z.refine((value) => value.trim() !== '', fieldMessages.passwordRequired),
  z.minLength(lengths.passwordMin, fieldMessages.passwordTooShort),
  z.maxLength(lengths.passwordMax, fieldMessages.passwordTooLong),
);
