// Moves the focus to the new page's heading after a navigation, for keyboards and screen readers.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = main.current?.querySelector('h1') ?? main.current;
    heading?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
