// The visitor's choice, for the login and sign-up pages. Null until hydration is over.
import { useMemo } from 'react';
import type { PendingChoice } from '../browser-storage.ts';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { selectSession } from '../selectors.ts';
import { loadPendingChoice } from './pending-choice.ts';

export function usePendingChoice(): PendingChoice | null {
  const dispatch = useAppDispatch();
  const isHydrated = useAppSelector(selectSession) !== 'unknown';
  return useMemo(() => (isHydrated ? dispatch(loadPendingChoice()) : null), [dispatch, isHydrated]);
}
