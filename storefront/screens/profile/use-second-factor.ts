// Whether a login asks for a code. No other screen shows it, so it is asked for and kept here: the store and the loaders are part of every page.
import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { fetchSecondFactor } from '../../store/second-factor.thunks.ts';

export function useSecondFactor() {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<{ isOn?: boolean; failure?: string }>({});
  const [tries, setTries] = useState(1);
  useEffect(() => {
    void dispatch(fetchSecondFactor()).then((outcome) =>
      setKnown(
        fetchSecondFactor.fulfilled.match(outcome) ? outcome.payload : { failure: outcome.payload?.message ?? '' },
      ),
    );
  }, [dispatch, tries]);
  const retry = () => {
    setKnown({});
    setTries(tries + 1);
  };
  return { ...known, retry, setIsOn: (isOn: boolean) => setKnown({ isOn }) };
}
