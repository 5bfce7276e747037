// Whether a login asks for a code. No other screen shows it, so it is asked for and kept here: the store and the loaders are part of every page.
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { fetchSecondFactor } from '../../store/second-factor.thunks.ts';

export function useSecondFactor() {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<{ isOn?: boolean; failure?: string }>({});
  const load = async () => {
    setKnown({});
    const outcome = await dispatch(fetchSecondFactor());
    setKnown(
      fetchSecondFactor.fulfilled.match(outcome) ? outcome.payload : { failure: outcome.payload?.message ?? '' },
    );
  };
  const loadFirst = useEffectEvent(load);
  useEffect(() => void loadFirst(), []);
  return { ...known, load, setIsOn: (isOn: boolean) => setKnown({ isOn }) };
}
