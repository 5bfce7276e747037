// Makes a passkey on this device and adds it to the member's account.
import { useState } from 'react';
import type { FactorAdded } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import { showFailure } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { makePasskey } from '../../store/people/passkeys.ts';

export function useNewPasskey(onAdded: (added: FactorAdded) => void): { add: () => void; isPending: boolean } {
  const [begin] = adminApi.useBeginPasskeyMutation();
  const [addPasskey] = adminApi.useAddPasskeyMutation();
  const [isPending, setIsPending] = useState(false);
  async function add(): Promise<void> {
    setIsPending(true);
    try {
      const body = await makePasskey(await begin().unwrap());
      if (body) onAdded(await addPasskey({ body }).unwrap());
    } catch (error) {
      showFailure(error);
    }
    setIsPending(false);
  }
  return { add: () => void add(), isPending };
}
