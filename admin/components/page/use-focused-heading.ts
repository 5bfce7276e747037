// The heading of the page that has just opened takes the focus, so that a screen reader says it.
import { type RefObject, useEffect, useRef } from 'react';

/** False until the first page is shown: the browser itself starts at the top of that one. */
let hasShownPage = false;

export function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasShownPage) heading.current?.focus({ preventScroll: true });
    hasShownPage = true;
  }, []);
  return heading;
}
