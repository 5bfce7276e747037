// Creates a draft: saves it at once and opens it. Its id is made once, so repeated presses create
// only one.
import { nanoid } from '@reduxjs/toolkit';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { showFailure } from '../components/toasts/toast-queue.ts';
import { useCall } from '../store/use-call.ts';
import type { EditorKind } from './use-draft.ts';

export function useNewDraft<Text, Saved, Basis>({ calls, param, bodyOfNew, listPath }: EditorKind<Text, Saved, Basis>) {
  const navigate = useNavigate();
  const id = useMemo(() => nanoid(32), []);
  const { send } = useCall();
  const [isPending, setIsPending] = useState(false);
  /** Resolves to whether it was opened. */
  const begin = async (text: Text): Promise<boolean> => {
    if (!calls.save) throw new Error(`There is no call that saves it`);
    setIsPending(true);
    try {
      await send({ name: calls.save, params: { [param]: id }, body: bodyOfNew?.(text) }, { isSeen: true });
      await navigate(`${listPath}/${id}`);
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    } finally {
      setIsPending(false);
    }
  };
  return { begin, isPending };
}
