// Calls back when the browser has a connection again.
import { useEffect, useEffectEvent } from 'react';

export function useReconnection(onBack: () => void): void {
  const tell = useEffectEvent(onBack);
  useEffect(() => {
    const listener = () => tell();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
