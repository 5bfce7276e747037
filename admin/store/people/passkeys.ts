// The browser's side of passkeys: creates one, or signs in with one.
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { PasskeyProof, PasskeyRegistration } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/sign-in.ts';
import type * as z from 'zod/mini';

type Options = { readonly challenge: string };

/** Undefined if the member closed the browser's dialog, or waited too long. */
export async function makePasskey(options: Options): Promise<z.input<typeof PasskeyRegistration> | undefined> {
  return orUndefined(async () => ({
    response: (await startRegistration({ optionsJSON: options as never })) as never,
  }));
}

export async function proveByPasskey(options: Options): Promise<z.input<typeof PasskeyProof> | undefined> {
  return orUndefined(async () => ({
    response: (await startAuthentication({ optionsJSON: options })) as never,
  }));
}

/** Throws an error with a message for the member if the device cannot do it. */
async function orUndefined<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    const { name } = error as Error;
    if (name === 'NotAllowedError' || name === 'AbortError') return undefined;
    throw new Error(name === 'InvalidStateError' ? texts.passkeyKnown : texts.passkeyImpossible, { cause: error });
  }
}
