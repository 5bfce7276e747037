// The current time, updated each minute, for ages on the screen.
import { useEffect, useState } from 'react';

const step = 60_000;

/** In ms. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step);
    return () => clearInterval(timer);
  }, []);
  return now;
}
