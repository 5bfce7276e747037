// Calls back when the browser is online again.
import { useEffect, useEffectEvent } from 'react';

export function useReconnection(onOnline: () => void): void {
  const notify = useEffectEvent(onOnline);
  useEffect(() => {
    const listener = () => notify();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
