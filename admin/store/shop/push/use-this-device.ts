// Turns messages on and off for this device.
import { useEffect, useState } from 'react';
import { adminApi } from '../../admin-api.ts';
import { findEndpoint, readPushState, subscribeBrowser, unsubscribeBrowser } from './this-browser.ts';

export function useThisDevice(memberId: string) {
  const [state, setState] = useState(readPushState);
  /** Undefined: not known yet. */
  const [endpoint, setEndpoint] = useState<string | null>();
  const [subscribe] = adminApi.useSubscribePushMutation();
  useEffect(() => {
    findEndpoint().then(setEndpoint, () => setEndpoint(null));
  }, []);
  return {
    state,
    endpoint,
    /** False: it was not turned on. Rejects if the browser or the server failed. */
    async turnOn(key: string): Promise<boolean> {
      const body = await subscribeBrowser(key, memberId);
      setState(readPushState());
      if (!body) return false;
      await subscribe({ body }).unwrap();
      setEndpoint(body.endpoint);
      return true;
    },
    async turnOff(): Promise<void> {
      await unsubscribeBrowser();
      setEndpoint(null);
    },
  };
}
