// A draft saver in React: saves when the connection is back, and when the screen is left.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Draft, DraftSaver } from './draft-saver.ts';

/** `create` is called once. */
export function useDraftSaver<Text, Saved, Basis>(
  create: () => DraftSaver<Text, Saved, Basis>,
): { saver: DraftSaver<Text, Saved, Basis>; draft: Draft<Text, Saved> } {
  const [saver] = useState(create);
  const draft = useSyncExternalStore(saver.subscribe, saver.read);
  useEffect(() => {
    const onOnline = () => void saver.save();
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      // Leaving for another screen ends typing.
      void saver.save().finally(saver.close);
    };
  }, [saver]);
  return { saver, draft };
}
