// Saves the customer's data as a file.
import { useState } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { fetchOwnData } from '../../store/profile/privacy.thunks.ts';

export function useDownload() {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const load = async () => {
    setIsBusy(true);
    const outcome = await dispatch(fetchOwnData());
    setIsBusy(false);
    if (!fetchOwnData.fulfilled.match(outcome)) return;
    const file = new Blob([JSON.stringify(outcome.payload, null, 2)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'my-data.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return { isBusy, download: () => void load() };
}
