// Hooks around one request of a screen. Its answer is kept here, not in the store, which every page
// loads.
import { useEffect, useState } from 'react';
import type { AppThunk } from './app-thunk.ts';
import { useAppDispatch } from './hooks.ts';

export function useFetched<Answer>(thunk: AppThunk<void, Answer>) {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<{ answer?: Answer; failure?: string }>({});
  const [attempts, setAttempts] = useState(1);
  useEffect(() => {
    void dispatch(thunk()).then((outcome) =>
      setKnown(
        thunk.fulfilled.match(outcome) ? { answer: outcome.payload } : { failure: outcome.payload?.message ?? '' },
      ),
    );
  }, [dispatch, thunk, attempts]);
  const retry = () => {
    setKnown({});
    setAttempts(attempts + 1);
  };
  return { ...known, retry, setAnswer: (answer: Answer) => setKnown({ answer }) };
}
