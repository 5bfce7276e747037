// Hooks around one request of a screen. Its answer is kept here, not in the store, which every page
// loads.
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
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

/** Sends the token of a mailed link. Resolves to undefined if it failed, which the thunk shows. */
export function useMailedLink<Answer>(thunk: AppThunk<string, Answer>): () => Promise<Answer | undefined> {
  const { token = '' } = useParams();
  const dispatch = useAppDispatch();
  return async () => {
    const outcome = await dispatch(thunk(token));
    return thunk.fulfilled.match(outcome) ? outcome.payload : undefined;
  };
}
