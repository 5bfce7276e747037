// Says that there is no connection, as long as there is none.
import { useSyncExternalStore } from 'react';
import * as layoutTexts from '@taana-baana/contract/texts/layout-texts.ts';

function watchConnection(listener: () => void): () => void {
  for (const change of ['online', 'offline']) window.addEventListener(change, listener);
  return () => {
    for (const change of ['online', 'offline']) window.removeEventListener(change, listener);
  };
}

export function OfflineNote() {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return <output className={isOnline ? '' : 'offline-note'}>{!isOnline && layoutTexts.offline}</output>;
}
