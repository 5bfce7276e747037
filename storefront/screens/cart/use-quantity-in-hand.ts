// The quantity as the shopper has it in hand: it shows at once, and is sent when the hand rests, so that 1 on the way to 10 is no order for one.
import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a further change. */
const rest = 400;

export function useQuantityInHand(stored: number, isBusy: boolean, send: (quantity: number) => void) {
  const [inHand, setInHand] = useState<number>();
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; sendNow: () => void }>(undefined);

  // Once the cart has been read again it is right, whatever became of the change.
  const [wasBusy, setWasBusy] = useState(isBusy);
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy);
    if (!isBusy) setInHand(undefined);
  }

  // Who leaves for the checkout in that moment means what he sees.
  useEffect(() => () => waiting.current?.sendNow(), []);

  const change = (quantity: number) => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    setInHand(quantity);
    if (quantity === stored) return;
    const sendNow = () => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      send(quantity);
    };
    waiting.current = { timer: setTimeout(sendNow, rest), sendNow };
  };
  return { quantity: inHand ?? stored, change };
}
