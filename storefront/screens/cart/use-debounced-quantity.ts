// Shows the new quantity immediately and saves it 400 ms after the last change, so that several
// presses of a button are one request.
import { useEffect, useRef, useState } from 'react';

const debounceMs = 400;

/** `send` resolves when the cart has been reloaded, whether the change succeeded or failed. */
export function useDebouncedQuantity(stored: number, send: (quantity: number) => Promise<unknown>) {
  const [unsaved, setUnsaved] = useState<{ quantity: number }>();
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; sendNow: () => void }>(undefined);

  // Leaving the page saves a pending change, because the shopper has already seen it.
  useEffect(() => () => pending.current?.sendNow(), []);

  const change = (quantity: number) => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
    if (quantity === stored) return setUnsaved(undefined);
    const sent = { quantity };
    setUnsaved(sent);
    const sendNow = () => {
      clearTimeout(pending.current?.timer);
      pending.current = undefined;
      // A change made while sending stays on screen.
      void send(quantity).finally(() => setUnsaved((latest) => (latest === sent ? undefined : latest)));
    };
    pending.current = { timer: setTimeout(sendNow, debounceMs), sendNow };
  };
  return { quantity: unsaved?.quantity ?? stored, change };
}
