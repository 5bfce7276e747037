// Responses about the second factor at login.
import * as z from 'zod/mini';

/** Whether a login asks for a code after the password. */
export const SecondFactor = z.object({ isOn: z.boolean() });

/** `secret`: base32, to type into an app. `uri`: the same as an otpauth:// link. */
export const SecondFactorKey = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorKey = z.infer<typeof SecondFactorKey>;

/** Each replaces a code for one login. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
