// The second factor at login, as the API answers it.
import * as z from 'zod/mini';

/** Whether a login asks for a code after the password. */
export const SecondFactor = z.object({ isOn: z.boolean() });

/** `secret`: base32, as apps take it typed in. `uri`: the same as an otpauth:// link. */
export const SecondFactorKey = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorKey = z.infer<typeof SecondFactorKey>;

/** Each lets its customer in once in place of a code. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
