// Signs in by passkey: gets a challenge from the server, the device's answer, and sends it.
import { useState } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/shell.ts';
import type { proveByPasskey } from './passkeys.ts';
import { adminApi } from '../admin-api.ts';

export interface PasskeyUse {
  /** Resolves to true when the server has accepted it; false if the member closed the dialog. */
  readonly prove: () => Promise<boolean>;
  readonly isPending: boolean;
  readonly error: string | undefined;
  /** Before another method: its error is the one to show then. */
  readonly forget: () => void;
}

export function usePasskeySignIn(): PasskeyUse {
  const [begin] = adminApi.useBeginPasskeySignInMutation();
  const [send] = adminApi.useSignInByPasskeyMutation();
  return usePasskey(
    () => begin().unwrap(),
    (proof) => send({ body: proof }).unwrap(),
  );
}

export function usePasskeyStepUp(): PasskeyUse {
  const [begin] = adminApi.useBeginPasskeyStepUpMutation();
  const [send] = adminApi.useStepUpByPasskeyMutation();
  return usePasskey(
    () => begin().unwrap(),
    (proof) => send({ body: proof }).unwrap(),
  );
}

const loadPasskeys = () =>
  import('./passkeys.ts').catch(() => {
    throw new Error(texts.partLost);
  });

type Proof = NonNullable<Awaited<ReturnType<typeof proveByPasskey>>>;

function usePasskey(begin: () => Promise<{ challenge: string }>, send: (proof: Proof) => Promise<unknown>): PasskeyUse {
  const [state, setState] = useState<{ isPending: boolean; error?: string }>({ isPending: false });
  async function prove(): Promise<boolean> {
    setState({ isPending: true });
    try {
      // Asked for with the challenge: the first page stays small.
      const [challenge, passkeys] = await Promise.all([begin(), loadPasskeys()]);
      const proof = await passkeys.proveByPasskey(challenge);
      if (proof) await send(proof);
      setState({ isPending: false });
      return proof !== undefined;
    } catch (error) {
      setState({ isPending: false, error: (error as { message: string }).message });
      return false;
    }
  }
  return { prove, ...state, error: state.error, forget: () => setState({ isPending: false }) };
}
