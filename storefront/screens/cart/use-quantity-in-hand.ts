// The quantity as the shopper has it in hand: it shows at once, and is sent when the hand rests, so that 1 on the way to 10 is no order for one.
import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a further change. */
const rest = 400;

/** `send` resolves once the cart has been read again: from then on the cart is right, whatever became of the change. */
export function useQuantityInHand(stored: number, send: (quantity: number) => Promise<unknown>) {
  const [inHand, setInHand] = useState<{ quantity: number }>();
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; sendNow: () => void }>(undefined);

  // Who leaves for the checkout in that moment means what he sees.
  useEffect(() => () => waiting.current?.sendNow(), []);

  const change = (quantity: number) => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    if (quantity === stored) return setInHand(undefined);
    const held = { quantity };
    setInHand(held);
    const sendNow = () => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      // What has been taken into hand since then stays there.
      void send(quantity).finally(() => setInHand((latest) => (latest === held ? undefined : latest)));
    };
    waiting.current = { timer: setTimeout(sendNow, rest), sendNow };
  };
  return { quantity: inHand?.quantity ?? stored, change };
}
