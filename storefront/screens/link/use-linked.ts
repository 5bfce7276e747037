// What a link leads to, read by the browser without a login.
import { useEffect, useState } from 'react';
import type { AppThunk } from '../../store/app-thunk.ts';
import { useAppDispatch } from '../../store/hooks.ts';

/** `failure`: why it cannot be shown. */
export function useLinked<What>(fetchIt: AppThunk<string, What>, token: string) {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<{ what?: What; failure?: string }>({});
  const [attempts, setAttempts] = useState(1);
  useEffect(() => {
    const asking = dispatch(fetchIt(token));
    void asking.then((outcome) => {
      if (fetchIt.fulfilled.match(outcome)) setKnown({ what: outcome.payload });
      else if (!outcome.meta.aborted) setKnown({ failure: outcome.payload?.message ?? '' });
    });
    return () => asking.abort();
  }, [dispatch, fetchIt, token, attempts]);
  return { ...known, askAgain: () => setAttempts(attempts + 1) };
}
