// A part of the layout, by its file, that is fetched when it is wanted. Until it is here, and where it cannot come, the page does without.
import { useEffect, useEffectEvent, useState } from 'react';
import { useReconnection } from '../use-reconnection.ts';

/** `wants`: how often it has been wanted. What did not come is asked for again with each want, and once there is a connection. */
export function useWantedPart<Part>(fetchPart: () => Promise<Part>, wants: number): Part | undefined {
  const [part, setPart] = useState<Part>();
  const ask = () => {
    if (wants > 0 && !part) fetchPart().then(setPart, () => {});
  };
  const askForWant = useEffectEvent(ask);
  useEffect(() => askForWant(), [wants]);
  useReconnection(ask);
  return part;
}
