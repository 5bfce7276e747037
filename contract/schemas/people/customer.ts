// Customers in forms and responses.
import * as z from 'zod/mini';
import { fieldMessages } from '../../messages.ts';
import { email, givenPassword, mobile, newPassword, optionalExact, requiredText } from '../fields.ts';

const names = {
  firstname: requiredText(fieldMessages.firstnameRequired),
  lastname: requiredText(fieldMessages.lastnameRequired),
};

export const Registration = z.object({ ...names, email, mobile, password: newPassword });
export type Registration = z.infer<typeof Registration>;

/** `code`: for an account with a second factor, from the app or a recovery code. */
export const Credentials = z.object({ email, password: givenPassword, code: optionalExact() });
export type Credentials = z.infer<typeof Credentials>;

export const ProfileUpdate = z.object({ ...names, email, mobile });
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

export const ForgottenPassword = z.object({ email });
export const PasswordReset = z.object({ password: newPassword });

/** The password is asked for again before irreversible actions. */
export const AccountDeletion = z.object({ password: givenPassword });

export const Customer = z.object({
  _id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  mobile: z.string(),
});
export type Customer = z.infer<typeof Customer>;

export const SignedInCustomer = z.extend(Customer, { token: z.string() });
export type SignedInCustomer = z.infer<typeof SignedInCustomer>;

/** `confirmedAt`: when a link mailed to this e-mail was used. */
export const EmailStatus = z.object({ email: z.string(), confirmedAt: z.nullable(z.string()) });
export type EmailStatus = z.infer<typeof EmailStatus>;

/** `false`: another account has the e-mail by now. */
export const RestoredEmail = z.object({ isRestored: z.boolean(), message: z.string() });

/** An open session. */
export const Session = z.object({
  _id: z.string(),
  /** In words: `Chrome on Android`. */
  device: z.string(),
  createdAt: z.string(),
  /** Rounded to the hour. */
  lastSeenAt: z.string(),
  /** Whether it is the caller's session. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;
