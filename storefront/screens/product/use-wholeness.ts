// By a link the page opens with what the shopper looks at first; the rest follows when that stands on the screen.
import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** Milliseconds in which what is drawn gets to the screen: to draw the rest meanwhile would hold that up. */
const showing = 60;

export function useWholeness(): boolean {
  const [isWhole, setIsWhole] = useState(useNavigationType() !== NavigationType.Push);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsWhole(true)), showing);
    return () => clearTimeout(timer);
  }, []);
  return isWhole;
}
