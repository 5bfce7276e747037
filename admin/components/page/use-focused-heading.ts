// Focuses the heading of a newly opened page, so that a screen reader says it.
import { type RefObject, useEffect, useRef } from 'react';

/** False until the first page is shown: there the browser itself starts at the top. */
let hasShownPage = false;

export function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasShownPage) heading.current?.focus({ preventScroll: true });
    hasShownPage = true;
  }, []);
  return heading;
}
