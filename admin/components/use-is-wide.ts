// Whether the window has room for tables beside the navigation, and so shows the side bar.
import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(width >= 64rem)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
