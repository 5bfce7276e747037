// The second factor's state. Kept here, not in the store, which every page loads.
import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { fetchSecondFactor } from '../../store/profile/second-factor.thunks.ts';

export function useSecondFactor() {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<{ isOn?: boolean; failure?: string }>({});
  const [attempts, setAttempts] = useState(1);
  useEffect(() => {
    void dispatch(fetchSecondFactor()).then((outcome) =>
      setKnown(
        fetchSecondFactor.fulfilled.match(outcome) ? outcome.payload : { failure: outcome.payload?.message ?? '' },
      ),
    );
  }, [dispatch, attempts]);
  const retry = () => {
    setKnown({});
    setAttempts(attempts + 1);
  };
  return { ...known, retry, setIsOn: (isOn: boolean) => setKnown({ isOn }) };
}
